/* lesson-panel.c - leads through a lesson: the step, or why the last command is not what it asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "play/core/hints.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"

#include <glib/gi18n-lib.h>

#include <string.h>

struct _AciesLessonPanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  char           *correction; /* (nullable): what is said instead of the step until the learner does something else */
  gboolean        log_is_folded;
  gboolean        odds_are_folded;
  gboolean        hand_is_folded;
  char           *said; /* (nullable): what a screen reader was told last */

  GtkGrid   *grid;
  GtkWidget *step;
  GtkWidget *well;     /* contains the next */
  GtkWidget *scroller; /* scrolls only if large letters leave no room for the board */
  GtkStack  *stack;
  GtkLabel  *room; /* the longest text, so that the board above stays where it is */
  GtkLabel  *text;
  GtkWidget *buttons;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (AciesLessonPanel, acies_lesson_panel, ACIES_TYPE_PANEL)

/* --- what it says --------------------------------------------------------------------------------- */

static gboolean
is_over (const AciesState *state)
{
  return state->outcome.reason != ACIES_END_NOT_YET;
}

static char *
dup_step (AciesGuide *guide)
{
  guint total;
  guint number = acies_guide_get_number (guide, &total);

  if (acies_guide_is_over (guide))
    return g_strdup (_ ("The Lesson Is Over"));
  if (number == 0)
    return g_strdup (_ ("Lesson"));
  /* Translators: the number of a step of a lesson, and how many it has */
  return g_strdup_printf (_ ("Step %1$u of %2$u"), number, total);
}

static gboolean
points_at_hand (AciesLessonPanel *self)
{
  const GArray *points = acies_guide_get_points (acies_game_table_get_guide (self->table));

  for (guint i = 0; i < points->len; i++)
    {
      AciesPointKind kind = g_array_index (points, AciesLessonPoint, i).kind;

      if (kind == ACIES_POINT_HAND || kind == ACIES_POINT_CARD)
        return TRUE;
    }

  return FALSE;
}

/* Says how to show what the step points at, if it is hidden. */
static const char *
find_way (AciesLessonPanel *self)
{
  if (self->odds_are_folded && acies_game_table_guides_to (self->table, ACIES_POINT_ODDS, 0))
    return _ ("F9, or the button at the top right, shows the panel with the odds.");
  if (self->log_is_folded && acies_game_table_guides_to (self->table, ACIES_POINT_LOG, 0))
    return _ ("F9, or the button at the top right, shows the log.");
  if (self->hand_is_folded && points_at_hand (self))
    return _ ("The button beside this text shows your hand.");

  return NULL;
}

static char *
dup_text (AciesLessonPanel *self,
          AciesGuide       *guide)
{
  const AciesState      *state = acies_game_table_get_state (self->table);
  const AciesLessonStep *step = acies_guide_get_step (guide);
  const char            *way = find_way (self);

  if (self->correction != NULL)
    return g_strdup (self->correction);
  if (acies_guide_is_over (guide) && is_over (state))
    return g_strdup (_ ("You have played the whole battle. Press Alt+Home for more of them."));
  if (acies_guide_is_over (guide))
    return g_strdup (_ ("Play on: point at a unit or card to see what it can do. Press A for advice, ? for all that you can do now, and F1 for the rules."));
  if (is_over (state))
    return g_strdup (_ ("The battle is over before the lesson. Undo, or start again to see the rest."));
  if (step == NULL && acies_choices_decider (state) == acies_guide_get_side (guide))
    return g_strdup (_ ("Here you choose yourself. If you are not sure, press A for advice; the lesson continues afterwards."));
  if (step == NULL)
    return g_strdup (_ ("Watch what the other side does. The lesson continues when it is your turn to choose."));

  return g_strjoin (" ", step->text, way, NULL);
}

/* (nullable): the name of what a step points at, if it has one */
static const char *
name_point (AciesLessonPanel       *self,
            const AciesLessonPoint *point)
{
  const AciesRuleset *ruleset = acies_game_table_get_state (self->table)->ruleset;

  switch (point->kind)
    {
    case ACIES_POINT_CARD:
      return ruleset->cards[point->id].name;

    case ACIES_POINT_SCORE:
      return ruleset->sides[point->side].name;

    case ACIES_POINT_HAND:
      return _ ("your hand");

    case ACIES_POINT_ODDS:
      return _ ("the odds");

    case ACIES_POINT_LOG:
      return _ ("the log");

    case ACIES_POINT_ROUND:
      return _ ("the round");

    case ACIES_POINT_QUESTION:
      return _ ("the question");

    default:
      return NULL;
    }
}

static void
add_name (GString    *list,
          const char *text,
          const char *name)
{
  if (name != NULL && strstr (text, name) == NULL)
    acies_list_add (list, ACIES_LIST_COMMA, name);
}

/* Names what the ring is around, unless @text does. */
static char *
dup_spoken (AciesLessonPanel *self,
            AciesGuide       *guide,
            const char       *step,
            const char       *text)
{
  const GArray *points = acies_guide_get_points (guide);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (AciesHex));
  g_autoptr (GString) list = g_string_new (NULL);
  AciesHexName name;

  acies_game_table_list_guided (self->table, hexes);
  for (guint i = 0; i < hexes->len; i++)
    add_name (list, text, acies_hex_name (g_array_index (hexes, AciesHex, i), name));
  for (guint i = 0; i < points->len; i++)
    add_name (list, text, name_point (self, &g_array_index (points, AciesLessonPoint, i)));
  if (list->len == 0)
    return g_strdup_printf ("%s. %s", step, text);
  /* Translators: for a screen reader: "Step 3 of 14", the text of the step, and a list of hexes, cards and so on */
  return g_strdup_printf (_ ("%1$s. %2$s It is about %3$s."), step, text, list->str);
}

/* --- showing it ----------------------------------------------------------------------------------- */

static void
show_buttons (AciesLessonPanel *self,
              AciesGuide       *guide)
{
  gboolean over = acies_guide_is_over (guide);
  guint    total;
  gboolean is_last = acies_guide_get_number (guide, &total) == total;
  gboolean offered = over ? acies_game_table_may_ask_advice (self->table) : acies_guide_is_reading (guide) && self->correction == NULL;

  gtk_button_set_label (GTK_BUTTON (self->next), over ? _ ("Ask for _Advice") : is_last ? _ ("_Finish")
                                                                                        : _ ("Ne_xt"));
  gtk_widget_set_visible (self->next, offered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.next", offered);
  acies_style_set (self->next, "suggested-action", !over);
}

static void
show (AciesLessonPanel *self)
{
  AciesGuide      *guide = self->table != NULL ? acies_game_table_get_guide (self->table) : NULL;
  g_autofree char *step = NULL;
  g_autofree char *text = NULL;
  g_autofree char *spoken = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), guide != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.end", guide != NULL);
  if (guide == NULL)
    return;
  step = dup_step (guide);
  text = dup_text (self, guide);
  spoken = dup_spoken (self, guide, step, text);
  show_buttons (self, guide);
  if (g_strcmp0 (spoken, self->said) == 0)
    return;
  acies_click_guard_restart (self->next);
  gtk_label_set_text (GTK_LABEL (self->step), step);
  acies_rule_link_set_text (self->text, text, acies_game_table_get_state (self->table)->ruleset);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
  acies_style_set (GTK_WIDGET (self->text), "refusal", self->correction != NULL);
  acies_accessible_name (GTK_WIDGET (self->text), spoken);
  g_free (self->said);
  self->said = g_steal_pointer (&spoken);
}

static void
set_correction (AciesLessonPanel *self,
                const char       *text)
{
  g_free (self->correction);
  self->correction = g_strdup (text);
  show (self);
}

static void
forget_correction (AciesLessonPanel *self)
{
  set_correction (self, NULL);
}

static void
keep_longer (const char **longest,
             const char  *text)
{
  if (text != NULL && g_utf8_strlen (text, -1) > g_utf8_strlen (*longest, -1))
    *longest = text;
}

static void
make_room (AciesLessonPanel *self)
{
  AciesSession      *session = acies_game_table_get_session (self->table);
  const AciesLesson *lesson = session != NULL ? acies_session_get_scenario (session)->texts->lesson : NULL;
  const char        *longest = "";

  for (guint i = 0; lesson != NULL && i < lesson->steps->len; i++)
    {
      const AciesLessonStep *step = lesson->steps->pdata[i];

      keep_longer (&longest, step->text);
      keep_longer (&longest, step->wrong);
    }
  gtk_label_set_text (self->room, longest);
}

static void
acies_lesson_panel_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  AciesLessonPanel *self = ACIES_LESSON_PANEL (panel);

  if (events == NULL)
    make_room (self);
  forget_correction (self);
}

void
acies_lesson_panel_set_folded (AciesLessonPanel *self,
                               gboolean          log,
                               gboolean          odds,
                               gboolean          hand)
{
  g_return_if_fail (ACIES_IS_LESSON_PANEL (self));

  self->log_is_folded = log;
  self->odds_are_folded = odds;
  self->hand_is_folded = hand;
  show (self);
}

static GtkSizeRequestMode
get_mode (GtkWidget *well)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window does not ask for the height that its text has at its width. */
static void
measure (GtkWidget     *well,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural,
         int           *minimum_baseline,
         int           *natural_baseline)
{
  GtkWidget *scroller = gtk_widget_get_first_child (well);
  GtkWidget *viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));
  int        least;

  gtk_widget_measure (scroller, orientation, for_size, minimum, natural, NULL, NULL);
  gtk_widget_measure (gtk_viewport_get_child (GTK_VIEWPORT (viewport)), orientation, for_size, &least, natural, NULL, NULL);
  *natural = MAX (*natural, *minimum);
}

static void
allocate (GtkWidget *well,
          int        width,
          int        height,
          int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (well), width, height, baseline, NULL);
}

static void
place (GtkGrid   *grid,
       GtkWidget *child,
       int        column,
       int        row,
       int        columns,
       int        rows)
{
  if (gtk_widget_get_parent (child) != NULL)
    {
      GtkLayoutChild *layout = gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (GTK_WIDGET (grid)), child);

      g_object_set (layout, "column", column, "row", row, "column-span", columns, "row-span", rows, NULL);
    }
}

void
acies_lesson_panel_set_small (AciesLessonPanel *self,
                              gboolean          is_small)
{
  g_return_if_fail (ACIES_IS_LESSON_PANEL (self));

  place (self->grid, self->well, 0, 1, is_small ? 2 : 1, 1);
  place (self->grid, self->buttons, 1, 0, 1, is_small ? 1 : 2);
}

/* --- the class ------------------------------------------------------------------------------------ */

static void
next_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  AciesLessonPanel *self = ACIES_LESSON_PANEL (widget);

  if (acies_guide_is_over (acies_game_table_get_guide (self->table)))
    acies_game_table_ask_advice (self->table);
  else
    acies_game_table_read_on (self->table);
}

static void
end_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  acies_game_table_end_lesson (ACIES_LESSON_PANEL (widget)->table);
}

static void
acies_lesson_panel_model_set (AciesPanel *panel)
{
  AciesLessonPanel *self = ACIES_LESSON_PANEL (panel);

  g_signal_connect_object (self->table, "selection-changed", G_CALLBACK (forget_correction), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "advised", G_CALLBACK (forget_correction), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "corrected", G_CALLBACK (set_correction), self, G_CONNECT_SWAPPED);
}

static void
acies_lesson_panel_finalize (GObject *object)
{
  AciesLessonPanel *self = ACIES_LESSON_PANEL (object);

  g_free (self->correction);
  g_free (self->said);

  G_OBJECT_CLASS (acies_lesson_panel_parent_class)->finalize (object);
}

static void
acies_lesson_panel_class_init (AciesLessonPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_lesson_panel_finalize;
  panel_class->refresh = acies_lesson_panel_refresh;
  panel_class->model_set = acies_lesson_panel_model_set;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesLessonPanel, table);

  acies_panel_class_set_template (panel_class, "play-lesson.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLessonPanel, grid);
  gtk_widget_class_bind_template_child (widget_class, AciesLessonPanel, step);
  gtk_widget_class_bind_template_child (widget_class, AciesLessonPanel, well);
  gtk_widget_class_bind_template_child (widget_class, AciesLessonPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesLessonPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesLessonPanel, room);
  gtk_widget_class_bind_template_child (widget_class, AciesLessonPanel, text);
  gtk_widget_class_bind_template_child (widget_class, AciesLessonPanel, buttons);
  gtk_widget_class_bind_template_child (widget_class, AciesLessonPanel, next);
  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "lesson.end", NULL, end_cb);
}

static void
acies_lesson_panel_init (AciesLessonPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->well, gtk_custom_layout_new (get_mode, measure, allocate));
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->text));
  acies_lesson_panel_set_small (self, FALSE);
  acies_click_guard_add (self->next);
}
