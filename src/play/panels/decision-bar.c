/* decision-bar.c - the current question, the side that must answer, and the answers that all games have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/engine.h"
#include "engine/core/question.h"
#include "play/core/hints.h"
#include "session/computers.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"
#include "widgets/sketch.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The gap between the parts, and the width that the question needs to be beside the buttons and not above them. */
#define GAP 12
#define QUESTION_ROOM 100

#define NARROW_GAP 6

/* The lines that the bar always has room for, and the width of the symbol before a refusal or advice. */
#define N_LINES 3
#define FRAMES 3 /* until the buttons have their place */
#define SYMBOL 22

/* The maximum widths of the second and of the main answer in characters, and texts as wide as the longest buttons. */
static const struct
{
  int         second;
  int         main;
  const char *second_room;
  const char *main_room;
} sizes[] = {
  [ACIES_DECISION_WIDE] = { 12, 15, "00000000000000000", "00000000000000000000" },
  [ACIES_DECISION_NARROW] = { 9, 12, "00000000000", "0000000000000" },
  [ACIES_DECISION_LOW] = { 9, 12, "000000000", "0000000000000" },
  [ACIES_DECISION_SMALL] = { 9, 10, "0000000", "000000000" },
};

struct _AciesDecisionBar
{
  AciesPanel parent_instance;

  AciesGameTable   *table;
  AciesDecisionSize size;
  gboolean          stopped; /* whether the user has stopped the computers */

  GtkEventController *keys;   /* (nullable): a controller of the window */
  GtkEventController *motion; /* (nullable): a controller of the window */
  gboolean            pointer_known;
  double              pointer_x;
  double              pointer_y;
  guint               key; /* the last key that was pressed, and whether it is down */
  gboolean            key_is_down;
  gint64              key_since; /* monotonic times at which it was pressed and at which a button changed */
  gint64              named_at;
  gboolean            repeats; /* whether @key must not answer, because a button changed after it had answered */
  gboolean            look_is_held;

  GtkWidget *buttons;
  GtkWidget *emblem;
  GtkLabel  *question;
  GtkStack  *stack;
  GtkLabel  *next_step;
  GtkLabel  *refusal;
  int        counted_width; /* that the lines were counted for */
  guint      tick_id;       /* while they may have to be counted again */
  int        n_frames;
  GtkWidget *advice; /* contains the next three */
  GtkWidget *spinner;
  GtkWidget *bulb; /* the same symbol as on the board */
  GtkLabel  *advice_words;
  GtkWidget *advise;
  GtkWidget *repeat;
  GtkWidget *look;
  GtkStack  *second; /* the second answer, or an empty space */
  GtkWidget *second_room;
  GtkWidget *back;
  GtkLabel  *back_label; /* as wide as that of the pass */
  GtkWidget *back_key;   /* the answers have a key if it has */
  GtkWidget *pass;
  GtkLabel  *pass_label;
  GtkStack  *main; /* the main answer, or an empty space */
  GtkWidget *main_room;
  GtkWidget *yes;
  GtkLabel  *yes_label;
  GtkWidget *done;
  GtkLabel  *done_label; /* as wide as that of the yes */
};

G_DEFINE_FINAL_TYPE (AciesDecisionBar, acies_decision_bar, ACIES_TYPE_PANEL)

static const struct
{
  const char      *action;
  AciesCommandKind kind;
} answers[] = {
  { "decision.pass", ACIES_COMMAND_PASS },
  { "decision.yes", ACIES_COMMAND_YES },
  { "decision.done", ACIES_COMMAND_DONE },
};

static void
show_emblem (AciesDecisionBar *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesSide         side = state != NULL ? acies_choices_decider (state) : ACIES_NO_SIDE;

  gtk_widget_set_visible (self->emblem, (self->size == ACIES_DECISION_WIDE || self->size == ACIES_DECISION_SMALL) && side != ACIES_NO_SIDE);
  acies_sketch_show_emblem (self->emblem, self->table, side);
}

/* The lines that @text takes in place of the question; @label gives the letters */
static int
count_lines (AciesDecisionBar *self,
             GtkLabel         *label,
             const char       *text)
{
  int width = gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (self->question))) - (label != self->question ? SYMBOL : 0);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), text);

  pango_layout_set_width (layout, width * PANGO_SCALE);

  return width > 0 ? pango_layout_get_line_count (layout) : 1;
}

static void
show_advice_words (AciesDecisionBar    *self,
                   const AciesAiAdvice *advice)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          is_only = acies_game_table_get_choices (self->table)->commands->len == 1;
  g_autofree char  *command = acies_advice_dup_command (&advice->command, state);
  g_autofree char  *reason = is_only ? NULL : acies_advice_dup_reason (advice, state->ruleset);
  g_autofree char  *words = NULL;

  if (is_only)
    /* Translators: the only legal command; keep <b> and </b> around it */
    words = g_markup_printf_escaped (_ ("There is only one thing to do now: <b>%s.</b>"), command);
  else
    /* Translators: an advised command, and its expected result; keep <b> and </b> around the first */
    words = g_markup_printf_escaped (_ ("<b>%1$s.</b> %2$s."), command, reason);
  gtk_label_set_markup (self->advice_words, words);
}

/* Shows the advice of the computer, or that a search is running. Returns: whether there is something to show */
static gboolean
show_advice (AciesDecisionBar *self)
{
  const AciesAiAdvice *advice = acies_game_table_get_advice (self->table);
  gboolean             thinks = acies_game_table_is_thinking (self->table);

  gtk_widget_set_visible (self->spinner, thinks);
  gtk_widget_set_visible (self->bulb, advice != NULL);
  if (advice != NULL)
    show_advice_words (self, advice);
  else
    gtk_label_set_text (self->advice_words, thinks ? _ ("The computer is looking for the best choice…") : "");

  return thinks || advice != NULL;
}

static void show_stack (AciesDecisionBar *self);

/* Lines are counted before the buttons of a new question have their place, so they are counted again after that. */
static gboolean
placed_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  AciesDecisionBar *self = ACIES_DECISION_BAR (widget);

  if (self->question != NULL && gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (self->question))) != self->counted_width)
    show_stack (self);
  if (self->n_frames-- > 0)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

/* Shows a refusal, or else advice, or else the next step. The bar always has room for three lines, so that the board
 * keeps its size; it grows only for texts that are longer. A refusal or advice without room beside the question
 * replaces it. */
static void
show_stack (AciesDecisionBar *self)
{
  gboolean  refused = gtk_label_get_text (self->refusal)[0] != '\0';
  gboolean  advised = show_advice (self);
  GtkLabel *said = refused ? self->refusal : advised ? self->advice_words
                                                     : self->next_step;
  int       n_question = count_lines (self, self->question, gtk_label_get_text (self->question));
  int       n_said = count_lines (self, said, gtk_label_get_text (said));
  gboolean  is_full = self->size == ACIES_DECISION_NARROW && n_question >= N_LINES;
  gboolean  has_step = gtk_label_get_text (self->next_step)[0] != '\0' && !is_full;

  gtk_stack_set_visible_child (self->stack, refused   ? GTK_WIDGET (self->refusal)
                                            : advised ? self->advice
                                                      : GTK_WIDGET (self->next_step));
  gtk_widget_set_visible (GTK_WIDGET (self->stack), refused || advised || has_step);
  gtk_label_set_lines (self->next_step, MAX (N_LINES - n_question, 1)); /* so that pointing at cards moves nothing */
  gtk_widget_set_visible (GTK_WIDGET (self->question), (!refused && !advised) || n_question + n_said <= N_LINES);
  self->counted_width = gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (self->question)));
  if (self->tick_id == 0)
    {
      self->n_frames = FRAMES;
      self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), placed_cb, NULL, NULL);
    }
}

static void
show_next_step (AciesDecisionBar *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  g_autofree char  *text = NULL;

  if (state != NULL)
    text = acies_choices_dup_next_step (acies_game_table_get_choices (self->table), state,
                                        acies_game_table_get_taken (self->table));
  gtk_label_set_text (self->next_step, text != NULL ? text : "");
  show_stack (self);
}

/* A refusal that names its rule is followed by the next step, if there is room. */
static void
show_refusal (AciesDecisionBar *self,
              const char       *text)
{
  const AciesState   *state = acies_game_table_get_state (self->table);
  const AciesRuleset *ruleset = state != NULL ? state->ruleset : NULL;
  const char         *step = gtk_label_get_text (self->next_step);
  const char         *from = text;
  g_autofree char    *both = NULL;

  if (text != NULL && ruleset != NULL && step[0] != '\0' && acies_ruleset_next_rule_in (ruleset, &from) != NULL)
    /* Translators: why something is not possible, and what the player can do instead */
    both = g_strdup_printf (_ ("%1$s. %2$s."), text, step);
  if (both != NULL && count_lines (self, self->refusal, both) < N_LINES)
    text = both;
  acies_rule_link_set_text (self->refusal, text != NULL ? text : "", ruleset);
  show_stack (self);
}

static void
suggest (AciesDecisionBar   *self,
         const AciesChoices *choices)
{
  const AciesState      *state = acies_game_table_get_state (self->table);
  GtkWidget             *buttons[] = { self->pass, self->done };
  const AciesCommandKind kinds[] = { ACIES_COMMAND_PASS, ACIES_COMMAND_DONE };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      acies_style_set (buttons[i], "suggested-action", choices != NULL && acies_choices_suggests (choices, state, acies_game_table_get_taken (self->table), kinds[i]));
    }
}

static void
show_place (AciesDecisionBar *self,
            GtkStack         *stack,
            GtkWidget        *child)
{
  if (gtk_stack_get_visible_child (stack) != child)
    self->named_at = g_get_monotonic_time ();
  gtk_stack_set_visible_child (stack, child);
}

/* Returns the room of the answers that are missing, which the question uses. */
static int
find_spare (GtkWidget *buttons)
{
  AciesDecisionBar *self = ACIES_DECISION_BAR (gtk_widget_get_parent (buttons));
  GtkStack         *stacks[] = { self->second, self->main };
  GtkWidget        *rooms[] = { self->second_room, self->main_room };
  int               spare = 0;

  for (guint i = 0; i < G_N_ELEMENTS (stacks) && gtk_stack_get_visible_child (stacks[i]) == rooms[i]; i++)
    {
      int natural;

      gtk_widget_measure (GTK_WIDGET (stacks[i]), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      spare += natural + gtk_box_get_spacing (GTK_BOX (buttons));
    }

  return spare;
}

/* A missing answer leaves an empty space, so that no button moves when another appears or disappears. The answers stand
 * first, so that the question can use that space. */
static void
show_places (AciesDecisionBar   *self,
             const AciesChoices *choices)
{
  AciesTaken taken = acies_game_table_get_taken (self->table);
  gboolean   takes_up = taken.hex != ACIES_NO_HEX || taken.id != ACIES_NO_ID;
  GtkWidget *second = takes_up ? self->back : self->second_room;
  GtkWidget *main = self->main_room;

  if (choices != NULL && acies_choices_has (choices, ACIES_COMMAND_PASS))
    second = self->pass;
  if (choices != NULL && acies_choices_has (choices, ACIES_COMMAND_DONE))
    main = self->done;
  if (choices != NULL && acies_choices_has (choices, ACIES_COMMAND_YES))
    main = self->yes;
  show_place (self, self->second, second);
  show_place (self, self->main, main);
}

/* The accessible name has no mnemonic. A button with a new name is protected against accidental clicks and keys again. */
static void
name_button (AciesDecisionBar *self,
             GtkWidget        *button,
             GtkLabel         *label,
             const char       *text)
{
  if (g_str_equal (gtk_label_get_label (label), text))
    return;
  acies_click_guard_restart (button);
  self->named_at = g_get_monotonic_time ();
  gtk_label_set_text_with_mnemonic (label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (label), -1);
}

static void
show_buttons (AciesDecisionBar   *self,
              const AciesState   *state,
              const AciesChoices *choices)
{
  GtkWidget *buttons[] = { self->pass, self->yes, self->done };
  GtkLabel  *labels[] = { self->pass_label, self->yes_label, self->done_label };

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      gboolean offered = choices != NULL && acies_choices_has (choices, answers[i].kind);

      gtk_widget_action_set_enabled (GTK_WIDGET (self), answers[i].action, offered);
      if (offered)
        name_button (self, buttons[i], labels[i], acies_choices_button_label (choices, state, answers[i].kind));
    }
}

/* The button is needed only during another side's turn. Otherwise, the hand is shown anyway. */
static void
show_look (AciesDecisionBar *self)
{
  AciesViewer seat = acies_game_table_get_seat (self->table);

  gtk_widget_set_visible (self->look, seat.kind == ACIES_VIEWER_ASKED && seat.cards);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->look), acies_game_table_is_looking (self->table));
}

/* The button stays pressed during the search and while the advice is shown. */
static void
show_advise (AciesDecisionBar *self)
{
  gboolean may_ask = acies_game_table_may_ask_advice (self->table);

  gtk_widget_set_sensitive (self->advise, may_ask);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "decision.advise", may_ask);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->advise),
                                acies_game_table_is_thinking (self->table) || acies_game_table_get_advice (self->table) != NULL);
}

static void
show_guided (AciesDecisionBar *self)
{
  GtkWidget *buttons[] = { self->pass, self->yes, self->done };

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    acies_style_set (buttons[i], "guided", acies_game_table_guides_to (self->table, ACIES_POINT_BUTTON, answers[i].kind));
  acies_style_set (GTK_WIDGET (self->question), "guided", acies_game_table_guides_to (self->table, ACIES_POINT_QUESTION, 0));
}

static void
show_answers (AciesDecisionBar *self)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);
  gboolean            any_hex = choices != NULL && acies_choices_next (choices, ACIES_TAKEN_NOTHING, ACIES_NO_HEX, TRUE) != ACIES_NO_HEX;
  gboolean            only_pass = choices != NULL && acies_choices_get_only_answer (choices) != NULL;

  show_buttons (self, acies_game_table_get_state (self->table), choices);
  show_look (self);
  show_advise (self);
  show_guided (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "decision.next", any_hex);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "decision.previous", any_hex);
  acies_tooltip_set (self->pass, only_pass ? _ ("Press P or Enter") : _ ("Press P"));
}

/* Escape clears the selection first, then the advice. */
static void
enable_put_down (AciesDecisionBar *self)
{
  AciesTaken taken = acies_game_table_get_taken (self->table);
  gboolean   advised = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->advise));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "decision.put-down",
                                 taken.hex != ACIES_NO_HEX || taken.id != ACIES_NO_ID || advised);
}

static void
show_selection (AciesDecisionBar *self)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "decision.repeat", acies_game_table_repeat (self->table, FALSE));
  show_next_step (self);
  show_places (self, choices);
  suggest (self, choices);
  acies_tooltip_set (self->done, gtk_widget_has_css_class (self->done, "suggested-action") ? _ ("Press D or Enter") : _ ("Press D"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "decision.enter", acies_game_table_give_main_answer (self->table, FALSE));
  enable_put_down (self);
}

static void
advised_cb (AciesDecisionBar *self)
{
  show_advise (self);
  show_guided (self);
  show_refusal (self, NULL);
  enable_put_down (self);
}

/* (nullable): the question, or that a computer must answer it */
static char *
dup_question (AciesDecisionBar *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesSide         computer = state != NULL ? acies_session_find_computer (acies_game_table_get_session (self->table)) : ACIES_NO_SIDE;

  if (computer != ACIES_NO_SIDE && self->stopped)
    /* Translators: a side that a computer plays */
    return g_strdup_printf (_ ("%s (computer) is waiting"), state->ruleset->sides[computer].name);
  if (computer != ACIES_NO_SIDE)
    /* Translators: a side that a computer plays */
    return g_strdup_printf (_ ("%s (computer) is thinking"), state->ruleset->sides[computer].name);
  return state != NULL ? acies_state_describe (state) : NULL;
}

static void
acies_decision_bar_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  AciesDecisionBar *self = ACIES_DECISION_BAR (panel);
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          wanted = state != NULL && acies_game_table_get_seat (self->table).kind != ACIES_VIEWER_HAND_OVER;
  g_autofree char  *question = wanted ? dup_question (self) : NULL;

  gtk_label_set_text (self->question, question != NULL ? question : "");
  show_emblem (self);
  gtk_widget_set_visible (GTK_WIDGET (self), wanted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "decision.place", wanted && !acies_state_awaits_chance (state));
  show_answers (self);
  show_selection (self);
}

void
acies_decision_bar_set_stopped (AciesDecisionBar *self,
                                gboolean          stopped)
{
  g_return_if_fail (ACIES_IS_DECISION_BAR (self));

  self->stopped = stopped;
  acies_panel_refresh (ACIES_PANEL (self), NULL, TRUE);
}

char *
acies_decision_bar_dup_topic (AciesDecisionBar *self)
{
  const AciesState *state;
  const char       *text;
  const char       *refusal;
  const AciesRule  *rule;
  AciesId           card;
  char             *topic;

  g_return_val_if_fail (ACIES_IS_DECISION_BAR (self), NULL);

  state = acies_game_table_get_state (self->table);
  text = gtk_label_get_text (self->refusal);
  rule = state != NULL ? acies_ruleset_next_rule_in (state->ruleset, &text) : NULL;
  if (state == NULL || rule != NULL)
    return rule != NULL ? g_strdup (rule->id) : NULL;
  card = acies_game_table_get_pointed_card (self->table, &refusal);
  if (card != ACIES_NO_ID)
    return g_strconcat ("card:", state->ruleset->cards[card].id, NULL);
  topic = acies_topic_of_hex (acies_game_table_get_seen (self->table), acies_game_table_get_pointed (self->table));

  return topic != NULL ? topic : g_strdup (acies_question_rule (state));
}

void
acies_decision_bar_set_size (AciesDecisionBar *self,
                             AciesDecisionSize size)
{
  g_return_if_fail (ACIES_IS_DECISION_BAR (self));

  self->size = size;
  gtk_widget_set_visible (self->back_key, size != ACIES_DECISION_SMALL);
  gtk_label_set_max_width_chars (self->back_label, sizes[size].second);
  gtk_label_set_max_width_chars (self->done_label, sizes[size].main);
  show_emblem (self);
  show_stack (self);
  gtk_box_set_spacing (GTK_BOX (self->buttons), size == ACIES_DECISION_WIDE ? GAP : NARROW_GAP);
  gtk_label_set_text (GTK_LABEL (self->second_room), sizes[size].second_room);
  gtk_label_set_text (GTK_LABEL (self->main_room), sizes[size].main_room);
}

static void
selection_changed_cb (AciesDecisionBar *self)
{
  show_refusal (self, NULL);
  show_selection (self);
}

static void
look_cb (AciesDecisionBar *self)
{
  acies_game_table_look (self->table, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->look)));
}

static void
advise_toggled_cb (AciesDecisionBar *self)
{
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->advise)))
    acies_game_table_ask_advice (self->table);
  else
    acies_game_table_drop_advice (self->table);
}

static void
advise_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (ACIES_DECISION_BAR (widget)->advise);

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

static void
answer_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  AciesDecisionBar *self = ACIES_DECISION_BAR (widget);

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      AciesCommand command = acies_command (answers[i].kind);

      if (g_str_equal (action, answers[i].action) && !self->repeats)
        {
          acies_game_table_send (self->table, &command);
          return;
        }
    }
}

/* Number keys use the units in reserve, the game-specific answers or the cards in the hand. */
static void
table_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  AciesGameTable *table = ACIES_DECISION_BAR (widget)->table;

  if (g_str_equal (action, "decision.enter"))
    acies_game_table_give_main_answer (table, TRUE);
  else if (g_str_equal (action, "decision.repeat"))
    acies_game_table_repeat (table, TRUE);
  else if (g_str_equal (action, "decision.place"))
    acies_game_table_use_place (table, (guint) g_variant_get_int32 (parameter));
  else
    acies_game_table_select_next (table, g_str_equal (action, "decision.next"));
}

static void
put_down_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  AciesDecisionBar *self = ACIES_DECISION_BAR (widget);
  AciesTaken        taken = acies_game_table_get_taken (self->table);

  if (taken.hex != ACIES_NO_HEX || taken.id != ACIES_NO_ID)
    acies_game_table_select (self->table, ACIES_NO_HEX);
  else
    acies_game_table_drop_advice (self->table);
}

/* --- keyboard or pointer -------------------------------------------------------------------------- */

/* A key that is held down or pressed twice means only the first button. The click guard protects buttons in the same way,
 * and also only if animations are enabled. */
static void
note_key (AciesDecisionBar *self,
          guint             keyval)
{
  gint64   now = g_get_monotonic_time ();
  gboolean is_same = keyval == self->key;
  gboolean is_held = is_same && self->key_is_down;
  gboolean moves;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &moves, NULL);
  self->repeats = moves && is_same && self->named_at > (is_held ? self->key_since : now - ACIES_CLICK_GUARD_US);
  if (!is_held)
    self->key_since = now;
  self->key = keyval;
  self->key_is_down = TRUE;
}

static gboolean
is_look_key (guint keyval)
{
  return keyval == GDK_KEY_h || keyval == GDK_KEY_H;
}

static gboolean
is_answer_key (guint keyval)
{
  return (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9) || (keyval < G_MAXINT8 && keyval > 0 && strchr ("ADNPRYadnpry.", (int) keyval) != NULL);
}

static gboolean
is_typing (AciesDecisionBar *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return GTK_IS_EDITABLE (focus) || (GTK_IS_TEXT_VIEW (focus) && gtk_text_view_get_editable (GTK_TEXT_VIEW (focus)));
}

/* The look key repeats while it is held down, so the hand is shown again for the next question after a card is played. A key
 * that answers ends looking back at the last turn, which needs no key of its own. */
static gboolean
key_pressed_cb (AciesDecisionBar *self,
                guint             keyval,
                guint             keycode,
                GdkModifierType   modifiers)
{
  AciesViewer seat = acies_game_table_get_seat (self->table);
  gboolean    is_plain = (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0;

  if (is_answer_key (keyval) && is_plain && acies_game_table_get_last_turn (self->table) != NULL &&
      gtk_widget_get_mapped (gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_STACK)) && !is_typing (self))
    acies_game_table_end_looking_back (self->table);
  acies_game_table_set_by_keys (self->table, TRUE);
  note_key (self, keyval);
  acies_game_table_hold_key (self->table, TRUE, self->repeats);
  if (!is_look_key (keyval) || !is_plain ||
      !gtk_widget_get_mapped (GTK_WIDGET (self)) || seat.kind != ACIES_VIEWER_ASKED || !seat.cards || is_typing (self))
    return GDK_EVENT_PROPAGATE;
  self->look_is_held = self->look_is_held || !acies_game_table_is_looking (self->table);
  acies_game_table_look (self->table, TRUE);

  return GDK_EVENT_STOP;
}

static void
key_released_cb (AciesDecisionBar *self,
                 guint             keyval)
{
  acies_game_table_hold_key (self->table, FALSE, FALSE);
  self->key_is_down = FALSE;
  self->repeats = FALSE;
  if (!self->look_is_held || !is_look_key (keyval))
    return;
  self->look_is_held = FALSE;
  acies_game_table_look (self->table, FALSE);
}

/* If another window becomes active, it receives the release of the keys. */
static void
active_cb (AciesDecisionBar *self)
{
  key_released_cb (self, GDK_KEY_h);
}

/* The first motion event, or one at the same position, can result from a widget that moves under the pointer. */
static void
motion_cb (AciesDecisionBar *self,
           double            x,
           double            y)
{
  if (self->pointer_known && (x != self->pointer_x || y != self->pointer_y))
    acies_game_table_set_by_keys (self->table, FALSE);
  self->pointer_known = TRUE;
  self->pointer_x = x;
  self->pointer_y = y;
}

static void
acies_decision_bar_root (GtkWidget *widget)
{
  AciesDecisionBar *self = ACIES_DECISION_BAR (widget);
  GtkWidget        *window;

  GTK_WIDGET_CLASS (acies_decision_bar_parent_class)->root (widget);
  window = GTK_WIDGET (gtk_widget_get_root (widget));
  self->keys = gtk_event_controller_key_new ();
  self->motion = gtk_event_controller_motion_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (self->motion, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (self->keys, "key-released", G_CALLBACK (key_released_cb), self);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (active_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_widget_add_controller (window, self->keys);
  gtk_widget_add_controller (window, self->motion);
}

static void
acies_decision_bar_unroot (GtkWidget *widget)
{
  AciesDecisionBar *self = ACIES_DECISION_BAR (widget);
  GtkWidget        *window = GTK_WIDGET (gtk_widget_get_root (widget));

  active_cb (self);
  g_signal_handlers_disconnect_by_data (window, self);
  gtk_widget_remove_controller (window, self->keys);
  gtk_widget_remove_controller (window, self->motion);
  self->keys = NULL;
  self->motion = NULL;
  GTK_WIDGET_CLASS (acies_decision_bar_parent_class)->unroot (widget);
}

static void
acies_decision_bar_model_set (AciesPanel *panel)
{
  AciesDecisionBar *self = ACIES_DECISION_BAR (panel);

  g_signal_connect_object (self->table, "selection-changed", G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "input-changed", G_CALLBACK (show_next_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "advised", G_CALLBACK (advised_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "refused", G_CALLBACK (show_refusal), self, G_CONNECT_SWAPPED);
  acies_decision_bar_set_size (self, ACIES_DECISION_WIDE);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, buttons);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, emblem);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, question);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, next_step);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, refusal);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, repeat);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, second);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, second_room);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, main);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, main_room);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, back);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, back_key);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, back_label);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, pass);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, yes);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, done);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, pass_label);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, yes_label);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, done_label);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, look);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, advise);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, advice);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, bulb);
  gtk_widget_class_bind_template_child (widget_class, AciesDecisionBar, advice_words);
  gtk_widget_class_bind_template_callback (widget_class, look_cb);
  gtk_widget_class_bind_template_callback (widget_class, advise_toggled_cb);
}

static void
acies_decision_bar_class_init (AciesDecisionBarClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = acies_decision_bar_refresh;
  panel_class->model_set = acies_decision_bar_model_set;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesDecisionBar, table);
  widget_class->root = acies_decision_bar_root;
  widget_class->unroot = acies_decision_bar_unroot;

  acies_panel_class_set_template (panel_class, "play-decision.ui");
  bind_children (widget_class);

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    gtk_widget_class_install_action (widget_class, answers[i].action, NULL, answer_cb);
  gtk_widget_class_install_action (widget_class, "decision.advise", NULL, advise_cb);
  gtk_widget_class_install_action (widget_class, "decision.enter", NULL, table_cb);
  gtk_widget_class_install_action (widget_class, "decision.next", NULL, table_cb);
  gtk_widget_class_install_action (widget_class, "decision.previous", NULL, table_cb);
  gtk_widget_class_install_action (widget_class, "decision.repeat", NULL, table_cb);
  gtk_widget_class_install_action (widget_class, "decision.place", "i", table_cb);
  gtk_widget_class_install_action (widget_class, "decision.put-down", NULL, put_down_cb);
}

static void
guard_buttons (AciesDecisionBar *self)
{
  GtkWidget *buttons[] = { self->advise, self->repeat, self->look, self->back, self->pass, self->yes, self->done };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    acies_click_guard_add (buttons[i]);
}

static void
acies_decision_bar_init (AciesDecisionBar *self)
{
  GtkLayoutManager *layout = acies_wrap_layout_new (GAP, QUESTION_ROOM);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), layout);
  acies_wrap_layout_set_spare (ACIES_WRAP_LAYOUT (layout), find_spare);
  acies_tooltip_when_cut (self->question);
  acies_tooltip_when_cut (self->next_step);
  acies_tooltip_when_cut (self->refusal);
  acies_tooltip_when_cut (self->advice_words);
  acies_tooltip_when_cut (self->pass_label);
  acies_tooltip_when_cut (self->yes_label);
  acies_tooltip_when_cut (self->done_label);
  guard_buttons (self);
}
