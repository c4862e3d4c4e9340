/* sheet-army.c - the rows of one army: its numbers, units, reserve and cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/ruleset/property.h"
#include "render/sheet-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Width of the hex of a unit's picture, in sizes of the text. */
#define PICTURE 1.95

/* --- its name and numbers ---------------------------------------------------------------- */

static void
add_banner (AciesSheetMatter *self,
            AciesSide         side)
{
  const AciesState  *state = self->state;
  const char        *name = state->ruleset->sides[side].name;
  double             inset = self->size * 0.6;
  AciesSheetLetters *letters = acies_sheet_set (self, ACIES_SHEET_FONT_BANNER, name, self->width - 2 * inset);
  AciesSheetLetters *first = acies_sheet_set (self, ACIES_SHEET_FONT_CAPTION, _ ("moves first"), 0);
  double             base = acies_sheet_text_base (letters) + self->size * 0.18;
  AciesSheetRow     *row = acies_sheet_add_row (self, acies_sheet_text_height (letters) + self->size * 0.36);
  double             room = self->width - 3 * inset - acies_sheet_text_width (letters);

  row->gap = self->size * 1.4;
  row->clings = TRUE;
  row->look = ACIES_SHEET_BANNER;
  row->side = side;
  acies_sheet_add_cell (row, letters, inset, base, ACIES_SHEET_WHITE);
  if (acies_state_first_side (state) == side && acies_sheet_text_width (first) <= room)
    acies_sheet_add_cell (row, first, self->width - inset - acies_sheet_text_width (first), base, ACIES_SHEET_WHITE);
}

/* Morale, hand, actions, units and figures, and what the ruleset says that sides have. */
#define MOST_NUMBERS (5 + ACIES_MAX_RESOURCES)

typedef struct
{
  const char *caption;
  guint       value;
} Number;

/* Returns: how many of them the game has */
static guint
collect_numbers (const AciesState *state,
                 AciesSide         side,
                 Number           *numbers)
{
  const AciesRuleset     *ruleset = state->ruleset;
  const AciesSideNumbers *army = &state->sides[side];
  guint                   n = 0;

  if (acies_state_has_morale (state))
    numbers[n++] = (Number) { ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale"), (guint) MAX (army->morale, 0) };
  if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE))
    numbers[n++] = (Number) { _ ("Hand"), army->hand_size };
  if (army->actions > 0)
    numbers[n++] = (Number) { _ ("Actions"), army->actions };
  for (guint i = 0; i < ruleset->n_resources; i++)
    numbers[n++] = (Number) { ruleset->resources[i].name, army->resources[i] };
  numbers[n++] = (Number) { _ ("Units"), acies_state_count_units (state, side, ACIES_PLACE_BOARD) };
  if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES))
    numbers[n++] = (Number) { acies_units_say (ruleset, _ ("Figures"), _ ("Bases")), acies_state_count_figures (state, side) };
  return n;
}

static void
add_number (AciesSheetMatter *self,
            AciesSheetRow    *row,
            const Number     *number,
            double            x,
            double            width)
{
  g_autofree char   *text = g_strdup_printf ("%u", number->value);
  AciesSheetLetters *value = acies_sheet_set (self, ACIES_SHEET_FONT_NUMBER, text, 0);
  AciesSheetLetters *caption = acies_sheet_set (self, ACIES_SHEET_FONT_CAPTION, number->caption, 0);
  double             size = self->size;

  acies_sheet_add_cell (row, value, x + (width - acies_sheet_text_width (value)) / 2, size * 1.75, ACIES_SHEET_INK);
  acies_sheet_add_cell (row, caption, x + (width - acies_sheet_text_width (caption)) / 2, size * 2.85, ACIES_SHEET_PALE);
}

/* As many of them in a row as have room for their captions. The number of units alone is what their list says. */
static void
add_army_numbers (AciesSheetMatter *self,
                  AciesSide         side)
{
  Number numbers[MOST_NUMBERS];
  guint  n = collect_numbers (self->state, side, numbers);
  double widest = 1;
  guint  most, lines;

  if (n == 1)
    return;
  for (guint i = 0; i < n; i++)
    widest = MAX (widest, acies_sheet_text_width (acies_sheet_set (self, ACIES_SHEET_FONT_CAPTION, numbers[i].caption, 0)) + self->size * 0.5);
  most = CLAMP ((guint) (self->width / widest), 1, MIN (n, ACIES_SHEET_MAX_CELLS / 2));
  lines = (n + most - 1) / most;
  most = (n + lines - 1) / lines;
  for (guint i = 0; i < n; i += most)
    {
      AciesSheetRow *row = acies_sheet_add_row (self, self->size * 3.35);
      guint          here = MIN (most, n - i);

      row->gap = i == 0 ? self->size * 0.3 : 0;
      row->clings = i + most < n;
      for (guint j = 0; j < here; j++)
        add_number (self, row, &numbers[i + j], j * self->width / here, self->width / here);
    }
}

/* --- units ------------------------------------------------------------------------------- */

/* Units that are the same in all that a list tells. */
typedef struct
{
  AciesUnit unit; /* any of them, wherever it stands and faces */
  guint     n;
} Troop;

/* What the sheet tells of a unit; where it faces the board shows. */
static AciesUnit
listed (const AciesRuleset *ruleset,
        const AciesUnit    *unit)
{
  AciesUnit one = *unit;

  for (guint i = 0; i < ruleset->n_properties; i++)
    {
      if (ruleset->properties[i].kind == ACIES_PROPERTY_FACING)
        one.properties[i] = 0;
    }

  return one;
}

static int
compare_troops (gconstpointer a,
                gconstpointer b)
{
  const AciesUnit *one = &((const Troop *) a)->unit;
  const AciesUnit *other = &((const Troop *) b)->unit;

  if (one->type != other->type)
    return one->type < other->type ? -1 : 1;
  if (one->figures != other->figures)
    return one->figures > other->figures ? -1 : 1;
  if (one->marks != other->marks)
    return one->marks < other->marks ? -1 : 1;

  return memcmp (one->properties, other->properties, sizeof one->properties);
}

static GArray *
collect_troops (const AciesState *state,
                AciesSide         side,
                AciesPlace        place)
{
  GArray *troops = g_array_new (FALSE, FALSE, sizeof (Troop));

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      Troop            troop = { listed (state->ruleset, unit), 1 };
      Troop           *same = NULL;

      if (unit->place != place || unit->side != side)
        continue;
      for (guint j = 0; j < troops->len && same == NULL; j++)
        {
          if (compare_troops (&g_array_index (troops, Troop, j), &troop) == 0)
            same = &g_array_index (troops, Troop, j);
        }
      if (same != NULL)
        same->n++;
      else
        g_array_append_val (troops, troop);
    }
  return troops;
}

/* "Pezhetairoi, Phalanx" */
static char *
dup_name (const AciesRuleset *ruleset,
          const Troop        *troop)
{
  GString         *name = g_string_new (ruleset->unit_types[troop->unit.type].name);
  g_autofree char *properties = acies_unit_value_dup_properties (ruleset, &troop->unit, FALSE);

  if (properties != NULL)
    g_string_append_printf (name, ", %s", properties);
  for (guint mark = 0; mark < ruleset->n_marks; mark++)
    if ((troop->unit.marks & 1u << mark) != 0)
      g_string_append_printf (name, ", %s", ruleset->marks[mark].name);
  return g_string_free (name, FALSE);
}

/* Units without figures have no strength to show. */
static gboolean
counts_strength (const AciesRuleset *ruleset)
{
  return acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS) || !acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES);
}

static void
add_troop (AciesSheetMatter *self,
           AciesSide         side,
           const Troop      *troop)
{
  g_autofree char *name = dup_name (self->state->ruleset, troop);
  /* Translators: so many units of so many figures each */
  g_autofree char *each = g_strdup_printf (_ ("%1$u × %2$u"), troop->n, troop->unit.figures);
  g_autofree char *sum = g_strdup_printf ("%u", troop->n * troop->unit.figures);
  g_autofree char *n = g_strdup_printf ("%u", troop->n);
  gboolean         is_counted = counts_strength (self->state->ruleset);
  AciesSheetRow   *row = acies_sheet_add_numbers (self, self->size * PICTURE, name, is_counted ? (const char *[]) { sum, each } : (const char *[]) { n, NULL });

  row->type = troop->unit.type;
  row->side = side;
  row->marks = troop->unit.marks;
  memcpy (row->properties, troop->unit.properties, sizeof row->properties);
}

/* Is the statement about a setting, as that of the nations an army can have? Then a skill of it needs no words. */
static gboolean
is_of_setting (const AciesRuleset *ruleset,
               const char         *rule)
{
  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      if (g_strcmp0 (ruleset->switches[i].rule, rule) == 0)
        return TRUE;
    }

  return FALSE;
}

/* "Infantry; Good going: Yellow, White; Difficult terrain: White; S beats infantry", if its dice have symbols of their own. */
static char *
dup_dice (const AciesRuleset *ruleset,
          AciesId             type)
{
  const AciesUnitType *it = &ruleset->unit_types[type];
  g_autoptr (GString) text = g_string_new (NULL);

  if (ruleset->n_symbols == 0)
    return g_strdup ("");
  if (it->class_ < ruleset->n_classes)
    g_string_append (text, ruleset->classes[it->class_].name);
  for (guint i = 0; i < ruleset->n_attributes; i++)
    {
      g_autofree char *value = it->values[i] != 0 ? acies_attribute_value_to_string (ruleset, i, it->values[i]) : NULL;
      /* Translators: an attribute of a unit, and its dice or its number: “Good going: Yellow, White” */
      g_autofree char *item = value != NULL ? g_strdup_printf (_ ("%1$s: %2$s"), ruleset->attributes[i].name, value) : NULL;

      if (item != NULL)
        g_string_append_printf (text, "; %s", item);
    }
  for (guint i = 0; i < ruleset->n_skills; i++)
    {
      if (((it->skills >> i) & 1) && !is_of_setting (ruleset, ruleset->skills[i].rule))
        g_string_append_printf (text, "; %s", ruleset->skills[i].name);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Once for each type, below the first of its rows. */
static void
add_dice (AciesSheetMatter *self,
          const GArray     *troops,
          guint             i)
{
  AciesId          type = g_array_index (troops, Troop, i).unit.type;
  g_autofree char *dice = dup_dice (self->state->ruleset, type);
  guint            first;

  if (*dice == '\0' || (i > 0 && g_array_index (troops, Troop, i - 1).unit.type == type))
    return;
  first = self->rows->len;
  g_array_index (self->rows, AciesSheetRow, first - 1).clings = TRUE;
  acies_sheet_add_text (self, ACIES_SHEET_FONT_CAPTION, dice);
  g_array_index (self->rows, AciesSheetRow, first).gap = 0;
}

static const char *
strength_heading (const AciesState *state)
{
  return acies_ruleset_has (state->ruleset, ACIES_TRAIT_COUNTS_WOUNDS) ? _ ("Wounds") : acies_units_say (state->ruleset, _ ("Figures"), _ ("Bases"));
}

/* Returns: whether there are any */
static gboolean
add_troops (AciesSheetMatter *self,
            AciesSide         side,
            AciesPlace        place,
            const char       *heading)
{
  g_autoptr (GArray) troops = collect_troops (self->state, side, place);

  if (troops->len == 0)
    return FALSE;
  g_array_sort (troops, compare_troops);
  acies_sheet_add_heading (self, heading, counts_strength (self->state->ruleset) ? (const char *[]) { strength_heading (self->state), _ ("Units") } : NULL);
  for (guint i = 0; i < troops->len; i++)
    {
      add_troop (self, side, &g_array_index (troops, Troop, i));
      add_dice (self, troops, i);
    }
  return TRUE;
}

static void
add_places (AciesSheetMatter *self,
            AciesSide         side)
{
  const AciesSideNumbers *army = &self->state->sides[side];
  g_autoptr (GString) entries = g_string_new (NULL);
  AciesHexName name;

  for (guint i = 0; i < army->n_entries; i++)
    g_string_append_printf (entries, "%s%s", i == 0 ? "" : " ", acies_hex_name (army->entries[i], name));
  if (army->n_entries > 0 && !acies_ruleset_lacks (self->state->ruleset, ACIES_LACKS_ENTRIES))
    acies_sheet_add_pair (self, _ ("Reserve enters at"), entries->str);
  if (army->camp != ACIES_NO_HEX)
    acies_sheet_add_pair (self, _ ("Camp"), acies_hex_name (army->camp, name));
}

/* --- cards ------------------------------------------------------------------------------- */

static const char *const kind_names[] = {
  [ACIES_CARD_ORDER] = N_ ("Order cards"),
  [ACIES_CARD_OFFENSIVE] = N_ ("Offensive cards"),
  [ACIES_CARD_DEFENSIVE] = N_ ("Defensive cards"),
  [ACIES_CARD_SCENARIO] = N_ ("Scenario card"),
};

static void
add_count (AciesSheetMatter *self,
           const char       *name,
           guint             copies,
           guint             hand,
           gboolean          has_hand)
{
  g_autofree char *all = g_strdup_printf ("%u", copies);
  g_autofree char *held = has_hand ? g_strdup (hand > 0 ? "" : "–") : NULL;

  if (has_hand && hand > 0)
    {
      g_free (held);
      held = g_strdup_printf ("%u", hand);
    }
  acies_sheet_add_numbers (self, 0, name, (const char *[]) { all, held });
}

static void
add_card (AciesSheetMatter *self,
          AciesSide         side,
          AciesId           card,
          gboolean          has_hand)
{
  const AciesState *state = self->state;
  guint             played = acies_state_count_copies_in (state, side, card, ACIES_ZONE_DISCARD);
  const char       *name = state->ruleset->cards[card].name;
  /* Translators: a card, and how many copies of it lie in the discard pile already */
  g_autofree char *full = played > 0 ? g_strdup_printf (_ ("%1$s (%2$u played)"), name, played) : g_strdup (name);

  add_count (self, full, acies_state_count_copies (state, side, card), state->cards[side][ACIES_ZONE_HAND][card], has_hand);
}

static void
add_cards_of (AciesSheetMatter *self,
              AciesSide         side,
              AciesCardKind     kind,
              gboolean          has_hand,
              gboolean         *is_first)
{
  const AciesState *state = self->state;
  gboolean          begun = FALSE;

  for (AciesId card = 0; card < state->ruleset->n_cards; card++)
    {
      if (state->ruleset->cards[card].kind != kind || acies_state_count_copies (state, side, card) == 0)
        continue;
      if (!begun)
        acies_sheet_add_heading (self, gettext (kind_names[kind]),
                                 *is_first ? (const char *[]) { _ ("Deck"), has_hand ? _ ("Hand") : NULL } : NULL);
      begun = TRUE;
      *is_first = FALSE;
      add_card (self, side, card, has_hand);
    }
}

static void
add_cards (AciesSheetMatter *self,
           AciesSide         side)
{
  const AciesState *state = self->state;
  guint             hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  guint             copies = 0;
  gboolean          is_first = TRUE;

  for (AciesId card = 0; card < state->ruleset->n_cards; card++)
    copies += acies_state_count_copies (state, side, card);
  for (AciesCardKind kind = 0; kind < G_N_ELEMENTS (kind_names); kind++)
    add_cards_of (self, side, kind, hand > 0, &is_first);
  if (is_first && (state->ruleset->n_cards == 0 || !acies_ruleset_has_own_cards (state->ruleset)))
    return;
  if (is_first)
    {
      acies_sheet_add_text (self, ACIES_SHEET_FONT_TABLE, _ ("No cards"));
      return;
    }
  add_count (self, _ ("All cards"), copies, hand, hand > 0);
  g_array_index (self->rows, AciesSheetRow, self->rows->len - 1).look = ACIES_SHEET_SUMMED;
  g_array_index (self->rows, AciesSheetRow, self->rows->len - 2).clings = TRUE;
}

void
acies_sheet_add_army (AciesSheetMatter *self,
                      AciesSide         side)
{
  acies_sheet_begin (self, ACIES_SHEET_ARMY, side, &self->armies[side]);
  acies_sheet_make_room (self, strength_heading (self->state));
  acies_sheet_make_room (self, _ ("Units"));
  add_banner (self, side);
  add_army_numbers (self, side);
  if (!add_troops (self, side, ACIES_PLACE_BOARD, _ ("Units")))
    acies_sheet_add_text (self, ACIES_SHEET_FONT_TABLE, _ ("No units on the board"));
  add_troops (self, side, ACIES_PLACE_RESERVE, _ ("Reserve"));
  add_places (self, side);
  add_cards (self, side);
}
