/* game-table.c - the model of the Play view: the state that is shown, and the selection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/game-table-private.h"

#include "engine/core/units.h"

G_DEFINE_FINAL_TYPE (AciesGameTable, acies_game_table, G_TYPE_OBJECT)

enum
{
  CHANGED,
  SETTLED,
  REPLAYED,
  SELECTION_CHANGED,
  INPUT_CHANGED,
  REFUSED,
  LEFT_OUT,
  WALKED,
  POINTED,
  ADVISED,
  CORRECTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
acies_game_table_show_message (AciesGameTable *self,
                               const char     *text)
{
  g_signal_emit (self, signals[REFUSED], 0, text);
}

static void
emit_changed (AciesGameTable *self,
              GArray         *events,
              gboolean        forward)
{
  g_signal_emit (self, signals[CHANGED], 0, events, forward);
  g_signal_emit (self, signals[SETTLED], 0);
}

AciesSession *
acies_game_table_get_shown (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->replay != NULL ? self->replay : self->session;
}

const AciesState *
acies_game_table_get_state (AciesGameTable *self)
{
  AciesSession *shown = acies_game_table_get_shown (self);

  return shown != NULL ? acies_session_get_state (shown) : NULL;
}

static void
set_taken (AciesGameTable *self,
           AciesTaken      taken)
{
  const AciesState *state = acies_game_table_get_state (self);

  self->taken = taken;
  self->selected_unit = ACIES_NO_UNIT;
  if (state != NULL && taken.hex != ACIES_NO_HEX)
    self->selected_unit = taken.type != ACIES_NO_ID ? acies_stack_of_type (state, taken.hex, taken.type) : acies_state_unit_at (state, taken.hex);
}

void
acies_game_table_select_unit (AciesGameTable *self,
                              AciesHex        hex,
                              AciesId         type)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->taken.hex == hex && self->taken.type == type && self->taken.id == ACIES_NO_ID)
    return;
  set_taken (self, (AciesTaken) { hex, ACIES_NO_ID, type });
  g_signal_emit (self, signals[SELECTION_CHANGED], 0);
}

/* Returns the type of the first unit on @hex that can act, as in AciesTaken.type. */
static AciesId
first_actor (AciesGameTable *self,
             AciesHex        hex)
{
  const AciesState *state = acies_game_table_get_state (self);
  AciesId           types[ACIES_MAX_LAYERS];

  if (state == NULL || self->choices == NULL || acies_choices_list_actors (self->choices, state, hex, types) == 0)
    return ACIES_NO_ID;

  return types[0];
}

void
acies_game_table_select (AciesGameTable *self,
                         AciesHex        hex)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  acies_game_table_select_unit (self, hex, first_actor (self, hex));
}

void
acies_game_table_point (AciesGameTable *self,
                        AciesHex        hex)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->pointed == hex)
    return;
  self->pointed = hex;
  if (hex != ACIES_NO_HEX)
    self->pointed_card = ACIES_NO_ID; /* even if it still has the focus */
  g_signal_emit (self, signals[POINTED], 0);
}

AciesHex
acies_game_table_get_pointed (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ACIES_NO_HEX);

  return self->pointed;
}

void
acies_game_table_point_card (AciesGameTable *self,
                             AciesId         card,
                             const char     *refusal)
{
  char *taken;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  taken = g_strdup (refusal); /* @refusal can be the text that is freed below */
  g_free (self->card_refusal);
  self->card_refusal = taken;
  self->pointed_card = card;
  g_signal_emit (self, signals[POINTED], 0);
}

void
acies_game_table_leave_card (AciesGameTable *self,
                             AciesId         card)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->pointed_card == card)
    acies_game_table_point_card (self, ACIES_NO_ID, NULL);
}

AciesId
acies_game_table_get_pointed_card (AciesGameTable *self,
                                   const char    **refusal)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ACIES_NO_ID);

  *refusal = self->card_refusal;
  return self->pointed_card;
}

void
acies_game_table_take_up (AciesGameTable *self,
                          AciesId         id,
                          gboolean        waits)
{
  gboolean again;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  again = self->taken.id == id && self->taken.waits == waits;
  set_taken (self, again ? ACIES_TAKEN_NOTHING : (AciesTaken) { ACIES_NO_HEX, id, ACIES_NO_ID, waits });
  g_signal_emit (self, signals[SELECTION_CHANGED], 0);
}

AciesTaken
acies_game_table_get_taken (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ACIES_TAKEN_NOTHING);

  return self->taken;
}

/* Returns a selection of @unit if it can act, otherwise no selection. */
static AciesTaken
taken_if_able (AciesGameTable   *self,
               const AciesState *state,
               AciesUnitId       unit)
{
  AciesId  types[ACIES_MAX_LAYERS];
  AciesHex hex;
  AciesId  type;
  guint    n;

  if (unit == ACIES_NO_UNIT || !acies_state_unit_is_on_board (state, unit))
    return ACIES_TAKEN_NOTHING;
  hex = state->units[unit].hex;
  type = acies_state_unit_at (state, hex) == unit ? ACIES_NO_ID : state->units[unit].type;
  n = acies_choices_list_actors (self->choices, state, hex, types);
  for (guint i = 0; i < n; i++)
    {
      if (types[i] == type)
        return (AciesTaken) { hex, ACIES_NO_ID, type };
    }

  return ACIES_TAKEN_NOTHING;
}

/* Updates the selection after a change. A selected unit stays selected as long as it can act. Otherwise, the unit
 * whose action is in progress is selected, or the only unit that can answer the question. A card is deselected. A
 * unit type in reserve stays selected as long as another unit of this type can enter. */
static void
follow_selection (AciesGameTable   *self,
                  const AciesState *state)
{
  AciesTaken taken = taken_if_able (self, state, self->selected_unit);

  if (self->taken.waits && acies_choices_find_waiting (self->choices, self->taken.id) != NULL)
    return;
  if (taken.hex == ACIES_NO_HEX && state->decision.kind == ACIES_DECISION_NONE)
    taken = taken_if_able (self, state, state->turn.acting);
  else if (taken.hex == ACIES_NO_HEX)
    {
      taken.hex = acies_choices_only_actor (self->choices);
      taken.type = first_actor (self, taken.hex);
    }
  set_taken (self, taken);
}

/* Also offers to put cards back in games that ask for that only before the first card is taken. */
static void
offer_put_back (AciesGameTable   *self,
                const AciesState *state)
{
  for (guint i = 0; acies_choices_has (self->choices, ACIES_COMMAND_TAKE) && i < state->ruleset->n_cards; i++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_PUT_BACK, (AciesId) i);

      if (acies_session_can_put_back (self->session, (AciesId) i))
        g_array_append_val (self->choices->commands, command);
    }
}

static void
follow_lesson (AciesGameTable *self)
{
  gboolean wants = self->session != NULL && acies_session_get_settings (self->session)->lesson;
  g_autoptr (GArray) log = wants ? acies_session_dup_log (self->session) : NULL;

  if (!wants)
    g_clear_pointer (&self->guide, acies_guide_free);
  else if (self->guide == NULL)
    self->guide = acies_guide_new (acies_session_get_scenario (self->session));
  if (self->guide != NULL)
    acies_guide_follow (self->guide, log);
}

AciesGuide *
acies_game_table_get_guide (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->guide;
}

void
acies_game_table_read_on (AciesGameTable *self)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->guide == NULL || !acies_guide_is_reading (self->guide))
    return;
  acies_guide_next (self->guide);
  g_signal_emit (self, signals[ADVISED], 0);
}

void
acies_game_table_end_lesson (AciesGameTable *self)
{
  AciesGameSettings settings;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self) && self->session != NULL);

  settings = *acies_session_get_settings (self->session);
  settings.lesson = FALSE;
  acies_session_set_settings (self->session, &settings);
}

/* A position that the user looks back at is not the one that the step is about. */
static const GArray *
get_points (AciesGameTable *self)
{
  return self->guide != NULL && self->replay == NULL ? acies_guide_get_points (self->guide) : NULL;
}

gboolean
acies_game_table_guides_to (AciesGameTable *self,
                            AciesPointKind  kind,
                            guint           what)
{
  const GArray *points;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  points = get_points (self);
  for (guint i = 0; points != NULL && i < points->len; i++)
    {
      const AciesLessonPoint *point = &g_array_index (points, AciesLessonPoint, i);
      guint                   named = kind == ACIES_POINT_CARD     ? point->id
                                      : kind == ACIES_POINT_SCORE  ? point->side
                                      : kind == ACIES_POINT_BUTTON ? point->command
                                                                   : 0;

      if (point->kind == kind && named == what)
        return TRUE;
    }

  return FALSE;
}

/* The copy without hidden information does not say where a face-down unit of the type is. */
static void
list_units (AciesGameTable         *self,
            const AciesLessonPoint *point,
            GArray                 *hexes)
{
  const AciesState *state = acies_game_table_get_seen (self);
  AciesSide         learner = acies_guide_get_side (self->guide);

  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    if (acies_state_unit_is_on_board (state, unit) && state->units[unit].type == point->id &&
        (state->units[unit].side == learner) == (point->kind == ACIES_POINT_UNIT))
      g_array_append_val (hexes, state->units[unit].hex);
}

void
acies_game_table_list_guided (AciesGameTable *self,
                              GArray         *hexes)
{
  const GArray *points;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  points = get_points (self);
  for (guint i = 0; points != NULL && i < points->len; i++)
    {
      const AciesLessonPoint *point = &g_array_index (points, AciesLessonPoint, i);

      if (point->kind == ACIES_POINT_UNIT || point->kind == ACIES_POINT_ENEMY)
        list_units (self, point, hexes);
      else if (point->kind == ACIES_POINT_HEX && acies_board_contains (acies_session_get_state (self->session)->board, point->hex))
        g_array_append_val (hexes, point->hex);
    }
}

void
acies_game_table_renew (AciesGameTable *self,
                        GArray         *events,
                        gboolean        forward)
{
  const AciesState *state = acies_game_table_get_state (self);

  self->renews = TRUE;
  acies_game_table_drop_advice (self);
  self->points_out = FALSE;
  self->pointed_row = ACIES_NO_ROW;
  self->renews = FALSE;
  follow_lesson (self);
  g_clear_pointer (&self->choices, acies_choices_free);
  self->viewer = (AciesViewer) { ACIES_VIEWER_OPEN, ACIES_NO_SIDE, FALSE };
  if (state != NULL)
    {
      if (self->replay == NULL)
        acies_game_table_find_viewer (self, state); /* otherwise no hand is shown */
      self->choices = self->replay != NULL ? acies_choices_new_none ()
                                           : acies_viewer_new_choices (&self->viewer, state, acies_session_get_settings (self->session), self->looks);
      self->choices->by_keys = self->by_keys;
      offer_put_back (self, state);
      follow_selection (self, state);
    }
  acies_game_table_show_message (self, NULL);
  emit_changed (self, events, forward);
}

void
acies_game_table_set_by_keys (AciesGameTable *self,
                              gboolean        by_keys)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->by_keys == by_keys)
    return;
  self->by_keys = by_keys;
  if (self->choices != NULL)
    self->choices->by_keys = by_keys;
  g_signal_emit (self, signals[INPUT_CHANGED], 0);
}

gboolean
acies_game_table_is_by_keys (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  return self->by_keys;
}

void
acies_game_table_refresh_view (AciesGameTable *self)
{
  g_autoptr (GArray) nothing = acies_events_new ();

  acies_game_table_renew (self, nothing, TRUE);
}

static void
session_changed_cb (AciesSession   *session,
                    GArray         *events,
                    gboolean        forward,
                    AciesGameTable *self)
{
  self->looks = FALSE;
  acies_record_follow (self->record); /* in case the record has not received "changed" yet */
  if (self->replay != NULL && forward)
    return; /* the game continues while the user looks back */
  if (self->replay == NULL)
    acies_game_table_renew (self, events, forward);
  else
    acies_game_table_end_looking_back (self);
}

AciesRecord *
acies_game_table_get_record (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->record;
}

void
acies_game_table_set_session (AciesGameTable *self,
                              AciesSession   *session)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (!g_set_object (&self->session, session))
    return;
  g_clear_object (&self->adviser);
  g_clear_object (&self->replay);
  g_clear_pointer (&self->last_turn, acies_last_turn_free);
  g_clear_object (&self->record);
  g_clear_pointer (&self->guide, acies_guide_free);
  if (session != NULL)
    self->record = acies_record_new (session);
  g_signal_group_set_target (self->session_signals, session);
  self->taken = ACIES_TAKEN_NOTHING;
  self->repeated = (AciesRepeated) { 0 };
  self->selected_unit = ACIES_NO_UNIT;
  self->walked = ACIES_NO_HEX;
  self->seated = ACIES_NO_SIDE;
  self->looks = FALSE;
  acies_game_table_renew (self, NULL, TRUE);
}

AciesSession *
acies_game_table_get_session (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->session;
}

void
acies_game_table_set_theme (AciesGameTable *self,
                            AciesTheme     *theme)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  self->theme = theme;
  emit_changed (self, NULL, TRUE);
}

AciesTheme *
acies_game_table_get_theme (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->theme;
}

const AciesChoices *
acies_game_table_get_choices (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->choices;
}

static void
acies_game_table_dispose (GObject *object)
{
  AciesGameTable *self = ACIES_GAME_TABLE (object);

  g_clear_object (&self->session_signals);
  g_clear_object (&self->adviser);
  g_clear_object (&self->replay);
  g_clear_pointer (&self->last_turn, acies_last_turn_free);
  g_clear_object (&self->record);
  g_clear_pointer (&self->guide, acies_guide_free);
  g_clear_object (&self->session);
  g_clear_pointer (&self->choices, acies_choices_free);
  g_clear_pointer (&self->card_refusal, g_free);
  g_clear_pointer (&self->seen, acies_state_free);

  G_OBJECT_CLASS (acies_game_table_parent_class)->dispose (object);
}

static void
acies_game_table_class_init (AciesGameTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_game_table_dispose;

  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_ARRAY, G_TYPE_BOOLEAN);
  signals[SETTLED] = g_signal_new ("settled", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[REPLAYED] = g_signal_new ("replayed", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[INPUT_CHANGED] = g_signal_new ("input-changed", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  signals[SELECTION_CHANGED] = g_signal_new ("selection-changed", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0,
                                             NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LEFT_OUT] = g_signal_new ("left-out", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[WALKED] = g_signal_new ("walked", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ADVISED] = g_signal_new ("advised", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[CORRECTED] = g_signal_new ("corrected", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[POINTED] = g_signal_new ("pointed", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
acies_game_table_init (AciesGameTable *self)
{
  self->taken = ACIES_TAKEN_NOTHING;
  self->selected_unit = ACIES_NO_UNIT;
  self->walked = ACIES_NO_HEX;
  self->pointed = ACIES_NO_HEX;
  self->pointed_card = ACIES_NO_ID;
  self->pointed_row = ACIES_NO_ROW;
  self->seated = ACIES_NO_SIDE;
  self->viewer = (AciesViewer) { ACIES_VIEWER_OPEN, ACIES_NO_SIDE, FALSE };

  self->session_signals = g_signal_group_new (ACIES_TYPE_SESSION);
  g_signal_group_connect (self->session_signals, "changed", G_CALLBACK (session_changed_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "settings-changed", G_CALLBACK (acies_game_table_refresh_view), self);
}

AciesGameTable *
acies_game_table_new (void)
{
  return g_object_new (ACIES_TYPE_GAME_TABLE, NULL);
}
