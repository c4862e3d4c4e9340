/* sheet-private.h - declarations shared by the files of the scenario sheet
 *
 * A sheet consists of rows, such as a line of text, a unit of an army or a heading. A row is as wide as its column.
 * sheet-letters.c creates rows. sheet-army.c and sheet-battle.c add the contents. sheet-fit.c chooses the layout of the board and
 * the columns, and distributes the rows. sheet.c draws the sheet.
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
  ACIES_SHEET_FONT_BODY,     /* for texts */
  ACIES_SHEET_FONT_TABLE,
  ACIES_SHEET_FONT_STRONG,   /* for numbers in tables */
  ACIES_SHEET_FONT_CAPTION,
  ACIES_SHEET_FONT_NUMBER,   /* for the large numbers of an army */
  ACIES_SHEET_FONT_BANNER,
} AciesSheetFont;
#define ACIES_N_SHEET_FONTS (ACIES_SHEET_FONT_BANNER + 1)

typedef enum
{
  ACIES_SHEET_INK,
  ACIES_SHEET_PALE,
  ACIES_SHEET_WHITE,  /* for text on the colour of a side */
} AciesSheetInk;

/* A text in a font. Without a font, the size of the text is an upper estimate. */
typedef struct
{
  PangoLayout *layout;   /* NULL if the size is estimated */
  char        *guessed;  /* the text if the size is estimated; else NULL */
  double       size;
  double       breadth;  /* font size for estimating the width; larger for bold text */
  double       width;    /* line width; 0 for a single line of any width */
} AciesSheetLetters;

/* Text in a row. */
typedef struct
{
  AciesSheetLetters *letters; /* owned by the AciesSheetMatter */
  PangoLayoutLine   *line;    /* one line of the text; NULL for all lines */
  double             x;       /* distance from the left edge of the row */
  double             y;       /* distance from the top of the row to the top of the text, or to the baseline of @line */
  AciesSheetInk      ink;
} AciesSheetCell;

typedef enum
{
  ACIES_SHEET_PLAIN,
  ACIES_SHEET_RULED,   /* with a line below, for a heading */
  ACIES_SHEET_LISTED,  /* with a hairline below, for a row of a table */
  ACIES_SHEET_SUMMED,  /* with a line above, for a sum */
  ACIES_SHEET_BANNER,  /* with the colour of the side as the background */
} AciesSheetLook;

/* Maximum number of cells in a row: five numbers of an army and their captions. */
#define ACIES_SHEET_MAX_CELLS 10

typedef struct
{
  AciesSheetPart part;
  guint          index;
  double         gap;      /* space above the row, omitted at the top of a column */
  double         height;
  gboolean       clings;   /* whether the row stays in the same column as the next row */
  AciesSheetLook look;
  double         picture;  /* hex width of the picture at the left; 0 for no picture */
  AciesId        type;     /* type of the unit in the picture, or ACIES_NO_ID */
  AciesId        terrain;  /* terrain in the picture, or ACIES_NO_ID */
  AciesSide      side;
  guint          marks;
  guint8         properties[ACIES_MAX_PROPERTIES]; /* properties of the unit in the picture */
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
  PangoContext     *context;                 /* NULL to estimate sizes without fonts */
  gboolean          is_unsure;               /* whether estimated sizes can be too small */
  const AciesState *state;
  double            size;
  double            width;
  double            number_width;            /* width of a column of numbers in a table */
  GPtrArray        *letters;                 /* of AciesSheetLetters: the text of all rows */
  AciesSheetPart    part;                    /* part to which new rows belong */
  guint             index;
  GArray           *rows;                    /* of AciesSheetRow: the array to which new rows are added */
  GArray           *armies[ACIES_MAX_SIDES];
  GArray           *battle;
  GArray           *texts[ACIES_N_TEXTS];    /* NULL for texts that are part of the title */
} AciesSheetMatter;

/* The position of a row on the page. */
typedef struct
{
  AciesSheetRow row;
  double        x;
  double        y;
  double        width;
} AciesSheetPlaced;

/* A column to which rows are being added. */
typedef struct
{
  double   x;
  double   width;
  double   top;     /* vertical position of the next row */
  double   bottom;
  gboolean begun;   /* whether the column has a row */
} AciesSheetColumn;

struct _AciesSheet
{
  AciesState       *state;
  AciesPage         page;
  double            size;
  AciesSheetMatter *title;   /* @title and @matter own the text of the rows */
  AciesSheetMatter *matter;
  AciesSheetBlock   map;
  GArray           *placed;  /* of AciesSheetPlaced */
  GArray           *blocks;  /* of AciesSheetBlock */
  GArray           *losses;  /* of AciesSheetLoss */
};

/* --- sheet-letters.c */
PangoContext      *acies_sheet_new_context  (void);

/* Returns whether every font for Latin, Greek and Cyrillic contains all characters of @text. */
gboolean           acies_sheet_can_guess    (const char *text);

/* (transfer none): the text in @font; @width: line width, or 0 for a single line of any width */
AciesSheetLetters *acies_sheet_set         (AciesSheetMatter        *matter,
                                            AciesSheetFont           font,
                                            const char              *text,
                                            double                   width);
/* Return the width, the height, the distance from the top to the first baseline, and the number of lines. */
double             acies_sheet_text_width  (const AciesSheetLetters *self);
double             acies_sheet_text_height (const AciesSheetLetters *self);
double             acies_sheet_text_base   (const AciesSheetLetters *self);
guint              acies_sheet_text_lines  (const AciesSheetLetters *self);

/* Wraps the text at @width and removes all lines after the first @lines. Returns the number of lines removed. */
guint              acies_sheet_text_shorten (AciesSheetLetters      *self,
                                            double                   width,
                                            guint                    lines);

/* @context: (nullable): %NULL to estimate sizes without fonts */
AciesSheetMatter *acies_sheet_matter_new  (PangoContext      *context,
                                           const AciesState  *state,
                                           double             size,
                                           double             width);
void              acies_sheet_matter_free (AciesSheetMatter  *self);

/* Sets the part and the array for new rows. Creates the array if it is NULL. */
void              acies_sheet_begin       (AciesSheetMatter  *self,
                                           AciesSheetPart     part,
                                           guint              index,
                                           GArray           **rows);

/* Makes the columns of numbers at least as wide as @caption. */
void              acies_sheet_make_room   (AciesSheetMatter  *self,
                                           const char        *caption);

/* (transfer none): a new row, valid until the next row is added */
AciesSheetRow    *acies_sheet_add_row     (AciesSheetMatter  *self,
                                           double             height);

/* Adds text to a row, with the first baseline at @base. */
void              acies_sheet_add_cell    (AciesSheetRow     *row,
                                           AciesSheetLetters *letters,
                                           double             x,
                                           double             base,
                                           AciesSheetInk      ink);

/* @captions: (nullable): captions for the columns of numbers below the heading, from right to left */
void              acies_sheet_add_heading (AciesSheetMatter  *self,
                                           const char        *text,
                                           const char *const *captions);

/* Number of columns of numbers at the right of a table. Each column can be empty. */
#define ACIES_SHEET_N_NUMBERS 2

/* Adds a row: space for a picture of width @picture, then a name, and numbers at the right. */
AciesSheetRow    *acies_sheet_add_numbers (AciesSheetMatter  *self,
                                           double             picture,
                                           const char        *name,
                                           const char *const *numbers);

/* Adds a row with a name at the left and a value at the right. Both can wrap. */
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

/* (transfer full): the title of the page; each text that does not fit is added to @losses
 * @context: (nullable): see acies_sheet_matter_new() */
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
 * Returns: whether everything except the title fits in every layout, so that the layouts need no test
 */
gboolean          acies_sheet_fits_easily (const AciesState    *state,
                                           PangoContext        *context,
                                           double               width,
                                           double               height);

/* Returns whether everything except the title certainly fits on @page with any fonts. Loads no font. */
gboolean          acies_sheet_fits_guessed (const AciesState   *state,
                                           const AciesPage     *page);

/* --- sheet.c */
void              acies_sheet_add_loss    (GArray              *losses,
                                           AciesSheetPart       part,
                                           guint                index,
                                           guint                lines);

G_END_DECLS
