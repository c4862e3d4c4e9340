/* questions.c - short questions and messages: unsaved work, games, undo, printing, rulesets, problems
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/questions.h"

#include "app/shared/dialog.h"
#include "engine/board/texts.h"
#include "engine/edit/transform.h"
#include "widgets/accessible.h"

#include <glib/gi18n.h>

#define LIST_KEY "acies-list"       /* key of a question's data: the GtkListBox with several items */
#define CHECKS_KEY "acies-checks"   /* key of a question's data: the GtkCheckButton of each item */
#define CHOICE_KEY "acies-rulesets" /* key of a question's data: its RulesetChoice */

/* Maximum number of listed problems; the command line prints all of them. */
#define MOST_ROWS 200

/* Closing the window or pressing Escape responds with "cancel". */
static AdwMessageDialog *
new_question (GtkWindow  *parent,
              const char *heading,
              const char *body,
              const char *cancel)
{
  AdwMessageDialog *self = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_response (self, "cancel", cancel);
  adw_message_dialog_set_close_response (self, "cancel");
  adw_message_dialog_set_default_response (self, "cancel");
  return self;
}

/* Adds the suggested response, which is also the default. */
static void
add_suggested (AdwMessageDialog *self,
               const char       *answer,
               const char       *label)
{
  adw_message_dialog_add_response (self, answer, label);
  adw_message_dialog_set_response_appearance (self, answer, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (self, answer);
}

static void
add_destructive (AdwMessageDialog *self,
                 const char       *answer,
                 const char       *label)
{
  adw_message_dialog_add_response (self, answer, label);
  adw_message_dialog_set_response_appearance (self, answer, ADW_RESPONSE_DESTRUCTIVE);
}

/* --- unsaved work --------------------------------------------------------------------------- */

static AdwMessageDialog *
new_save_question (GtkWindow  *parent,
                   const char *heading,
                   const char *body,
                   const char *discard)
{
  AdwMessageDialog *self = new_question (parent, heading, body, _ ("_Cancel"));

  add_destructive (self, ACIES_SAVE_ANSWER_DISCARD, discard);
  add_suggested (self, ACIES_SAVE_ANSWER_SAVE, _ ("_Save"));
  return self;
}

AdwMessageDialog *
acies_save_question_new_for_one (GtkWindow     *parent,
                                 AciesDocument *document,
                                 AciesWork      work)
{
  gboolean         is_game = work == ACIES_WORK_GAME;
  g_autofree char *title = acies_document_dup_title (document);
  g_autofree char *heading = g_strdup_printf (is_game ? _ ("Save the Game of “%s”?") : _ ("Save Changes to “%s”?"), title);

  return new_save_question (parent, heading,
                            is_game ? _ ("If you don’t save the game, it will be lost.") : _ ("Changes you don’t save will be lost."),
                            _ ("_Discard"));
}

static gboolean
is_played_to_end (AciesDocument *document)
{
  return acies_session_get_state (acies_document_get_play (document))->outcome.reason != ACIES_END_NOT_YET;
}

AdwMessageDialog *
acies_save_question_new_for_another (GtkWindow     *parent,
                                     AciesDocument *document)
{
  g_autofree char *title = acies_document_dup_title (document);
  g_autofree char *body = g_strdup_printf (is_played_to_end (document)
                                               /* Translators: a battle */
                                               ? _ ("The game of “%s” is finished but not saved. It will be lost if you start a new game.")
                                               /* Translators: a battle */
                                               : _ ("The game of “%s” is still in progress and not saved. It will be lost if you start a new game."),
                                           title);

  return new_save_question (parent, _ ("Start Another Game?"), body, _ ("Start _New Game"));
}

AdwMessageDialog *
acies_save_question_new_for_several (GtkWindow *parent)
{
  AdwMessageDialog *self = new_save_question (parent, _ ("Save Changes?"), _ ("Work you don’t save will be lost."), _ ("_Discard All"));
  GPtrArray        *checks = g_ptr_array_new ();
  GtkWidget        *scroller;

  g_object_set_data (G_OBJECT (self), LIST_KEY, acies_dialog_list_new (self, _ ("Unsaved Work"), 400, &scroller));
  g_object_set_data_full (G_OBJECT (self), CHECKS_KEY, checks, (GDestroyNotify) g_ptr_array_unref);
  adw_message_dialog_set_extra_child (self, scroller);
  return self;
}

/* Returns: (transfer none): a check button that selects an item to save; selected by default */
static GtkWidget *
new_check (const char *title)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return check;
}

static const char *
game_subtitle (AciesDocument *document)
{
  return is_played_to_end (document) ? _ ("Finished") : _ ("In progress");
}

void
acies_save_question_add (AdwMessageDialog *self,
                         AciesDocument    *document,
                         AciesWork         work)
{
  gboolean         is_game = work == ACIES_WORK_GAME;
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *name = acies_document_dup_title (document);
  g_autofree char *title = is_game ? g_strdup_printf (_ ("Game of “%s”"), name) : g_strdup (name);
  g_autofree char *place = acies_document_dup_place (document);
  GtkWidget       *check = new_check (title);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), is_game ? game_subtitle (document) : place);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_list_box_append (g_object_get_data (G_OBJECT (self), LIST_KEY), row);
  g_ptr_array_add (g_object_get_data (G_OBJECT (self), CHECKS_KEY), check);
}

gboolean
acies_save_question_wants (AdwMessageDialog *self,
                           guint             n)
{
  const GPtrArray *checks = g_object_get_data (G_OBJECT (self), CHECKS_KEY);

  return checks == NULL || gtk_check_button_get_active (g_ptr_array_index (checks, n));
}

AdwMessageDialog *
acies_overwrite_question_new (GtkWindow  *parent,
                              const char *name)
{
  g_autofree char  *heading = g_strdup_printf (_ ("Overwrite “%s”?"), name);
  AdwMessageDialog *self = new_question (parent, heading, _ ("Another program has changed the file. Saving overwrites those changes."), _ ("_Cancel"));

  add_destructive (self, ACIES_OVERWRITE_ANSWER_SAVE, _ ("_Save"));
  return self;
}

/* --- games ---------------------------------------------------------------------------------- */

AdwMessageDialog *
acies_game_question_new (GtkWindow *parent)
{
  AdwMessageDialog *self = new_question (
      parent, _ ("A Game Is in Progress"),
      _ ("The battle has changed since the game started. Continue the game with the battle as it was, or start a new game with the battle as it is now."),
      _ ("_Cancel"));

  adw_message_dialog_add_response (self, ACIES_GAME_ANEW, _ ("Start _New Game"));
  add_suggested (self, ACIES_GAME_GO_ON, _ ("C_ontinue Game"));
  return self;
}

AdwMessageDialog *
acies_to_screen_question_new (GtkWindow *parent)
{
  AdwMessageDialog *self = new_question (
      parent, _ ("Continue on the Screen?"),
      _ ("Acies has counted this game, but does not know where the units are. It can open a new battle that starts at this point. There you move the units to their places on your table. This game stays open."),
      _ ("_Cancel"));

  add_suggested (self, ACIES_TO_SCREEN_OPEN, _ ("_Open the Battle"));
  return self;
}

/* Returns: (transfer full): the names of all sides except @side */
static char *
dup_others (const AciesRuleset *ruleset,
            AciesSide           side)
{
  const char *names[ACIES_MAX_SIDES] = { NULL };
  guint       n = 0;

  for (AciesSide other = 0; other < ruleset->n_sides; other++)
    if (other != side)
      names[n++] = ruleset->sides[other].name;

  return acies_list_join (names, ACIES_LIST_AND);
}

AdwMessageDialog *
acies_undo_question_new (GtkWindow    *parent,
                         AciesSession *session)
{
  const AciesRuleset *ruleset = acies_session_get_state (session)->ruleset;
  AciesSide           side = acies_session_get_undo_side (session);
  g_autofree char    *others = dup_others (ruleset, side);
  g_autofree char    *step = acies_session_dup_undo_label (session);
  /* Translators: a side, as in "Macedon Wants to Undo" */
  g_autofree char *heading = g_strdup_printf (_ ("%s Wants to Undo"), ruleset->sides[side].name);
  /* Translators: a step, such as "Attack E5 from F5", then the other sides: "Rome", "Red, Green and Yellow" */
  g_autofree char  *body = g_strdup_printf (ngettext ("%1$s\n\nDoes %2$s agree? Redoing gives the same dice.",
                                                      "%1$s\n\nDo %2$s agree? Redoing gives the same dice.", ruleset->n_sides - 1),
                                            step, others);
  AdwMessageDialog *self = new_question (parent, heading, body, _ ("_Refuse"));

  adw_message_dialog_add_response (self, ACIES_UNDO_ANSWER_AGREE, _ ("_Agree"));
  return self;
}

/* --- printing ------------------------------------------------------------------------------- */

AdwMessageDialog *
acies_print_question_new (GtkWindow *parent)
{
  AdwMessageDialog *self = new_question (
      parent, _ ("What Do You Want to Print?"),
      _ ("The scenario sheet shows the board, armies, decks and texts on one page. Board Only prints the board as large as the page allows. The set-up page lists the steps to set up the battle on a table. The reference card has the rules of the game on two pages."),
      _ ("_Cancel"));

  adw_message_dialog_add_response (self, ACIES_PRINT_ANSWER_REFERENCE, _ ("_Reference Card"));
  adw_message_dialog_add_response (self, ACIES_PRINT_ANSWER_SETUP, _ ("Set-_up Page"));
  adw_message_dialog_add_response (self, ACIES_PRINT_ANSWER_MAP, _ ("_Board Only"));
  add_suggested (self, ACIES_PRINT_ANSWER_SHEET, _ ("_Scenario Sheet"));
  return self;
}

/* --- rulesets ------------------------------------------------------------------------------- */

/* The data of a question, which owns it. */
typedef struct
{
  AciesSession *session;
  GPtrArray    *rulesets; /* of AciesRuleset: the possible new rulesets */
  GtkDropDown  *choice;   /* NULL if there is only one */
  GtkListBox   *list;     /* what cannot be converted */
  GtkWidget    *scroller;
  GtkLabel     *label; /* above the list */
} RulesetChoice;

static void
ruleset_choice_free (RulesetChoice *self)
{
  g_object_unref (self->session);
  g_ptr_array_unref (self->rulesets);
  g_free (self);
}

static AciesRuleset *
chosen_ruleset (const RulesetChoice *self)
{
  return g_ptr_array_index (self->rulesets, self->choice != NULL ? gtk_drop_down_get_selected (self->choice) : 0);
}

AciesRuleset *
acies_ruleset_question_get_chosen (AdwMessageDialog *self)
{
  return chosen_ruleset (g_object_get_data (G_OBJECT (self), CHOICE_KEY));
}

static void
show_losses (RulesetChoice *self)
{
  g_autoptr (GPtrArray) losses = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AciesState) changed G_GNUC_UNUSED = acies_ruleset_change (acies_session_get_state (self->session), chosen_ruleset (self), losses);
  GtkListBoxRow                 *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < losses->len; i++)
    gtk_list_box_append (self->list, acies_text_row_new (g_ptr_array_index (losses, i), ""));
  gtk_widget_set_visible (self->scroller, losses->len > 0);
  gtk_label_set_text (self->label, losses->len > 0 ? _ ("These items cannot be converted:") : _ ("Everything can be converted."));
}

static void
add_choice (RulesetChoice *self,
            GtkBox        *box)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->rulesets->len; i++)
    gtk_string_list_append (names, ((AciesRuleset *) g_ptr_array_index (self->rulesets, i))->name);
  self->choice = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL));
  acies_accessible_name (GTK_WIDGET (self->choice), _ ("Ruleset"));
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (show_losses), self);
  gtk_box_append (box, GTK_WIDGET (self->choice));
}

AdwMessageDialog *
acies_ruleset_question_new (GtkWindow    *parent,
                            AciesSession *session,
                            GPtrArray    *rulesets)
{
  const AciesRuleset *first = g_ptr_array_index (rulesets, 0);
  g_autofree char    *heading = rulesets->len == 1 ? g_strdup_printf (_ ("Change to %s?"), first->name) : g_strdup (_ ("Change the Ruleset?"));
  AdwMessageDialog   *dialog = new_question (parent, heading, _ ("Units, terrain and cards become their equivalents in the new ruleset. Undo restores everything."), _ ("_Cancel"));
  GtkWidget          *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  RulesetChoice      *self = g_new0 (RulesetChoice, 1);

  add_suggested (dialog, ACIES_RULESET_ANSWER_CHANGE, _ ("C_hange"));
  g_object_set_data_full (G_OBJECT (dialog), CHOICE_KEY, self, (GDestroyNotify) ruleset_choice_free);
  self->session = g_object_ref (session);
  self->rulesets = g_ptr_array_ref (rulesets);
  if (rulesets->len > 1)
    add_choice (self, GTK_BOX (box));
  self->label = GTK_LABEL (gtk_label_new (NULL));
  self->list = acies_dialog_list_new (dialog, _ ("Items that cannot be converted"), 420, &self->scroller);
  gtk_label_set_xalign (self->label, 0);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->label));
  gtk_box_append (GTK_BOX (box), self->scroller);
  adw_message_dialog_set_extra_child (dialog, box);
  show_losses (self);
  return dialog;
}

/* --- problems ------------------------------------------------------------------------------- */

static const char *
icon_of (AciesSeverity severity)
{
  switch (severity)
    {
    case ACIES_SEVERITY_ERROR:
      return "dialog-error-symbolic";
    case ACIES_SEVERITY_WARNING:
      return "dialog-warning-symbolic";
    case ACIES_SEVERITY_NOTE:
    case ACIES_SEVERITY_CORRECTION:
      return "dialog-information-symbolic";
    default:
      g_assert_not_reached ();
    }
}

/* Returns: (transfer full): file and line, hex, and rule, such as "pydna.acies:12" or "F7" */
static char *
place_of (const AciesFinding *finding,
          const char         *name)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  AciesHexName hex;

  if (name != NULL && finding->line > 0)
    g_ptr_array_add (parts, g_strdup_printf ("%s:%d", name, finding->line));
  if (finding->hex != ACIES_NO_HEX)
    g_ptr_array_add (parts, g_strdup (acies_hex_name (finding->hex, hex)));
  if (finding->rule != NULL)
    g_ptr_array_add (parts, g_strdup (finding->rule));
  g_ptr_array_add (parts, NULL);
  return acies_list_join ((const char *const *) parts->pdata, ACIES_LIST_DOT);
}

/* Opens the rule of the row beside the board, which the dialog hides. */
static void
rule_wanted_cb (GtkWidget *row)
{
  GtkWindow       *dialog = GTK_WINDOW (gtk_widget_get_root (row));
  GtkWindow       *parent = gtk_window_get_transient_for (dialog);
  g_autofree char *rule = g_strdup (g_object_get_data (G_OBJECT (row), "rule"));

  gtk_window_close (dialog);
  g_action_group_activate_action (G_ACTION_GROUP (parent), "rule", g_variant_new_string (rule));
}

static GtkWidget *
new_row (const AciesFinding *finding,
         const char         *name)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *place = place_of (finding, name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), finding->message);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), place);
  adw_action_row_set_icon_name (ADW_ACTION_ROW (row), icon_of (finding->severity));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), finding->rule != NULL);
  if (finding->rule == NULL)
    return row;
  g_object_set_data_full (G_OBJECT (row), "rule", g_strdup (finding->rule), g_free);
  g_signal_connect (row, "activated", G_CALLBACK (rule_wanted_cb), NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name", "go-next-symbolic", NULL));
  return row;
}

/* Adds a row for each finding, errors first. */
static void
add_rows (GtkListBox          *list,
          const AciesFindings *findings,
          const char          *name)
{
  guint n = 0;

  for (AciesSeverity severity = ACIES_SEVERITY_ERROR; severity <= ACIES_SEVERITY_CORRECTION; severity++)
    for (guint i = 0; i < findings->list->len && n < MOST_ROWS; i++)
      {
        const AciesFinding *finding = g_ptr_array_index (findings->list, i);

        if (finding->severity != severity)
          continue;
        gtk_list_box_append (list, new_row (finding, name));
        n++;
      }
}

void
acies_findings_dialog_show (GtkWindow           *parent,
                            const char          *heading,
                            const char          *body,
                            const char          *name,
                            const AciesFindings *findings)
{
  AdwMessageDialog *dialog;
  GtkWidget        *scroller;

  if (findings->list->len == 0)
    return;
  dialog = new_question (parent, heading, body, _ ("_Close"));
  add_rows (acies_dialog_list_new (dialog, _ ("Problems"), 420, &scroller), findings, name);
  adw_message_dialog_set_extra_child (dialog, scroller);
  acies_dialog_present (GTK_WINDOW (dialog));
}
