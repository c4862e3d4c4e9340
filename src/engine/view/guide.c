/* guide.c - how to set up a battle on a table, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/view/guide-private.h"

#include "engine/core/engine.h"
#include "engine/core/procs.h"
#include "engine/edit/transform.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- values ---------------------------------------------------------------------------------- */

static void
tick_free (AciesSetupTick *self)
{
  g_free (self->label);
  g_free (self->detail);
  g_array_unref (self->hexes);
  g_array_unref (self->commands);
  g_free (self);
}

static void
step_free (AciesSetupStep *self)
{
  g_free (self->title);
  g_free (self->name);
  g_free (self->detail);
  g_ptr_array_unref (self->ticks);
  g_free (self);
}

void
acies_setup_guide_free (AciesSetupGuide *self)
{
  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->losses);
  acies_state_free (self->start);
  acies_state_free (self->scenario);
  g_free (self);
}

void
acies_setup_tick_apply (const AciesSetupTick *self,
                        AciesState           *state)
{
  for (guint i = 0; i < self->commands->len; i++)
    acies_engine_apply (state, &g_array_index (self->commands, AciesCommand, i), NULL, NULL);
}

char *
acies_setup_tick_dup_text (const AciesSetupTick *self)
{
  if (self->detail == NULL)
    return g_strdup (self->label);

  /* Translators: what to do, or where, and more about it: “F8 (Roman Leader, 3 figures)” */
  return g_strdup_printf (_ ("%1$s (%2$s)"), self->label, self->detail);
}

char *
acies_setup_guide_dup_heading (const AciesSetupGuide *self,
                               guint                  index)
{
  const AciesSetupStep *step = g_ptr_array_index (self->steps, index);

  if (step->kind == ACIES_SETUP_UNITS)
    /* Translators: the number of a step, what to do, a side */
    return g_strdup_printf (_ ("%1$u. %2$s (%3$s)"), index + 1, step->title, self->scenario->ruleset->sides[step->side].name);

  /* Translators: the number of a step, what to do */
  return g_strdup_printf (_ ("%1$u. %2$s"), index + 1, step->title);
}

const char *
acies_setup_kind_id (AciesSetupKind kind)
{
  static const char *const ids[ACIES_N_SETUP_KINDS] = {
    [ACIES_SETUP_BOARD] = "board",
    [ACIES_SETUP_TERRAIN] = "terrain",
    [ACIES_SETUP_UNITS] = "units",
    [ACIES_SETUP_CAMPS] = "camps",
    [ACIES_SETUP_RESERVE] = "reserve",
    [ACIES_SETUP_MARKS] = "marks",
    [ACIES_SETUP_DECK] = "deck",
    [ACIES_SETUP_HAND] = "hand",
    [ACIES_SETUP_DISCARD] = "discard",
    [ACIES_SETUP_TRACKERS] = "trackers",
    [ACIES_SETUP_RULES] = "rules",
    [ACIES_SETUP_FIRST] = "first",
  };

  return ids[kind];
}

guint
acies_setup_guide_count (const AciesSetupGuide *self,
                         GHashTable            *done)
{
  guint n = 0;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const AciesSetupStep *step = g_ptr_array_index (self->steps, i);
      gboolean              is_of_pieces = step->kind == ACIES_SETUP_TERRAIN || step->kind == ACIES_SETUP_UNITS || step->kind == ACIES_SETUP_MARKS;

      for (guint j = 0; j < step->ticks->len && is_of_pieces; j++)
        {
          const AciesSetupTick *tick = g_ptr_array_index (step->ticks, j);

          n += done == NULL || g_hash_table_contains (done, tick) ? tick->hexes->len : 0;
        }
    }

  return n;
}

/* --- steps and ticks ------------------------------------------------------------------------- */

/* Takes the texts. */
AciesSetupStep *
acies_setup_add_step (AciesSetupWriter *self,
                      AciesSetupKind    kind,
                      AciesSide         side,
                      char             *title,
                      char             *name)
{
  AciesSetupStep *step = g_new0 (AciesSetupStep, 1);

  step->kind = kind;
  step->side = side;
  step->type = step->terrain = ACIES_NO_ID;
  step->title = title;
  step->name = name;
  step->ticks = g_ptr_array_new_with_free_func ((GDestroyNotify) tick_free);
  g_ptr_array_add (self->guide->steps, step);
  self->step = step;

  return step;
}

/* Takes the texts. */
static AciesSetupTick *
new_tick (char *label,
          char *detail)
{
  AciesSetupTick *tick = g_new0 (AciesSetupTick, 1);

  tick->label = label;
  tick->detail = detail;
  tick->hexes = g_array_new (FALSE, FALSE, sizeof (AciesHex));
  tick->commands = acies_commands_new ();

  return tick;
}

AciesSetupTick *
acies_setup_add_tick (AciesSetupWriter *self,
                      char             *label,
                      char             *detail)
{
  AciesSetupTick *tick = new_tick (label, detail);

  g_ptr_array_add (self->step->ticks, tick);

  return tick;
}

void
acies_setup_add_command (AciesSetupTick *tick,
                         AciesCommand    command)
{
  g_array_append_val (tick->commands, command);
}

char *
acies_setup_dup_hex (AciesHex hex)
{
  AciesHexName name;

  return g_strdup (acies_hex_name (hex, name));
}

/* "Rome: Principes" */
char *
acies_setup_dup_of_side (const AciesState *state,
                         AciesSide         side,
                         const char       *what)
{
  /* Translators: a side, and something of it: “Rome: Principes” */
  return g_strdup_printf (_ ("%1$s: %2$s"), acies_ruleset_owner_name (state->ruleset, side), what);
}

/* --- the board ------------------------------------------------------------------------------- */

/* Whether the names or the number of sides depend on a switch. */
static gboolean
switch_is_of_sides (const AciesRuleset *ruleset,
                    guint               index)
{
  const AciesRuleset *base = ruleset->base != NULL ? ruleset->base : ruleset;

  for (AciesSide side = 0; side < base->n_sides; side++)
    if (base->sides[side].named_by == index || base->sides[side].plays_by == index || base->sides[side].team_by == index)
      return TRUE;

  return FALSE;
}

/* What no command can set is there from the start, and so are the sides, without which no unit can be placed. */
static AciesState *
new_start (const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesState         *start = acies_state_new (acies_ruleset_base (state->ruleset), state->board->columns, state->board->rows);

  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      AciesCommand command = acies_command_of_side (ACIES_COMMAND_SWITCH, ACIES_NO_SIDE, i, 0);

      command.number = state->switches[i];
      if (switch_is_of_sides (ruleset, i) && state->switches[i] != start->switches[i])
        acies_engine_apply (start, &command, NULL, NULL);
    }
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const AciesSideNumbers *from = &state->sides[side];
      AciesSideNumbers       *to = &start->sides[side];

      if (acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
        to->morale = from->morale;
      if (acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE))
        to->hand_size = from->hand_size;
      if (ruleset->army.actions == 0 || from->actions == 0)
        {
          to->actions = from->actions;
          to->spent = from->spent;
        }
      if (acies_ruleset_lacks (ruleset, ACIES_LACKS_ENTRIES))
        {
          to->n_entries = from->n_entries;
          memcpy (to->entries, from->entries, sizeof to->entries);
        }
    }
  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS))
    {
      start->setup.end_round = state->setup.end_round;
      start->turn.round = state->turn.round;
    }
  acies_texts_unref (start->texts);
  start->texts = acies_texts_ref (state->texts);

  return start;
}

/* The hexes of the edge on which a side sits, or of its area. */
static void
list_home (const AciesState *state,
           AciesSide         side,
           GArray           *hexes)
{
  const AciesBoard *board = state->board;
  guint             row = state->ruleset->sides[side].home == ACIES_HOME_TOP ? 0 : board->rows - 1u;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    if (acies_board_owner (board, state->ruleset, hex) == side)
      g_array_append_val (hexes, hex);
  if (hexes->len > 0)
    return;
  for (guint column = 0; column < acies_board_columns_in_row (board, row); column++)
    {
      AciesHex hex = acies_hex (column, row);

      g_array_append_val (hexes, hex);
    }
}

static void
add_board (AciesSetupWriter *self)
{
  const AciesState *state = self->state;
  const AciesBoard *board = state->board;

  acies_setup_add_step (self, ACIES_SETUP_BOARD, ACIES_NO_SIDE, g_strdup (_ ("Lay out the board")), g_strdup (_ ("Board")));
  acies_setup_add_tick (self,
                        /* Translators: the size of a board */
                        g_strdup_printf (_ ("%1$u columns, %2$u rows"), board->columns, board->rows),
                        g_strdup (acies_board_say (board, _ ("Row 1 is at the top, and its first hex is A1"), _ ("Row 1 is at the top, and its first square is A1"))));
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      g_autoptr (GArray) home = g_array_new (FALSE, FALSE, sizeof (AciesHex));
      g_autofree char *first = NULL, *last = NULL;
      AciesSetupTick  *tick;

      list_home (state, side, home);
      first = acies_setup_dup_hex (g_array_index (home, AciesHex, 0));
      last = acies_setup_dup_hex (g_array_index (home, AciesHex, home->len - 1));
      tick = acies_setup_add_tick (self,
                                   /* Translators: a side */
                                   g_strdup_printf (state->ruleset->sides[side].home == ACIES_HOME_TOP ? _ ("%s sits at the top") : _ ("%s sits at the bottom"),
                                                    state->ruleset->sides[side].name),
                                   /* Translators: the first and the last hex of the edge at which a side sits */
                                   g_strdup_printf (_ ("%1$s to %2$s"), first, last));
      g_array_append_vals (tick->hexes, home->data, home->len);
    }
}

/* --- terrain --------------------------------------------------------------------------------- */

/* Hexes of one terrain that follow each other in a row are one tick. */
static GPtrArray *
list_runs (const AciesState *state,
           AciesId           terrain)
{
  const AciesBoard *board = state->board;
  GPtrArray        *runs = g_ptr_array_new ();
  AciesSetupTick   *run = NULL;
  AciesHex          before = ACIES_NO_HEX;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    {
      AciesCommand paint = acies_command_on_hex (ACIES_COMMAND_PAINT, hex);

      paint.id = terrain;
      if (board->terrain[hex] != terrain)
        continue;
      if (run == NULL || acies_hex_row (hex) != acies_hex_row (before) || hex != before + 1)
        {
          run = new_tick (NULL, NULL);
          g_ptr_array_add (runs, run);
        }
      g_array_append_val (run->hexes, hex);
      acies_setup_add_command (run, paint);
      before = hex;
    }

  return runs;
}

static void
name_run (AciesSetupTick *run)
{
  g_autofree char *first = acies_setup_dup_hex (g_array_index (run->hexes, AciesHex, 0));
  g_autofree char *last = acies_setup_dup_hex (g_array_index (run->hexes, AciesHex, run->hexes->len - 1));

  run->label = run->hexes->len == 1 ? g_steal_pointer (&first)
               : run->hexes->len == 2
                   /* Translators: two neighbouring hexes */
                   ? g_strdup_printf (_ ("%1$s and %2$s"), first, last)
                   : g_strdup_printf (_ ("%1$s to %2$s"), first, last);
  if (run->hexes->len > 2)
    run->detail = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", run->hexes->len), run->hexes->len);
}

/* How many of @n things go into the next step, so that steps are about equal. */
guint
acies_setup_share (guint n)
{
  guint n_steps = (n + ACIES_SETUP_MAX_PIECES - 1) / ACIES_SETUP_MAX_PIECES;

  return (n + n_steps - 1) / n_steps;
}

static void
add_terrain (AciesSetupWriter *self,
             AciesId           terrain)
{
  const char *name = self->state->ruleset->terrains[terrain].name;
  g_autoptr (GPtrArray) runs = list_runs (self->state, terrain);

  for (guint i = 0, n; i < runs->len; i += n)
    {
      guint tiles = 0;

      n = acies_setup_share (runs->len - i);
      for (guint j = i; j < i + n; j++)
        tiles += ((AciesSetupTick *) runs->pdata[j])->hexes->len;
      acies_setup_add_step (self, ACIES_SETUP_TERRAIN, ACIES_NO_SIDE,
                            /* Translators: a number, and a kind of terrain */
                            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Lay %1$u tile of %2$s", "Lay %1$u tiles of %2$s", tiles), tiles, name),
                            g_strdup (name))
          ->terrain = terrain;
      for (guint j = i; j < i + n; j++)
        {
          name_run (runs->pdata[j]);
          g_ptr_array_add (self->step->ticks, runs->pdata[j]);
        }
    }
}

/* --- cards ----------------------------------------------------------------------------------- */

static AciesSetupTick *
add_card_tick (AciesSetupWriter *self,
               AciesCommandKind  kind,
               AciesSide         side,
               AciesId           card,
               guint             copies)
{
  const char     *name = self->state->ruleset->cards[card].name;
  AciesSetupTick *tick = acies_setup_add_tick (self,
                                               copies == 0
                                                   /* Translators: a card */
                                                   ? g_strdup_printf (_ ("Leave out %s"), name)
                                                   : copies == 1 ? g_strdup (name)
                                                                 : g_strdup_printf (_ ("%1$u × %2$s"), copies, name),
                                               NULL);

  acies_setup_add_command (tick, acies_command_of_side (kind, side, card, copies));

  return tick;
}

/* Cards that belong to a side and not to a deck in common. */
static void
add_own_deck (AciesSetupWriter *self,
              AciesSide         side)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;
  guint               all = 0;

  for (guint card = 0; card < ruleset->n_cards; card++)
    all += ruleset->cards[card].common ? 0 : acies_state_count_copies (state, side, (AciesId) card);
  if (all == 0)
    return;
  acies_setup_add_step (self, ACIES_SETUP_DECK, side,
                        /* Translators: a number of cards, and a side */
                        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Take %1$u card for the deck of %2$s", "Take %1$u cards for the deck of %2$s", all), all, ruleset->sides[side].name),
                        acies_setup_dup_of_side (state, side, _ ("Deck")));
  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      guint copies = ruleset->cards[card].common ? 0 : acies_state_count_copies (state, side, (AciesId) card);

      if (copies > 0)
        add_card_tick (self, ACIES_COMMAND_CARDS, side, (AciesId) card, copies);
    }
}

/* A deck in common has its cards from the start: only what the battle changes has commands. */
static void
add_common_deck (AciesSetupWriter *self,
                 AciesId           deck)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;
  const AciesState   *start = self->guide->start;
  guint               all = 0;

  for (guint card = 0; card < ruleset->n_cards; card++)
    if (ruleset->cards[card].deck == deck && ruleset->cards[card].common)
      all += acies_state_count_copies (state, ACIES_COMMON, (AciesId) card);
  acies_setup_add_step (self, ACIES_SETUP_DECK, ACIES_NO_SIDE,
                        /* Translators: a deck, and its cards */
                        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Shuffle the deck “%1$s”: %2$u card", "Shuffle the deck “%1$s”: %2$u cards", all), ruleset->decks[deck].name, all),
                        g_strdup (ruleset->decks[deck].name));
  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      guint copies = acies_state_count_copies (state, ACIES_COMMON, (AciesId) card);
      guint usual = acies_state_count_copies (start, ACIES_COMMON, (AciesId) card);

      AciesSetupTick *tick;

      if (ruleset->cards[card].deck != deck || !ruleset->cards[card].common || copies == usual)
        continue;
      tick = add_card_tick (self, ACIES_COMMAND_CARDS, ACIES_COMMON, (AciesId) card, copies);
      if (copies > 0)
        /* Translators: how many copies of a card a deck has usually */
        tick->detail = g_strdup_printf (_ ("instead of %u"), usual);
    }
  if (self->step->ticks->len == 0 && all == 0)
    g_ptr_array_remove_index (self->guide->steps, self->guide->steps->len - 1);
  else
    acies_setup_add_tick (self, g_strdup (self->step->ticks->len == 0 ? _ ("All cards as in the box") : _ ("Other cards as in the box")), NULL);
}

/* @zone: hand or discard pile; @owner: a side, or %ACIES_COMMON */
static void
add_cards_in (AciesSetupWriter *self,
              AciesZone         zone,
              AciesSide         owner)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;
  gboolean            is_hand = zone == ACIES_ZONE_HAND;
  const char         *name = acies_ruleset_owner_name (ruleset, owner);
  guint               all = 0;

  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint card = 0; card < ruleset->n_cards; card++)
        {
          gboolean common = ruleset->cards[card].common;
          guint    copies = common && !is_hand && owner != ACIES_COMMON ? 0 : acies_state_count_copies_in (state, owner, (AciesId) card, zone);

          if (copies > 0 && pass == 1)
            add_card_tick (self, is_hand ? ACIES_COMMAND_HAND : ACIES_COMMAND_DISCARD, owner, (AciesId) card, copies);
          all += pass == 0 ? copies : 0;
        }
      if (all == 0)
        return;
      if (pass == 0 && is_hand)
        acies_setup_add_step (self, ACIES_SETUP_HAND, owner,
                              /* Translators: a side, and a number of cards */
                              g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Give %1$s its hand of %2$u card", "Give %1$s its hand of %2$u cards", all), name, all),
                              acies_setup_dup_of_side (state, owner, _ ("Hand")));
      else if (pass == 0)
        acies_setup_add_step (self, ACIES_SETUP_DISCARD, owner == ACIES_COMMON ? ACIES_NO_SIDE : owner,
                              /* Translators: a number of cards, and a side or “All Sides” */
                              g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Put %1$u card on the discard pile of %2$s", "Put %1$u cards on the discard pile of %2$s", all), all, name),
                              acies_setup_dup_of_side (state, owner, _ ("Discard pile")));
    }
}

static void
add_cards (AciesSetupWriter *self)
{
  const AciesState *state = self->state;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    add_own_deck (self, side);
  for (guint deck = 0; deck < state->ruleset->n_decks; deck++)
    if (state->ruleset->decks[deck].common)
      add_common_deck (self, (AciesId) deck);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    add_cards_in (self, ACIES_ZONE_HAND, side);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    add_cards_in (self, ACIES_ZONE_DISCARD, side);
  if (acies_ruleset_has_common_cards (state->ruleset))
    add_cards_in (self, ACIES_ZONE_DISCARD, ACIES_COMMON);
}

/* --- trackers, rules, the first side --------------------------------------------------------- */

/* The name of what a command of the editor sets for a side. */
static const char *
name_of (const AciesRuleset *ruleset,
         AciesCommandKind    kind,
         AciesId             id)
{
  if (kind == ACIES_COMMAND_RESOURCE)
    return ruleset->resources[id].name;
  if (kind == ACIES_COMMAND_MORALE)
    return ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale");
  if (kind == ACIES_COMMAND_HAND_SIZE)
    return _ ("Hand size");

  return kind == ACIES_COMMAND_ACTIONS ? _ ("Actions") : _ ("Actions spent");
}

/* A number that scenarios of this game set. */
static void
add_number (AciesSetupWriter *self,
            AciesCommandKind  kind,
            AciesSide         side,
            AciesId           id)
{
  AciesCommand   command = acies_command_of_side (kind, side, id, 0);
  AciesEditRange range;

  if (!acies_edit_range (&command, self->state, &range))
    return;
  command.number = (gint16) acies_edit_number (&command, self->state);
  if (kind == ACIES_COMMAND_SPENT && command.number == 0)
    return;
  acies_setup_add_command (acies_setup_add_tick (self,
                                                 /* Translators: a side, a quantity such as “Morale”, and its value */
                                                 g_strdup_printf (_ ("%1$s: %2$s %3$d"), self->state->ruleset->sides[side].name, name_of (self->state->ruleset, kind, id), command.number), NULL),
                           command);
}

static void
add_round (AciesSetupWriter *self)
{
  const AciesState *state = self->state;
  AciesSetupTick   *tick;

  tick = acies_setup_add_tick (self,
                               /* Translators: a round */
                               g_strdup_printf (_ ("Round marker on %u"), state->turn.round),
                               /* Translators: a round */
                               g_strdup_printf (_ ("The battle ends after round %u"), state->setup.end_round));
  acies_setup_add_command (tick, acies_command_of_side (ACIES_COMMAND_END_ROUND, ACIES_NO_SIDE, ACIES_NO_ID, state->setup.end_round));
}

static void
add_trackers (AciesSetupWriter *self)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;

  acies_setup_add_step (self, ACIES_SETUP_TRACKERS, ACIES_NO_SIDE, g_strdup (_ ("Set the trackers")), g_strdup (_ ("Trackers")));
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
        add_number (self, ACIES_COMMAND_MORALE, side, ACIES_NO_ID);
      for (guint i = 0; i < ruleset->n_resources; i++)
        add_number (self, ACIES_COMMAND_RESOURCE, side, (AciesId) i);
      if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE))
        add_number (self, ACIES_COMMAND_HAND_SIZE, side, ACIES_NO_ID);
      if (state->sides[side].actions > 0)
        {
          add_number (self, ACIES_COMMAND_ACTIONS, side, ACIES_NO_ID);
          add_number (self, ACIES_COMMAND_SPENT, side, ACIES_NO_ID);
        }
    }
  if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS))
    add_round (self);
  if (self->step->ticks->len == 0)
    g_ptr_array_remove_index (self->guide->steps, self->guide->steps->len - 1);
}

static char *
dup_switch_value (const AciesSwitch *it,
                  int                value)
{
  if (it->type == ACIES_SWITCH_BOOLEAN)
    return g_strdup (value != 0 ? _ ("yes") : _ ("no"));
  if (it->type == ACIES_SWITCH_CHOICE)
    return g_strdup (((const AciesOption *) g_ptr_array_index (it->options, (guint) value))->name);

  return g_strdup_printf ("%d", value);
}

static void
add_rules (AciesSetupWriter *self)
{
  const AciesState *state = self->state;
  gboolean          begun = FALSE;

  for (guint i = 0; i < state->ruleset->n_switches; i++)
    {
      const AciesSwitch *it = &state->ruleset->switches[i];
      AciesCommand       command = acies_command_of_side (ACIES_COMMAND_SWITCH, ACIES_NO_SIDE, i, 0);

      command.number = state->switches[i];
      if (command.number == it->fallback || switch_is_of_sides (state->ruleset, i))
        continue;
      if (!begun)
        acies_setup_add_step (self, ACIES_SETUP_RULES, ACIES_NO_SIDE, g_strdup (_ ("Agree on the rules that differ from the standard")), g_strdup (_ ("Rules")));
      begun = TRUE;
      acies_setup_add_command (acies_setup_add_tick (self, g_strdup (it->name), dup_switch_value (it, command.number)), command);
    }
}

static void
add_first (AciesSetupWriter *self)
{
  const AciesState *state = self->state;
  const AciesTurn  *turn = &state->turn;
  AciesSide         first = acies_state_first_side (state);
  const char       *name = first < state->ruleset->n_sides ? state->ruleset->sides[first].name : NULL;
  AciesCommand      opening = acies_command_of_side (ACIES_COMMAND_OPENING, turn->active, turn->phase > 0 ? turn->phase : ACIES_NO_ID,
                                                acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS) ? 1 : turn->round);
  gboolean          is_usual = turn->phase == 0 && (turn->active == first || first == ACIES_NO_SIDE);
  AciesSetupTick   *tick;

  /* Translators: a side */
  acies_setup_add_step (self, ACIES_SETUP_FIRST, first, name != NULL ? g_strdup_printf (_ ("%s goes first"), name) : g_strdup (_ ("The game decides which side goes first")), g_strdup (_ ("First player")));
  tick = acies_setup_add_tick (self, name != NULL ? g_strdup (name) : g_strdup (_ ("Ready")), NULL);
  if (!is_usual && acies_ruleset_names_first (state->ruleset))
    tick->detail = turn->phase > 0
                       /* Translators: a side, and a phase of its turn */
                       ? g_strdup_printf (_ ("Now it is the turn of %1$s, phase: %2$s"), state->ruleset->sides[turn->active].name, acies_procs_phase_name (state->ruleset->procs, turn->phase))
                       : g_strdup_printf (_ ("Now it is the turn of %s"), state->ruleset->sides[turn->active].name);
  acies_setup_add_command (tick, acies_command_of_side (ACIES_COMMAND_FIRST, state->setup.first, ACIES_NO_ID, 0));
  acies_setup_add_command (tick, opening);
}

AciesSetupGuide *
acies_setup_guide_new (const AciesState *state)
{
  AciesSetupGuide *guide = g_new0 (AciesSetupGuide, 1);
  AciesSetupWriter writer = { guide, NULL, NULL };
  guint            n_sides = state->ruleset->n_sides;

  guide->losses = g_ptr_array_new_with_free_func (g_free);
  guide->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) step_free);
  guide->scenario = acies_state_dup_as_scenario (state, guide->losses);
  guide->start = new_start (guide->scenario);
  writer.state = guide->scenario;
  add_board (&writer);
  for (AciesId terrain = 1; terrain < state->ruleset->n_terrains; terrain++)
    add_terrain (&writer, terrain);
  for (AciesSide side = 0; side < n_sides; side++)
    acies_setup_add_units (&writer, side);
  acies_setup_add_camps (&writer);
  for (AciesSide side = 0; side < n_sides; side++)
    acies_setup_add_reserve (&writer, side);
  for (AciesId mark = 0; mark < state->ruleset->n_marks; mark++)
    if (mark != state->ruleset->face_down)
      acies_setup_add_marks (&writer, mark);
  add_cards (&writer);
  add_trackers (&writer);
  add_rules (&writer);
  add_first (&writer);

  return guide;
}
