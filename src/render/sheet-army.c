/* sheet-army.c - the rows of one army: its numbers, units, reserve and cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/ruleset/property.h"
#include "render/legend.h"
#include "render/sheet-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Width of the hex of a unit's picture, in sizes of the text. */
#define PICTURE 1.95

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

/* As many of them in a row as have room for their captions. The number of units alone is what their list says. */
static void
add_army_numbers (AciesSheetMatter *self,
                  AciesSide         side)
{
  Number             numbers[MOST_NUMBERS];
  AciesSheetLetters *captions[MOST_NUMBERS];
  guint              n = collect_numbers (self->state, side, numbers);
  double             size = self->size, widest = 1;
  guint              most, lines;

  if (n == 1)
    return;
  for (guint i = 0; i < n; i++)
    {
      captions[i] = acies_sheet_set (self, ACIES_SHEET_FONT_CAPTION, numbers[i].caption, 0);
      widest = MAX (widest, acies_sheet_text_width (captions[i]) + size * 0.5);
    }
  most = CLAMP ((guint) (self->width / widest), 1, MIN (n, ACIES_SHEET_MAX_CELLS / 2));
  lines = (n + most - 1) / most;
  most = (n + lines - 1) / lines;
  for (guint i = 0; i < n; i += most)
    {
      AciesSheetRow *row = acies_sheet_add_row (self, size * 3.35);
      guint          here = MIN (most, n - i);
      double         width = self->width / here;

      row->gap = i == 0 ? size * 0.3 : 0;
      row->clings = i + most < n;
      for (guint j = 0; j < here; j++)
        {
          g_autofree char   *text = g_strdup_printf ("%u", numbers[i + j].value);
          AciesSheetLetters *value = acies_sheet_set (self, ACIES_SHEET_FONT_NUMBER, text, 0);
          double             x = j * self->width / here;

          acies_sheet_add_cell (row, value, x + (width - acies_sheet_text_width (value)) / 2, size * 1.75, ACIES_SHEET_INK);
          acies_sheet_add_cell (row, captions[i + j], x + (width - acies_sheet_text_width (captions[i + j])) / 2, size * 2.85, ACIES_SHEET_PALE);
        }
    }
}

/* --- units ------------------------------------------------------------------------------- */

/* Units that are the same in all that a list tells. */
typedef struct
{
  AciesUnit unit; /* any of them, wherever it stands and faces */
  guint     n;
} Troop;

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

/* The units of the side in that place as the sheet lists them: where they face the board shows. */
static GArray *
collect_troops (const AciesState *state,
                AciesSide         side,
                AciesPlace        place)
{
  const AciesRuleset *ruleset = state->ruleset;
  GArray             *troops = g_array_new (FALSE, FALSE, sizeof (Troop));

  for (guint i = 0; i < state->n_units; i++)
    {
      Troop troop = { state->units[i], 1 };
      guint j = 0;

      if (troop.unit.place != place || troop.unit.side != side)
        continue;
      for (guint property = 0; property < ruleset->n_properties; property++)
        if (ruleset->properties[property].kind == ACIES_PROPERTY_FACING)
          troop.unit.properties[property] = 0;
      while (j < troops->len && compare_troops (&g_array_index (troops, Troop, j), &troop) != 0)
        j++;
      if (j < troops->len)
        g_array_index (troops, Troop, j).n++;
      else
        g_array_append_val (troops, troop);
    }
  return troops;
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
  const AciesRuleset *ruleset = self->state->ruleset;
  g_autoptr (GString) name = g_string_new (ruleset->unit_types[troop->unit.type].name); /* "Pezhetairoi, Phalanx" */
  g_autofree char *properties = acies_unit_value_dup_properties (ruleset, &troop->unit, FALSE);
  /* Translators: so many units of so many figures each */
  g_autofree char *each = g_strdup_printf (_ ("%1$u × %2$u"), troop->n, troop->unit.figures);
  g_autofree char *sum = g_strdup_printf ("%u", troop->n * troop->unit.figures);
  g_autofree char *n = g_strdup_printf ("%u", troop->n);
  AciesSheetRow   *row;

  if (properties != NULL)
    g_string_append_printf (name, ", %s", properties);
  for (guint mark = 0; mark < ruleset->n_marks; mark++)
    if ((troop->unit.marks & 1u << mark) != 0)
      g_string_append_printf (name, ", %s", ruleset->marks[mark].name);
  row = acies_sheet_add_numbers (self, self->size * PICTURE, name->str, counts_strength (ruleset) ? (const char *[]) { sum, each } : (const char *[]) { n, NULL });
  row->type = troop->unit.type;
  row->side = side;
  row->figures = troop->unit.figures;
  row->marks = troop->unit.marks;
  memcpy (row->properties, troop->unit.properties, sizeof row->properties);
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
      gboolean is_shown = (it->skills >> i) & 1;

      /* A statement about a setting, as that of the nations an army can have, says its skill without words. */
      for (guint j = 0; j < ruleset->n_switches; j++)
        is_shown = is_shown && g_strcmp0 (ruleset->switches[j].rule, ruleset->skills[i].rule) != 0;
      if (is_shown)
        g_string_append_printf (text, "; %s", ruleset->skills[i].name);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
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
  acies_sheet_add_heading (self, heading, counts_strength (self->state->ruleset) ? (const char *[]) { acies_legend_strength_name (self->state->ruleset), _ ("Units") } : NULL);
  for (guint i = 0; i < troops->len; i++)
    {
      AciesId          type = g_array_index (troops, Troop, i).unit.type;
      g_autofree char *dice = dup_dice (self->state->ruleset, type);
      guint            first;

      add_troop (self, side, &g_array_index (troops, Troop, i));
      /* Its dice once for each type, below the first of its rows. */
      if (*dice == '\0' || (i > 0 && g_array_index (troops, Troop, i - 1).unit.type == type))
        continue;
      first = self->rows->len;
      g_array_index (self->rows, AciesSheetRow, first - 1).clings = TRUE;
      acies_sheet_add_text (self, ACIES_SHEET_FONT_CAPTION, dice);
      g_array_index (self->rows, AciesSheetRow, first).gap = 0;
    }
  return TRUE;
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
  g_autofree char *held = g_strdup_printf ("%u", hand);

  acies_sheet_add_numbers (self, 0, name, (const char *[]) { all, !has_hand ? NULL : hand > 0 ? held
                                                                                              : "–" });
}

static void
add_cards (AciesSheetMatter *self,
           AciesSide         side)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;
  guint               hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  guint               all = 0;
  gboolean            is_first = TRUE;

  for (AciesCardKind kind = 0; kind < G_N_ELEMENTS (kind_names); kind++)
    {
      gboolean begun = FALSE;

      for (AciesId card = 0; card < ruleset->n_cards; card++)
        {
          guint            copies = ruleset->cards[card].kind == kind ? acies_state_count_copies (state, side, card) : 0;
          guint            played = acies_state_count_copies_in (state, side, card, ACIES_ZONE_DISCARD);
          const char      *name = ruleset->cards[card].name;
          g_autofree char *full = NULL;

          if (copies == 0)
            continue;
          if (!begun)
            acies_sheet_add_heading (self, gettext (kind_names[kind]),
                                     is_first ? (const char *[]) { _ ("Deck"), hand > 0 ? _ ("Hand") : NULL } : NULL);
          begun = TRUE;
          is_first = FALSE;
          all += copies;
          /* Translators: a card, and how many copies of it lie in the discard pile already */
          full = played > 0 ? g_strdup_printf (_ ("%1$s (%2$u played)"), name, played) : g_strdup (name);
          add_count (self, full, copies, state->cards[side][ACIES_ZONE_HAND][card], hand > 0);
        }
    }
  if (is_first && ruleset->n_cards > 0 && acies_ruleset_has_own_cards (ruleset))
    acies_sheet_add_text (self, ACIES_SHEET_FONT_TABLE, _ ("No cards"));
  if (is_first)
    return;
  add_count (self, _ ("All cards"), all, hand, hand > 0);
  g_array_index (self->rows, AciesSheetRow, self->rows->len - 1).look = ACIES_SHEET_SUMMED;
  g_array_index (self->rows, AciesSheetRow, self->rows->len - 2).clings = TRUE;
}

void
acies_sheet_add_army (AciesSheetMatter *self,
                      AciesSide         side)
{
  const AciesSideNumbers *army = &self->state->sides[side];
  g_autoptr (GString) entries = g_string_new (NULL);
  AciesHexName name;

  acies_sheet_begin (self, ACIES_SHEET_ARMY, side, &self->armies[side]);
  acies_sheet_make_room (self, acies_legend_strength_name (self->state->ruleset));
  acies_sheet_make_room (self, _ ("Units"));
  add_banner (self, side);
  add_army_numbers (self, side);
  if (!add_troops (self, side, ACIES_PLACE_BOARD, _ ("Units")))
    acies_sheet_add_text (self, ACIES_SHEET_FONT_TABLE, _ ("No units on the board"));
  add_troops (self, side, ACIES_PLACE_RESERVE, _ ("Reserve"));
  for (guint i = 0; i < army->n_entries; i++)
    g_string_append_printf (entries, "%s%s", i == 0 ? "" : " ", acies_hex_name (army->entries[i], name));
  if (army->n_entries > 0 && !acies_ruleset_lacks (self->state->ruleset, ACIES_LACKS_ENTRIES))
    acies_sheet_add_pair (self, _ ("Reserve enters at"), entries->str);
  if (army->camp != ACIES_NO_HEX)
    acies_sheet_add_pair (self, _ ("Camp"), acies_hex_name (army->camp, name));
  add_cards (self, side);
}
