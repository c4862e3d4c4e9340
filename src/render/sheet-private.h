/* sheet-private.h - what the files of the scenario sheet share
 *
 * A sheet is made of rows: a line of a text, a unit of an army, a heading. All
 * rows of a column are as wide as the column. sheet-letters.c makes them,
 * sheet-army.c and sheet-battle.c say which there are, sheet-fit.c finds the
 * best plan for map and columns and puts rows into columns, sheet.c draws them.
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
  ACIES_SHEET_FONT_NUMBER,   /* of an army: large */
  ACIES_SHEET_FONT_BANNER,
} AciesSheetFont;
#define ACIES_N_SHEET_FONTS (ACIES_SHEET_FONT_BANNER + 1)

typedef enum
{
  ACIES_SHEET_INK,
  ACIES_SHEET_PALE,
  ACIES_SHEET_WHITE,  /* on the colour of a side */
} AciesSheetInk;

/* A text that is set in a font; or only guessed, where it is enough to know that it takes no more room. */
typedef struct
{
  PangoLayout *layout;   /* NULL: guessed, from the rest */
  char        *guessed;
  double       size;
  double       breadth;  /* the size that tells how wide they are: more for bold ones */
  double       width;    /* of the lines, 0 for one that is as long as it is */
} AciesSheetLetters;

/* One line of letters. */
typedef struct
{
  PangoLayoutLine *line;    /* NULL: guessed */
  double           x;
  double           height;
  double           base;    /* from its top */
} AciesSheetLine;

/* Letters somewhere in a row. */
typedef struct
{
  AciesSheetLetters *letters; /* its matter has them */
  PangoLayoutLine   *line;    /* NULL: all of them */
  double             x;       /* from the left of the row */
  double             y;       /* from its top: to the top of the letters, or to the base of the line */
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

/* How many cells a row has at most: an army has five numbers, each with its caption. */
#define ACIES_SHEET_MAX_CELLS 10

typedef struct
{
  AciesSheetPart part;
  guint          index;
  double         gap;      /* above it; none at the top of a column */
  double         height;
  gboolean       clings;   /* stays with the next row */
  AciesSheetLook look;
  double         picture;  /* width of the hex of a picture at its left; 0: none */
  AciesId        type;     /* of the unit in the picture, or ACIES_NO_ID */
  AciesId        terrain;  /* the same of ground */
  AciesSide      side;
  guint          marks;
  guint8         properties[ACIES_MAX_PROPERTIES]; /* of a die, which shows one */
  guint          n_cells;
  AciesSheetCell cells[ACIES_SHEET_MAX_CELLS];
} AciesSheetRow;

/**
 * AciesSheetMatter:
 *
 * All rows of a sheet, set for one size of letters and one width of columns.
 */
typedef struct
{
  PangoContext     *context;                 /* NULL: letters are guessed, without fonts */
  gboolean          is_unsure;               /* then: some cannot be */
  const AciesState *state;
  double            size;
  double            width;
  double            number_width;            /* of a column of numbers in a table */
  GPtrArray        *letters;                 /* of AciesSheetLetters: all in its rows */
  AciesSheetPart    part;                    /* of the rows that are added now */
  guint             index;
  GArray           *rows;                    /* of AciesSheetRow: to which they are added */
  GArray           *armies[ACIES_MAX_SIDES];
  GArray           *battle;
  GArray           *texts[ACIES_N_TEXTS];    /* none for those of the title */
} AciesSheetMatter;

/* Where a row lies on the page. */
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
  double   top;     /* where the next row goes */
  double   bottom;
  gboolean begun;   /* there is something above */
} AciesSheetColumn;

struct _AciesSheet
{
  AciesState       *state;
  AciesPage         page;
  double            size;
  AciesSheetMatter *title;   /* which have the letters of the rows */
  AciesSheetMatter *matter;
  AciesSheetBlock   map;
  GArray           *placed;  /* of AciesSheetPlaced */
  GArray           *blocks;  /* of AciesSheetBlock */
  GArray           *losses;  /* of AciesSheetLoss */
};

/* --- sheet-letters.c */
PangoContext      *acies_sheet_new_context  (void);

/* Are all its letters such as every font for Latin, Greek and Cyrillic has them? */
gboolean           acies_sheet_can_guess    (const char *text);

/* (transfer none): @width of the lines, 0 for one that is as long as it is */
AciesSheetLetters *acies_sheet_set         (AciesSheetMatter        *matter,
                                            AciesSheetFont           font,
                                            const char              *text,
                                            double                   width);
double             acies_sheet_text_width  (const AciesSheetLetters *self);
double             acies_sheet_text_height (const AciesSheetLetters *self);
double             acies_sheet_text_base   (const AciesSheetLetters *self);
guint              acies_sheet_text_lines  (const AciesSheetLetters *self);

/* Lines are so wide, and only so many; returns how many are lost. */
guint              acies_sheet_text_shorten (AciesSheetLetters      *self,
                                            double                   width,
                                            guint                    lines);

/* @context: (nullable): %NULL to guess what room all takes at most */
AciesSheetMatter *acies_sheet_matter_new  (PangoContext      *context,
                                           const AciesState  *state,
                                           double             size,
                                           double             width);
void              acies_sheet_matter_free (AciesSheetMatter  *self);

/* Rows that are added from now on are of this part, and go to @rows. */
void              acies_sheet_begin       (AciesSheetMatter  *self,
                                           AciesSheetPart     part,
                                           guint              index,
                                           GArray           **rows);

/* Columns of numbers are wide enough for that caption. */
void              acies_sheet_make_room   (AciesSheetMatter  *self,
                                           const char        *caption);

/* (transfer none): a row of that height, to be filled in before the next one */
AciesSheetRow    *acies_sheet_add_row     (AciesSheetMatter  *self,
                                           double             height);

/* Puts letters into a row, their first line on the base line @base. */
void              acies_sheet_add_cell    (AciesSheetRow     *row,
                                           AciesSheetLetters *letters,
                                           double             x,
                                           double             base,
                                           AciesSheetInk      ink);

/* @captions: (nullable): of the columns of numbers below, from the right */
void              acies_sheet_add_heading (AciesSheetMatter  *self,
                                           const char        *text,
                                           const char *const *captions);

/* A table has two columns of numbers at the right; each may be left empty. */
#define ACIES_SHEET_N_NUMBERS 2

/* A name at the left, after a picture of @picture width, and numbers at the right. */
AciesSheetRow    *acies_sheet_add_numbers (AciesSheetMatter  *self,
                                           double             picture,
                                           const char        *name,
                                           const char *const *numbers);

/* What it is called at the left, what it is at the right, both in lines where they are long. */
void              acies_sheet_add_pair    (AciesSheetMatter  *self,
                                           const char        *name,
                                           const char        *value);

/* A row for each line of @text. */
void              acies_sheet_add_text    (AciesSheetMatter  *self,
                                           AciesSheetFont     font,
                                           const char        *text);

/* --- sheet-army.c, sheet-battle.c */
void              acies_sheet_add_army    (AciesSheetMatter  *self,
                                           AciesSide          side);
void              acies_sheet_add_battle  (AciesSheetMatter  *self);
void              acies_sheet_add_texts   (AciesSheetMatter  *self);

/* (transfer full): what stands across the head of the page; what does not fit is told
 * @context: (nullable): as in acies_sheet_matter_new() */
AciesSheetMatter *acies_sheet_set_title   (PangoContext      *context,
                                           const AciesState  *state,
                                           double             width,
                                           GArray            *losses);

/* --- sheet-fit.c */
/* Lays out all below the title, which reaches down to @top. */
void              acies_sheet_fit         (AciesSheet          *self,
                                           PangoContext        *context,
                                           double               top);

/**
 * acies_sheet_fits_easily:
 * @width: of the room on the smallest paper, without margins
 * @height: the same
 * Returns: whether all but the title has so much room that no plan need be tried
 */
gboolean          acies_sheet_fits_easily (const AciesState    *state,
                                           PangoContext        *context,
                                           double               width,
                                           double               height);

/* Does all but the title fit on @page without a doubt, whatever the fonts are? None is loaded to say so. */
gboolean          acies_sheet_fits_guessed (const AciesState   *state,
                                           const AciesPage     *page);

/* --- sheet.c */
void              acies_sheet_add_loss    (GArray              *losses,
                                           AciesSheetPart       part,
                                           guint                index,
                                           guint                lines);

G_END_DECLS
