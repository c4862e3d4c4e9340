/* sheet-private.h - declarations shared by the files of the scenario sheet
 *
 * A sheet consists of rows: a line of text, a unit of an army, a heading. Rows are as wide as their column.
 * sheet-letters.c makes them, sheet-army.c and sheet-battle.c fill them, sheet-fit.c chooses the layout of map
 * and columns and distributes the rows, sheet.c draws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/sheet.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_SHEET_FONT_TITLE,
  ACIES_SHEET_FONT_HEADING,
  ACIES_SHEET_FONT_BODY,     /* of texts */
  ACIES_SHEET_FONT_TABLE,
  ACIES_SHEET_FONT_STRONG,   /* of numbers in tables */
  ACIES_SHEET_FONT_CAPTION,
  ACIES_SHEET_FONT_NUMBER,   /* of an army, large */
  ACIES_SHEET_FONT_BANNER,
} AciesSheetFont;
#define ACIES_N_SHEET_FONTS (ACIES_SHEET_FONT_BANNER + 1)

typedef enum
{
  ACIES_SHEET_INK,
  ACIES_SHEET_PALE,
  ACIES_SHEET_WHITE,  /* on the side's colour */
} AciesSheetInk;

/* A text in a font, or an upper estimate of its size without fonts. */
typedef struct
{
  PangoLayout *layout;   /* NULL: estimated */
  char        *guessed;
  double       size;
  double       breadth;  /* size for estimating the width; greater for bold text */
  double       width;    /* line width; 0 for a single line of any width */
} AciesSheetLetters;

/* Text in a row. */
typedef struct
{
  AciesSheetLetters *letters; /* owned by the matter */
  PangoLayoutLine   *line;    /* NULL: all lines */
  double             x;       /* from the left of the row */
  double             y;       /* from its top: to the top of the text, or to the baseline of @line */
  AciesSheetInk      ink;
} AciesSheetCell;

typedef enum
{
  ACIES_SHEET_PLAIN,
  ACIES_SHEET_RULED,   /* a line below: a heading */
  ACIES_SHEET_LISTED,  /* a hairline below: a row of a table */
  ACIES_SHEET_SUMMED,  /* a line above: a sum */
  ACIES_SHEET_BANNER,  /* on the colour of the side */
} AciesSheetLook;

/* Most cells of a row: an army has five numbers with captions. */
#define ACIES_SHEET_MAX_CELLS 10

typedef struct
{
  AciesSheetPart part;
  guint          index;
  double         gap;      /* space above, dropped at the top of a column */
  double         height;
  gboolean       clings;   /* stays with the next row */
  AciesSheetLook look;
  double         picture;  /* hex width of the picture at the left; 0: no picture */
  AciesId        type;     /* of the unit in the picture, or ACIES_NO_ID */
  AciesId        terrain;  /* terrain in the picture, or ACIES_NO_ID */
  AciesSide      side;
  guint          marks;
  guint8         properties[ACIES_MAX_PROPERTIES]; /* of the unit in the picture */
  guint          n_cells;
  AciesSheetCell cells[ACIES_SHEET_MAX_CELLS];
} AciesSheetRow;

/**
 * AciesSheetMatter:
 *
 * All rows of a sheet, for one font size and one column width.
 */
typedef struct
{
  PangoContext     *context;                 /* NULL: estimate without fonts */
  gboolean          is_unsure;               /* the estimate is not safe */
  const AciesState *state;
  double            size;
  double            width;
  double            number_width;            /* of a column of numbers in a table */
  GPtrArray        *letters;                 /* of AciesSheetLetters: the text of all rows */
  AciesSheetPart    part;                    /* part of the next rows */
  guint             index;
  GArray           *rows;                    /* of AciesSheetRow: receives the next rows */
  GArray           *armies[ACIES_MAX_SIDES];
  GArray           *battle;
  GArray           *texts[ACIES_N_TEXTS];    /* NULL for the texts of the title */
} AciesSheetMatter;

/* A row's place on the page. */
typedef struct
{
  AciesSheetRow row;
  double        x;
  double        y;
  double        width;
} AciesSheetPlaced;

/* A column that is being filled. */
typedef struct
{
  double   x;
  double   width;
  double   top;     /* position of the next row */
  double   bottom;
  gboolean begun;   /* the column has a row */
} AciesSheetColumn;

struct _AciesSheet
{
  AciesState       *state;
  AciesPage         page;
  double            size;
  AciesSheetMatter *title;   /* the matters own the text of the rows */
  AciesSheetMatter *matter;
  AciesSheetBlock   map;
  GArray           *placed;  /* of AciesSheetPlaced */
  GArray           *blocks;  /* of AciesSheetBlock */
  GArray           *losses;  /* of AciesSheetLoss */
};

/* --- sheet-letters.c */
PangoContext      *acies_sheet_new_context  (void);

/* Returns whether all characters are in every font for Latin, Greek and Cyrillic. */
gboolean           acies_sheet_can_guess    (const char *text);

/* (transfer none): @width: line width, or 0 for a single line of any width */
AciesSheetLetters *acies_sheet_set         (AciesSheetMatter        *matter,
                                            AciesSheetFont           font,
                                            const char              *text,
                                            double                   width);
double             acies_sheet_text_width  (const AciesSheetLetters *self);
double             acies_sheet_text_height (const AciesSheetLetters *self);
double             acies_sheet_text_base   (const AciesSheetLetters *self);
guint              acies_sheet_text_lines  (const AciesSheetLetters *self);

/* Wraps the text at @width and cuts it after @lines lines. Returns the number of lines cut. */
guint              acies_sheet_text_shorten (AciesSheetLetters      *self,
                                            double                   width,
                                            guint                    lines);

/* @context: (nullable): %NULL to estimate without fonts */
AciesSheetMatter *acies_sheet_matter_new  (PangoContext      *context,
                                           const AciesState  *state,
                                           double             size,
                                           double             width);
void              acies_sheet_matter_free (AciesSheetMatter  *self);

/* Sets the part and the array of the next rows. */
void              acies_sheet_begin       (AciesSheetMatter  *self,
                                           AciesSheetPart     part,
                                           guint              index,
                                           GArray           **rows);

/* Makes the number columns wide enough for @caption. */
void              acies_sheet_make_room   (AciesSheetMatter  *self,
                                           const char        *caption);

/* (transfer none): a new row, valid until the next row is added */
AciesSheetRow    *acies_sheet_add_row     (AciesSheetMatter  *self,
                                           double             height);

/* Adds text to a row, with its first baseline at @base. */
void              acies_sheet_add_cell    (AciesSheetRow     *row,
                                           AciesSheetLetters *letters,
                                           double             x,
                                           double             base,
                                           AciesSheetInk      ink);

/* @captions: (nullable): captions of the number columns below, from the right */
void              acies_sheet_add_heading (AciesSheetMatter  *self,
                                           const char        *text,
                                           const char *const *captions);

/* Number columns of a table, at the right. Each can be empty. */
#define ACIES_SHEET_N_NUMBERS 2

/* Adds a name, after a picture of width @picture, and numbers at the right. */
AciesSheetRow    *acies_sheet_add_numbers (AciesSheetMatter  *self,
                                           double             picture,
                                           const char        *name,
                                           const char *const *numbers);

/* Adds a name at the left and its value at the right. Both wrap. */
void              acies_sheet_add_pair    (AciesSheetMatter  *self,
                                           const char        *name,
                                           const char        *value);

/* Adds a row for each line of @text. */
void              acies_sheet_add_text    (AciesSheetMatter  *self,
                                           AciesSheetFont     font,
                                           const char        *text);

/* --- sheet-army.c, sheet-battle.c */
void              acies_sheet_add_army    (AciesSheetMatter  *self,
                                           AciesSide          side);
void              acies_sheet_add_battle  (AciesSheetMatter  *self);
void              acies_sheet_add_texts   (AciesSheetMatter  *self);

/* (transfer full): the head of the page; text that does not fit is added to @losses
 * @context: (nullable): as for acies_sheet_matter_new() */
AciesSheetMatter *acies_sheet_set_title   (PangoContext      *context,
                                           const AciesState  *state,
                                           double             width,
                                           GArray            *losses);

/* --- sheet-fit.c */
/* Lays out everything below the title, which ends at @top. */
void              acies_sheet_fit         (AciesSheet          *self,
                                           PangoContext        *context,
                                           double               top);

/**
 * acies_sheet_fits_easily:
 * @width: width of the smallest paper without margins
 * @height: height of the smallest paper without margins
 * Returns: whether everything but the title fits so easily that no layout need be tried
 */
gboolean          acies_sheet_fits_easily (const AciesState    *state,
                                           PangoContext        *context,
                                           double               width,
                                           double               height);

/* Returns whether everything but the title is sure to fit on @page with any fonts. Loads no font. */
gboolean          acies_sheet_fits_guessed (const AciesState   *state,
                                           const AciesPage     *page);

/* --- sheet.c */
void              acies_sheet_add_loss    (GArray              *losses,
                                           AciesSheetPart       part,
                                           guint                index,
                                           guint                lines);

G_END_DECLS
