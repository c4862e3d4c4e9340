/* guide-pieces.c - the steps about units, camps, reserves and tokens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/view/guide-private.h"

#include "engine/core/engine.h"
#include "engine/core/procs.h"
#include "engine/edit/transform.h"
#include "engine/view/words.h"

#include <glib/gi18n-lib.h>

/* Types of units share a step up to this many pieces. */
#define FEW_PIECES 6

/* A step of more types than this does not name them in its title. */
#define MOST_TYPES 4

/* --- units ----------------------------------------------------------------------------------- */

/* "5 Principes", "Roman Leader" or "2 × Leader" */
static char *
dup_pieces (const AciesState *state,
            AciesId           type,
            guint             n)
{
  const AciesUnitType *it = &state->ruleset->unit_types[type];

  if (n == 1)
    return g_strdup (it->name);
  if (it->is_one)
    /* Translators: a number, and the name of one unit: “2 × Leader” */
    return g_strdup_printf (_ ("%1$u × %2$s"), n, it->name);

  /* Translators: a number, and the name of several units: “5 Principes” */
  return g_strdup_printf (_ ("%1$u %2$s"), n, it->name);
}

/* (nullable): "3 figures"; %NULL if units of the type have one each */
static char *
dup_figures (const AciesState *state,
             const AciesUnit  *unit)
{
  if (unit->figures == 1 && acies_state_most_figures (state, unit->type) == 1)
    return NULL;

  return acies_figures_to_string (state->ruleset, unit->figures);
}

/* Whether a piece lies face down, as if that were a property after all others. */
#define FACE_DOWN ACIES_MAX_PROPERTIES

static gboolean
lies_face_down (const AciesState *state,
                const AciesUnit  *unit)
{
  return state->ruleset->face_down != ACIES_NO_ID && ((unit->marks >> state->ruleset->face_down) & 1);
}

/* (nullable): how a piece lies: those of its properties that are bits of @which */
static char *
dup_manner (const AciesState *state,
            const AciesUnit  *unit,
            guint             which)
{
  const AciesRuleset *ruleset = state->ruleset;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_properties; i++)
    {
      const AciesProperty *property = &ruleset->properties[i];
      g_autofree char     *one = NULL;

      if (((which >> i) & 1) == 0 || !acies_unit_type_has_property (ruleset, unit->type, i) ||
          (property->quiet && unit->properties[i] == acies_property_fallback (ruleset, unit->type, unit->side, i)))
        continue;
      one = acies_property_describe (property, unit->properties[i]);
      acies_list_add (text, ACIES_LIST_COMMA, one);
    }
  if (((which >> FACE_DOWN) & 1) && lies_face_down (state, unit))
    acies_list_add (text, ACIES_LIST_COMMA, ruleset->marks[ruleset->face_down].name);

  return text->len > 0 ? g_strdup (text->str) : NULL;
}

/* The properties that say the same of all units, as bits. */
static guint
find_common (const AciesState *state,
             const AciesUnit  *units,
             guint             n)
{
  guint common = 0;

  for (guint i = 0; i <= FACE_DOWN; i++)
    {
      g_autofree char *first = dup_manner (state, units, 1u << i);
      gboolean         same = TRUE;

      for (guint j = 1; j < n && same; j++)
        {
          g_autofree char *other = dup_manner (state, units + j, 1u << i);

          same = g_strcmp0 (first, other) == 0;
        }
      if (same)
        common |= 1u << i;
    }

  return common;
}

static gboolean
have_same_figures (const AciesUnit *units,
                   guint            n)
{
  for (guint i = 1; i < n; i++)
    if (units[i].figures != units[0].figures)
      return FALSE;

  return TRUE;
}

/* Returns: (transfer full): the units by their types, as "2 Triarii and 4 Velites" or "Triarii and Velites" */
static char *
dup_list (const AciesState *state,
          const AciesUnit  *units,
          guint             n,
          gboolean          counts)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0, same; i < n; i += same)
    {
      for (same = 1; i + same < n && units[i + same].type == units[i].type; same++)
        ;
      g_ptr_array_add (names, dup_pieces (state, units[i].type, counts ? same : 1));
    }
  g_ptr_array_add (names, NULL);

  return acies_list_join ((const char *const *) names->pdata, ACIES_LIST_AND);
}

/* Returns: (transfer full): the units in a few words, which list their types only if they are few */
static char *
dup_units (const AciesState *state,
           const AciesUnit  *units,
           guint             n,
           gboolean          counts)
{
  guint n_types = 1;

  for (guint i = 1; i < n; i++)
    n_types += units[i].type != units[i - 1].type;
  if (n_types > MOST_TYPES)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u piece", "%u pieces", n), n);

  return dup_list (state, units, n, counts);
}

static char *
dup_units_title (const AciesState *state,
                 const AciesUnit  *units,
                 guint             n,
                 gboolean          says_figures)
{
  g_autofree char *pieces = dup_units (state, units, n, TRUE);
  g_autofree char *figures = says_figures ? dup_figures (state, units) : NULL;

  if (figures == NULL)
    /* Translators: a list of units: “Place 2 Triarii and 4 Velites” */
    return g_strdup_printf (_ ("Place %s"), pieces);
  if (n == 1)
    /* Translators: a unit, and its figures: “Place Roman Leader, 3 figures” */
    return g_strdup_printf (_ ("Place %1$s, %2$s"), pieces, figures);

  /* Translators: units, and the figures of each: “Place 5 Principes, 3 figures each” */
  return g_strdup_printf (_ ("Place %1$s, %2$s each"), pieces, figures);
}

/* Tokens on units come later; a card that lies face down is laid so. */
static void
add_unit_tick (AciesSetupWriter *self,
               const AciesUnit  *unit,
               char             *detail)
{
  AciesSetupTick *tick = acies_setup_add_tick (self, acies_setup_dup_hex (unit->hex), detail);
  AciesUnit       bare = *unit;

  bare.marks &= self->state->ruleset->face_down != ACIES_NO_ID ? (guint16) (1u << self->state->ruleset->face_down) : 0;
  g_array_append_val (tick->hexes, bare.hex);
  acies_unit_add_commands (tick->commands, self->state->ruleset, &bare);
}

static void
add_units_step (AciesSetupWriter *self,
                const AciesUnit  *units,
                guint             n)
{
  const AciesState *state = self->state;
  gboolean          one_type = units[0].type == units[n - 1].type;
  gboolean          same_figures = one_type && have_same_figures (units, n);
  guint             common = find_common (state, units, n);
  g_autofree char  *names = dup_units (state, units, n, FALSE);

  acies_setup_add_step (self, ACIES_SETUP_UNITS, units->side, dup_units_title (state, units, n, same_figures), acies_setup_dup_of_side (state, units->side, names));
  self->step->type = units->type;
  self->step->detail = dup_manner (state, units, common);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GString) detail = g_string_new (NULL);
      g_autofree char *figures = same_figures ? NULL : dup_figures (state, units + i);
      g_autofree char *manner = dup_manner (state, units + i, ~common);

      if (!one_type)
        acies_list_add (detail, ACIES_LIST_COMMA, state->ruleset->unit_types[units[i].type].name);
      if (figures != NULL)
        acies_list_add (detail, ACIES_LIST_COMMA, figures);
      if (manner != NULL)
        acies_list_add (detail, ACIES_LIST_COMMA, manner);
      add_unit_tick (self, units + i, detail->len > 0 ? g_strdup (detail->str) : NULL);
    }
}

static int
compare_types (gconstpointer a,
               gconstpointer b)
{
  const AciesUnit *one = a, *other = b;

  if (one->type != other->type)
    return one->type < other->type ? -1 : 1;
  if (one->hex != other->hex)
    return one->hex < other->hex ? -1 : 1;

  return one->figures - other->figures;
}

/* (transfer full) (element-type AciesUnit): by type, then by hex */
static GArray *
list_units (const AciesState *state,
            AciesSide         side,
            AciesPlace        place)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (AciesUnit));

  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == place && state->units[i].side == side)
      g_array_append_val (units, state->units[i]);
  g_array_sort (units, compare_types);

  return units;
}

/* Whether @n units of the types before and the next @more, of one type, are a step that is easily read. */
static gboolean
share_step (const AciesUnit *units,
            guint            n,
            guint            more,
            gboolean         is_last)
{
  guint n_types = 2;

  for (guint i = 1; i < n; i++)
    n_types += units[i].type != units[i - 1].type;

  return n + more <= (is_last ? ACIES_SETUP_MAX_PIECES : FEW_PIECES) && (n_types <= MOST_TYPES - !is_last || n_types == n + more);
}

/* A type that has few pieces shares a step with the next one. */
void
acies_setup_add_units (AciesSetupWriter *self,
                       AciesSide         side)
{
  g_autoptr (GArray) list = list_units (self->state, side, ACIES_PLACE_BOARD);
  const AciesUnit *units = (const AciesUnit *) list->data;
  guint            first = 0;

  for (guint i = 0, n; i < list->len; i += n)
    {
      for (n = 1; i + n < list->len && units[i + n].type == units[i].type; n++)
        ;
      if (i > first && !share_step (units + first, i - first, n, i + n == list->len))
        {
          add_units_step (self, units + first, i - first);
          first = i;
        }
      while (i + n - first > ACIES_SETUP_MAX_PIECES)
        {
          guint some = acies_setup_share (i + n - first);

          add_units_step (self, units + first, some);
          first += some;
        }
    }
  if (list->len > first)
    add_units_step (self, units + first, list->len - first);
}

/* --- what lies beside the board, and tokens -------------------------------------------------- */

static gboolean
has_camps (const AciesState *state)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (state->sides[side].camp != ACIES_NO_HEX)
      return TRUE;

  return FALSE;
}

static gboolean
has_entries (const AciesState *state)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (state->sides[side].n_entries > 0)
      return !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES);

  return FALSE;
}

static void
add_entries_tick (AciesSetupWriter *self,
                  AciesSide         side)
{
  const AciesSideNumbers *numbers = &self->state->sides[side];
  g_autoptr (GString) names = g_string_new (NULL);
  AciesHexName    name;
  AciesSetupTick *tick;

  for (guint i = 0; i < numbers->n_entries; i++)
    acies_list_add (names, ACIES_LIST_COMMA, acies_hex_name (numbers->entries[i], name));
  /* Translators: a side, and hexes */
  tick = acies_setup_add_tick (self, g_strdup_printf (_ ("%1$s: reserves enter on %2$s"), self->state->ruleset->sides[side].name, names->str), NULL);
  for (guint i = 0; i < numbers->n_entries; i++)
    {
      AciesCommand command = acies_command_of_side (ACIES_COMMAND_ENTRY, side, ACIES_NO_ID, 1);

      command.hex = numbers->entries[i];
      g_array_append_val (tick->hexes, command.hex);
      acies_setup_add_command (tick, command);
    }
}

void
acies_setup_add_camps (AciesSetupWriter *self)
{
  const AciesState *state = self->state;
  gboolean          camps = has_camps (state), entries = has_entries (state);

  if (!camps && !entries)
    return;
  acies_setup_add_step (self, ACIES_SETUP_CAMPS, ACIES_NO_SIDE,
                        g_strdup (!entries ? _ ("Note the camps") : !camps ? _ ("Note where reserves enter")
                                                                           : _ ("Note the camps, and where reserves enter")),
                        g_strdup (!entries ? _ ("Camps") : !camps ? _ ("Entries")
                                                                  : _ ("Camps and entries")));
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      AciesCommand camp = acies_command_of_side (ACIES_COMMAND_CAMP, side, ACIES_NO_ID, 0);
      AciesHexName name;

      camp.hex = state->sides[side].camp;
      if (camp.hex != ACIES_NO_HEX)
        {
          /* Translators: a side, and a hex */
          AciesSetupTick *tick = acies_setup_add_tick (self, g_strdup_printf (_ ("%1$s: camp on %2$s"), state->ruleset->sides[side].name, acies_hex_name (camp.hex, name)), NULL);

          g_array_append_val (tick->hexes, camp.hex);
          acies_setup_add_command (tick, camp);
        }
      if (entries && state->sides[side].n_entries > 0)
        add_entries_tick (self, side);
    }
}

/* Units of a type with as many figures are one tick; the command says how many the type has then. */
void
acies_setup_add_reserve (AciesSetupWriter *self,
                         AciesSide         side)
{
  const AciesState *state = self->state;
  g_autoptr (GArray) list = list_units (state, side, ACIES_PLACE_RESERVE);
  const AciesUnit *units = (const AciesUnit *) list->data;
  guint            n_before = 0;

  if (list->len == 0)
    return;
  acies_setup_add_step (self, ACIES_SETUP_RESERVE, side,
                        /* Translators: a side */
                        g_strdup_printf (_ ("Put the reserve of %s beside the board"), state->ruleset->sides[side].name), acies_setup_dup_of_side (state, side, _ ("Reserve")));
  self->step->type = units->type;
  for (guint i = 0, n; i < list->len; i += n)
    {
      AciesCommand     command = acies_command_of_side (ACIES_COMMAND_RESERVE, side, units[i].type, 0);
      g_autofree char *figures = dup_figures (state, units + i);

      for (n = 1; i + n < list->len && units[i + n].type == units[i].type && units[i + n].figures == units[i].figures; n++)
        ;
      if (i > 0 && units[i - 1].type != units[i].type)
        n_before = 0;
      n_before += n;
      command.number = (gint16) n_before;
      command.number2 = units[i].figures;
      /* Translators: the figures of each of several units */
      acies_setup_add_command (acies_setup_add_tick (self, dup_pieces (state, units[i].type, n), n > 1 && figures != NULL ? g_strdup_printf (_ ("%s each"), figures) : g_steal_pointer (&figures)), command);
    }
}

static void
add_mark_tick (AciesSetupWriter  *self,
               const AciesUnit   *unit,
               const AciesCommand command)
{
  AciesSetupTick *tick = acies_setup_add_tick (self, acies_setup_dup_hex (unit->hex), g_strdup (self->state->ruleset->unit_types[unit->type].name));

  g_array_append_val (tick->hexes, unit->hex);
  acies_setup_add_command (tick, command);
}

void
acies_setup_add_marks (AciesSetupWriter *self,
                       AciesId           mark)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;
  const char         *name = ruleset->marks[mark].name;
  AciesUnitId         ids[ACIES_MAX_UNITS];
  guint               n = 0;

  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == ACIES_PLACE_BOARD && acies_state_unit_has_mark (state, (AciesUnitId) i, mark))
      ids[n++] = (AciesUnitId) i;
  for (guint i = 0, left = 0; i < n; i++)
    {
      const AciesUnit *unit = &state->units[ids[i]];
      AciesCommand     command = acies_command_on_hex (ACIES_COMMAND_MARK, unit->hex);

      command.id = mark;
      command.number = 1;
      command.type = ruleset->n_layers > 1 ? unit->type : ACIES_NO_ID;
      if (left == 0)
        {
          left = acies_setup_share (n - i);
          acies_setup_add_step (self, ACIES_SETUP_MARKS, ACIES_NO_SIDE,
                                /* Translators: a number of units, and a mark such as “Testudo” */
                                g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Mark %1$u unit with “%2$s”", "Mark %1$u units with “%2$s”", left), left, name), g_strdup (name));
        }
      add_mark_tick (self, unit, command);
      left--;
    }
}
