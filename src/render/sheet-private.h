/* sheet-private.h - declarations shared by the source files of the scenario sheet
 *
 * A sheet consists of rows, such as a heading, a line of text or a unit of an army. A row is as wide as its column.
 * sheet-letters.c creates rows, and sheet-army.c, sheet-battle.c, sheet-reference.c and sheet-setup.c fill them. sheet-fit.c chooses the size of the
 * board and the number of columns, and places the rows in the columns. sheet.c draws the sheet.
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
  ACIES_SHEET_FONT_BODY,     /* for paragraphs of text */
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
  ACIES_SHEET_WHITE,  /* for text on a background in the colour of a side */
} AciesSheetInk;

/* A piece of text in one font. Without fonts, its sizes are estimated, and the estimates are normally too large. */
typedef struct
{
  PangoLayout *layout;   /* NULL if sizes are estimated */
  char        *guessed;  /* the text if sizes are estimated, else NULL */
  double       size;
  double       breadth;  /* font size for estimates of the width; larger for bold text */
  double       width;    /* width at which lines wrap; 0 for a single line of any width */
} AciesSheetLetters;

/* A piece of text in a row. */
typedef struct
{
  AciesSheetLetters *letters; /* owned by AciesSheetMatter */
  PangoLayoutLine   *line;    /* single line of @letters to draw; NULL for all lines */
  double             x;       /* distance from the left edge of the row */
  double             y;       /* distance from the top of the row to the top of the text, or to the baseline of @line */
  AciesSheetInk      ink;
  gboolean           is_turned; /* whether the text is read from below; @y is then its lower end */
  double             box;       /* width of a box to tick, left of the text; 0 for no box */
} AciesSheetCell;

typedef enum
{
  ACIES_SHEET_PLAIN,
  ACIES_SHEET_RULED,   /* line below, for a heading */
  ACIES_SHEET_LISTED,  /* thin line below, for a row of a table */
  ACIES_SHEET_SUMMED,  /* line above, for a sum */
  ACIES_SHEET_BANNER,  /* background in the colour of the side */
} AciesSheetLook;

/* From the title of the sheet to the line below it. */
#define ACIES_SHEET_FOOT 5

/* Maximum number of cells in a row. The row of a unit type has its name, its numbers and its skills. */
#define ACIES_SHEET_MAX_CELLS 16

typedef struct
{
  AciesSheetPart part;
  guint          index;
  double         gap;      /* space above the row; omitted at the top of a column */
  double         height;
  gboolean       clings;   /* whether the row must be in the same column as the next row */
  AciesSheetLook look;
  double         picture;  /* width of the picture at the left edge; 0 for no picture */
  AciesId        type;     /* unit type in the picture, or ACIES_NO_ID */
  AciesId        terrain;  /* terrain in the picture, or ACIES_NO_ID */
  AciesId        die;      /* type of die whose faces are the picture, or ACIES_NO_ID */
  AciesSide      side;
  guint          figures;
  guint          marks;
  guint8         properties[ACIES_MAX_PROPERTIES]; /* properties of the unit in the picture */
  guint          n_cells;
  AciesSheetCell cells[ACIES_SHEET_MAX_CELLS];
} AciesSheetRow;

/**
 * AciesSheetMatter:
 *
 * All rows of a sheet, for a given font size and column width.
 */
typedef struct
{
  PangoContext     *context;                 /* NULL to estimate sizes without fonts */
  gboolean          is_unsure;               /* whether an estimated size could be too small */
  const AciesState *state;
  double            size;
  double            width;
  double            number_width;            /* width of each column of numbers in a table */
  GPtrArray        *letters;                 /* of AciesSheetLetters; the texts of all rows */
  AciesSheetPart    part;                    /* part of the sheet to which new rows belong */
  guint             index;
  GArray           *rows;                    /* of AciesSheetRow; the array to which new rows are added */
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

/* A column that is being filled with rows. */
typedef struct
{
  double   x;
  double   width;
  double   top;     /* vertical position of the next row */
  double   bottom;
  gboolean begun;   /* whether the column contains a row */
} AciesSheetColumn;

struct _AciesSheet
{
  AciesState       *state;
  AciesPage         page;
  double            size;
  AciesSheetMatter *title;   /* @title and @matter own the texts of the rows */
  AciesSheetMatter *matter;
  AciesSheetBlock   map;
  GArray           *placed;  /* of AciesSheetPlaced */
  GArray           *blocks;  /* of AciesSheetBlock */
  GArray           *losses;  /* of AciesSheetLoss */
};

/* --- sheet-letters.c */
PangoContext      *acies_sheet_new_context  (void);

/* Returns whether the size of @text can be estimated without fonts. This is possible for Latin, Greek and Cyrillic
 * characters and common punctuation. */
gboolean           acies_sheet_can_guess    (const char *text);

/* Returns: (transfer none): @text in @font. @width: width of a line, or 0 for a single line of any width */
AciesSheetLetters *acies_sheet_set         (AciesSheetMatter        *matter,
                                            AciesSheetFont           font,
                                            const char              *text,
                                            double                   width);
/* These functions return, in this order, the width and the height of a text, the distance from its top to the first
 * baseline, and its number of lines. */
double             acies_sheet_text_width  (const AciesSheetLetters *self);
double             acies_sheet_text_height (const AciesSheetLetters *self);
double             acies_sheet_text_base   (const AciesSheetLetters *self);
guint              acies_sheet_text_lines  (const AciesSheetLetters *self);

/* Wraps a text at @width and truncates it after @lines lines, with an ellipsis. Returns the number of lines removed. */
guint              acies_sheet_text_shorten (AciesSheetLetters      *self,
                                            double                   width,
                                            guint                    lines);

/* @context: (nullable): the context for the fonts, or %NULL to estimate sizes without fonts */
AciesSheetMatter *acies_sheet_matter_new  (PangoContext      *context,
                                           const AciesState  *state,
                                           double             size,
                                           double             width);
void              acies_sheet_matter_free (AciesSheetMatter  *self);

/* Sets the part to which new rows belong and the array to which they are added. @rows: (inout): the array; created if
 * it is %NULL */
void              acies_sheet_begin       (AciesSheetMatter  *self,
                                           AciesSheetPart     part,
                                           guint              index,
                                           GArray           **rows);

/* Makes the columns of numbers wide enough for @caption. */
void              acies_sheet_make_room   (AciesSheetMatter  *self,
                                           const char        *caption);

/* Returns: (transfer none): a new row, valid until another row is added */
AciesSheetRow    *acies_sheet_add_row     (AciesSheetMatter  *self,
                                           double             height);

/* Adds a text to a row. @base: distance from the top of the row to the first baseline */
void              acies_sheet_add_cell    (AciesSheetRow     *row,
                                           AciesSheetLetters *letters,
                                           double             x,
                                           double             base,
                                           AciesSheetInk      ink);

/* Adds a heading. @captions: (nullable): captions for the columns of numbers below the heading, from right to left */
void              acies_sheet_add_heading (AciesSheetMatter  *self,
                                           const char        *text,
                                           const char *const *captions);

/* Number of columns for numbers at the right edge of a table. A column can be empty. */
#define ACIES_SHEET_N_NUMBERS 2

/* Adds a table row with a name at the left edge and numbers at the right edge.
 * @picture: width of the space for a picture at the left edge, or 0
 * @numbers: the numbers, from right to left; %NULL for an empty column */
AciesSheetRow    *acies_sheet_add_numbers (AciesSheetMatter  *self,
                                           double             picture,
                                           const char        *name,
                                           const char *const *numbers);

/* Adds a row with @name at the left edge and @value at the right edge. Both can wrap. */
void              acies_sheet_add_pair    (AciesSheetMatter  *self,
                                           const char        *name,
                                           const char        *value);

/* Adds @text, with one row for each of its lines. */
void              acies_sheet_add_text    (AciesSheetMatter  *self,
                                           AciesSheetFont     font,
                                           const char        *text);

/* Adds @name in bold letters and @text after it, with one row for each line. */
void              acies_sheet_add_entry   (AciesSheetMatter  *self,
                                           const char        *name,
                                           const char        *text);

/* --- sheet-army.c, sheet-battle.c */
void              acies_sheet_add_army    (AciesSheetMatter  *self,
                                           AciesSide          side);
void              acies_sheet_add_battle  (AciesSheetMatter  *self);
void              acies_sheet_add_texts   (AciesSheetMatter  *self);

/* Adds the faces of each kind of die that the battle uses. Adds nothing if the game has only one kind. */
void              acies_sheet_add_dice    (AciesSheetMatter  *self);

/* Returns: (transfer full): all faces of a die, such as "2 3 3 4 4 5" or "Blank × 3, Special, Cross × 2" */
char             *acies_sheet_dup_faces   (const AciesRuleset *ruleset,
                                           const AciesDieType *die);

/* Returns: (transfer full): "Cross × 2", or only @name if there is one */
char             *acies_sheet_dup_several (const char        *name,
                                           guint              n);

/* Returns: whether the battle uses dice of this kind */
gboolean          acies_sheet_has_die     (const AciesState  *state,
                                           AciesId            type);

/* Returns: (transfer full): "Left Wing (Red, Grey)" for "Red Left Wing" and "Grey Left Wing"; otherwise all @names */
char             *acies_sheet_join_names  (const GPtrArray   *names);

/* Returns: (transfer full): the title of the page. If parts of it do not fit, the function adds a loss to @losses.
 * @context: (nullable): see acies_sheet_matter_new() */
AciesSheetMatter *acies_sheet_set_title   (PangoContext      *context,
                                           const AciesState  *state,
                                           double             width,
                                           GArray            *losses);

/* --- sheet-fit.c */
/* Puts rows into the columns, one after the other, each from its top.
 * @placed: (nullable): receives the places of the rows
 * Returns: the number of rows for which there is room */
guint             acies_sheet_flow        (const AciesSheetRow *rows,
                                           guint                n_rows,
                                           AciesSheetColumn    *columns,
                                           guint                n_columns,
                                           GArray              *placed);

/* Lays out everything except the title. @top: vertical position of the bottom edge of the title */
void              acies_sheet_fit         (AciesSheet          *self,
                                           PangoContext        *context,
                                           double               top);

/**
 * acies_sheet_fits_easily:
 * @width: width of the printable area of the smallest paper size
 * @height: height of the printable area of the smallest paper size
 *
 * Returns: whether, by a rough estimate, everything except the title fits so easily that trying a layout is unnecessary
 */
gboolean          acies_sheet_fits_easily (const AciesState    *state,
                                           PangoContext        *context,
                                           double               width,
                                           double               height);

/* Returns whether everything except the title is certain to fit on @page with any fonts. Does not load fonts. */
gboolean          acies_sheet_fits_guessed (const AciesState   *state,
                                           const AciesPage     *page);

/* --- sheet.c */
/* Returns: an empty page for a copy of @state */
AciesSheet       *acies_sheet_new_empty   (const AciesState    *state,
                                           const AciesPage     *page);

/* Makes blocks of the rows that have been placed. */
void              acies_sheet_collect_blocks (AciesSheet       *self);

/* Adds @lines to the number of lines that were left out of a part because they did not fit. */
void              acies_sheet_add_loss    (GArray              *losses,
                                           AciesSheetPart       part,
                                           guint                index,
                                           guint                lines);

G_END_DECLS
