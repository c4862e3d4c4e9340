/* rules-pane.c - the rulebook of a game beside the board: contents, search, and one article at a time
 *
 * What is shown has a topic: "" for the contents, "?" and words for a search, ">" and a title for a list, or the topic of
 * an article. Going back returns to the topic before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/rules-pane.h"

#include "engine/board/texts.h"
#include "engine/view/rulebook.h"
#include "engine/view/words.h"
#include "render/die.h"
#include "render/legend.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/hex-text.h"
#include "widgets/rule-link.h"
#include "widgets/split.h"
#include "widgets/swatch.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define PIECE 56 /* width and height of a piece, in pixels */
#define DIE 26   /* of a face of a die */
#define DIE_GAP 6
#define MOST_ROWS 40 /* of one kind in the results of a search */

#define CONTENTS ""
#define DICE "dice"
#define NUMBERS "numbers"
#define IS_SEARCH(topic) (*(topic) == '?')
#define IS_LIST(topic) (*(topic) == '>')
#define NO_KIND ACIES_N_ARTICLE_KINDS

struct _AciesRulesPane
{
  GtkWidget parent_instance;

  AciesSession *session;  /* (nullable) */
  AciesTheme   *theme;    /* (nullable), borrowed */
  AciesRuleset *ruleset;  /* (nullable): that of @articles */
  GPtrArray    *articles; /* (element-type AciesArticle) */
  GPtrArray    *history;  /* (element-type utf8): topics shown before */
  char         *topic;    /* (nullable): %NULL before the pane is first shown */
  guint         kind;     /* AciesArticleKind to which a search is narrowed, or %NO_KIND */
  gboolean      setting;  /* the code, not the user, changes the search or a chip */

  GtkWidget *box;
  GtkWidget *back;
  GtkWidget *search;
  GtkWidget *chips;
  GtkWidget *chip[ACIES_N_ARTICLE_KINDS];
  GtkWidget *scroller;
  GtkWidget *content; /* a focusable box with the topic */
  GtkWidget *group;   /* (nullable): the last group of rows in @content */
};

G_DEFINE_FINAL_TYPE (AciesRulesPane, acies_rules_pane, GTK_TYPE_WIDGET)

static const AciesState *
get_state (AciesRulesPane *self)
{
  return acies_session_get_state (self->session);
}

/* --- parts of a page ------------------------------------------------------------------------ */

static GtkWidget *
new_label (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_text (GtkWidget  *box,
          const char *css_class,
          const char *text)
{
  GtkWidget *label = new_label (css_class);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_box_append (GTK_BOX (box), label);
}

/* Adds a text whose words and ids of statements are links. */
static void
add_linked (AciesRulesPane *self,
            GtkWidget      *box,
            const char     *css_class,
            const char     *text)
{
  GtkWidget *label = new_label (css_class);

  acies_rule_link_set_words (GTK_LABEL (label), text, self->ruleset);
  gtk_box_append (GTK_BOX (box), label);
}

static void
add_group (AciesRulesPane *self,
           const char     *title)
{
  self->group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->group), title);
  gtk_box_append (GTK_BOX (self->content), self->group);
}

/* @topic: (nullable): what the row opens
 * @subtitle: (nullable) */
static AdwActionRow *
add_row (AciesRulesPane *self,
         const char     *topic,
         const char     *title,
         const char     *subtitle)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (row, subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), topic != NULL);
  if (topic != NULL)
    {
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "rules.show");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", topic);
      adw_action_row_add_suffix (row, g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name", "go-next-symbolic", NULL));
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), GTK_WIDGET (row));
  return row;
}

/* Returns: (nullable): a picture of what the article is about */
static GtkWidget *
new_picture (AciesRulesPane     *self,
             const AciesArticle *article)
{
  const AciesUnitType *type;
  GtkWidget           *swatch;

  if (self->theme == NULL || (article->kind != ACIES_ARTICLE_UNIT && article->kind != ACIES_ARTICLE_TERRAIN))
    return NULL;
  swatch = acies_swatch_new (PIECE);
  if (article->kind == ACIES_ARTICLE_TERRAIN)
    {
      acies_swatch_show_terrain (ACIES_SWATCH (swatch), self->theme, article->id);
      return swatch;
    }
  type = &self->ruleset->unit_types[article->id];
  acies_swatch_show_unit (ACIES_SWATCH (swatch), self->ruleset, self->theme, article->id, (AciesSide) g_bit_nth_lsf (type->sides, -1), type->figures, type->figures, 0, NULL);
  return swatch;
}

static void
add_article_row (AciesRulesPane     *self,
                 const AciesArticle *article)
{
  g_autofree char *values = article->kind == ACIES_ARTICLE_UNIT ? acies_unit_type_dup_values (self->ruleset, article->id, TRUE) : NULL;
  g_autofree char *coded = article->kind == ACIES_ARTICLE_RULE ? g_strdup_printf ("%s  %s", article->topic, article->title) : NULL;
  AdwActionRow    *row = add_row (self, article->topic, coded != NULL ? coded : article->title, values != NULL ? values : article->text);
  GtkWidget       *picture = new_picture (self, article);

  if (picture != NULL)
    adw_action_row_add_prefix (row, picture);
}

static void
add_rule_row (AciesRulesPane  *self,
              const AciesRule *rule)
{
  add_article_row (self, acies_rulebook_find (self->articles, rule->id));
}

/* Adds a group of articles, or nothing if there are none. */
static void
add_articles (AciesRulesPane  *self,
              const char      *title,
              const GPtrArray *articles)
{
  if (articles->len > 0)
    add_group (self, title);
  for (guint i = 0; i < articles->len; i++)
    add_article_row (self, articles->pdata[i]);
}

/* --- articles ------------------------------------------------------------------------------- */

/* Screen readers read the article as a whole when it gets the focus. */
static void
name_content (AciesRulesPane *self,
              const char     *title,
              const char     *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->content), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text != NULL ? text : "", -1);
}

static GtkWidget *
add_card (AciesRulesPane *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "rule-article");
  gtk_box_append (GTK_BOX (self->content), card);
  return card;
}

static void
add_example (AciesRulesPane *self,
             GtkWidget      *card,
             const char     *example)
{
  g_autofree char *text = g_strdup_printf (_ ("Example: %s"), example);

  add_linked (self, card, "rule-example", text);
}

static void
add_related (AciesRulesPane  *self,
             const AciesRule *rule)
{
  g_autoptr (GPtrArray) naming = acies_rulebook_list_naming (self->articles, self->ruleset, rule);
  g_autoptr (GPtrArray) related = acies_ruleset_list_related (self->ruleset, rule);

  add_articles (self, _ ("Applies To"), naming);
  if (related->len > 0)
    add_group (self, _ ("Related Rules"));
  for (guint i = 0; i < related->len; i++)
    add_rule_row (self, related->pdata[i]);
}

static void
show_rule (AciesRulesPane  *self,
           const AciesRule *rule)
{
  GtkWidget       *card = add_card (self);
  const char      *origin = acies_rule_get_origin (rule);
  g_autofree char *source = rule->chapter != NULL ? g_strdup_printf ("%s · %s", rule->chapter, rule->source) : g_strdup (rule->source);
  g_autofree char *title = g_strdup_printf ("%s, %s", rule->id, rule->title);
  g_autofree char *all = g_strjoin ("\n", acies_rule_get_plain (rule), rule->example, NULL);

  add_text (card, "rule-code", rule->id);
  add_text (card, "heading", rule->title);
  if (origin != NULL)
    add_text (card, "rule-origin", origin);
  if (rule->plain != NULL)
    add_linked (self, card, NULL, rule->plain);
  add_linked (self, card, rule->plain != NULL ? "dim-label" : NULL, rule->text);
  if (rule->example != NULL)
    add_example (self, card, rule->example);
  add_text (card, "rule-source", source);
  name_content (self, title, all);
  add_related (self, rule);
}

static void
add_unit_facts (AciesRulesPane *self,
                GtkWidget      *card,
                AciesId         type)
{
  GtkWidget       *numbers = gtk_grid_new ();
  g_autofree char *skills = acies_unit_type_dup_skills (self->ruleset, type);

  acies_unit_numbers_show (GTK_GRID (numbers), self->ruleset, type);
  gtk_box_append (GTK_BOX (card), numbers);
  if (*skills != '\0')
    add_linked (self, card, NULL, skills);
}

/* Returns: (transfer container): the cards that a unit type can use, or the unit types that can use a card */
static GPtrArray *
list_users (AciesRulesPane     *self,
            const AciesArticle *article)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < self->articles->len; i++)
    {
      AciesArticle *other = self->articles->pdata[i];
      gboolean      uses = FALSE;

      if (article->kind == ACIES_ARTICLE_UNIT && other->kind == ACIES_ARTICLE_CARD)
        uses = (self->ruleset->unit_types[article->id].abilities >> other->id) & 1;
      else if (article->kind == ACIES_ARTICLE_CARD && other->kind == ACIES_ARTICLE_UNIT)
        uses = (self->ruleset->unit_types[other->id].abilities >> article->id) & 1;
      if (uses)
        g_ptr_array_add (list, other);
    }
  return list;
}

static void
show_thing (AciesRulesPane     *self,
            const AciesArticle *article)
{
  GtkWidget *card = add_card (self);
  GtkWidget *picture = new_picture (self, article);
  g_autoptr (GPtrArray) users = list_users (self, article);

  if (picture != NULL)
    {
      gtk_widget_set_halign (picture, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (card), picture);
    }
  add_text (card, "heading", article->title);
  add_text (card, "rule-source", article->kind == ACIES_ARTICLE_UNIT ? self->ruleset->classes[self->ruleset->unit_types[article->id].class_].name : acies_article_kind_name (article->kind));
  if (article->text != NULL)
    add_linked (self, card, NULL, article->text);
  if (article->kind == ACIES_ARTICLE_UNIT)
    add_unit_facts (self, card, article->id);
  name_content (self, article->title, article->text);
  if (article->statement != NULL)
    {
      add_group (self, acies_article_kind_name (ACIES_ARTICLE_RULE));
      add_rule_row (self, article->statement);
    }
  add_articles (self, acies_article_kind_name (article->kind == ACIES_ARTICLE_UNIT ? ACIES_ARTICLE_CARD : ACIES_ARTICLE_UNIT), users);
}

/* --- reference ------------------------------------------------------------------------------ */

static void
show_legend (AciesRulesPane *self)
{
  g_autoptr (GArray) legend = acies_legend_new (self->ruleset, self->theme, get_state (self));

  for (guint i = 0; i < legend->len; i++)
    {
      const AciesLegendEntry *entry = &g_array_index (legend, AciesLegendEntry, i);
      const char             *id = self->ruleset->unit_types[entry->type].id;
      g_autofree char        *topic = entry->is_sign || acies_ruleset_is_back (self->ruleset, entry->type) ? NULL : g_strconcat ("unit:", id, NULL);
      GtkWidget              *swatch = acies_swatch_new (PIECE);

      if (i == 0 || entry->is_sign != g_array_index (legend, AciesLegendEntry, i - 1).is_sign)
        add_group (self, acies_legend_heading (entry->is_sign));
      acies_swatch_show_unit (ACIES_SWATCH (swatch), self->ruleset, self->theme, entry->type, entry->side, entry->figures, entry->full, entry->marks, entry->properties);
      adw_action_row_add_prefix (add_row (self, topic, entry->text, entry->strength), swatch);
    }
  name_content (self, _ ("Pieces and Signs"), NULL);
}

/* Draws each different face of the kind of die in the data. */
static void
draw_faces (GtkDrawingArea *area,
            cairo_t        *cr,
            int             width,
            int             height,
            gpointer        data)
{
  AciesRulesPane     *self = data;
  AciesId             type = (AciesId) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (area), "die"));
  const AciesDieType *die = &self->ruleset->die_types[type];
  AdwStyleManager    *manager = adw_style_manager_get_default ();
  const AciesStyle   *style = acies_theme_style (self->theme, adw_style_manager_get_dark (manager));
  guint               n = 0;

  for (guint i = 0; i < die->n_faces; i++)
    {
      AciesDieDrawing drawing = { .theme = self->theme, .style = style, .ruleset = self->ruleset, .type = type, .face = &die->faces[i], .result = ACIES_DIE_UNREAD, .line = style->gold, .size = DIE, .scale = gtk_widget_get_scale_factor (GTK_WIDGET (area)) };

      if (acies_die_same_face (die, i + 1) != i + 1)
        continue;
      drawing.x = (n % 8) * (DIE + DIE_GAP);
      drawing.y = (n / 8) * (DIE + DIE_GAP);
      acies_die_draw (&drawing, cr);
      n++;
    }
}

static GtkWidget *
new_faces (AciesRulesPane *self,
           AciesId         type)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  guint      n = MIN (self->ruleset->die_types[type].n_faces, 8);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), (int) n * (DIE + DIE_GAP));
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), DIE);
  g_object_set_data (G_OBJECT (area), "die", GUINT_TO_POINTER (type));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_faces, self, NULL);
  return area;
}

/* Returns: (transfer full): the names of the different faces */
static char *
dup_faces (AciesRulesPane     *self,
           const AciesDieType *die)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < die->n_faces; i++)
    if (acies_die_same_face (die, i + 1) == i + 1)
      acies_list_add (text, ACIES_LIST_COMMA, acies_face_to_string (&die->faces[i], self->ruleset));
  return g_string_free (text, FALSE);
}

static void
show_dice (AciesRulesPane *self)
{
  for (AciesId i = 0; i < self->ruleset->n_die_types; i++)
    {
      const AciesDieType *die = &self->ruleset->die_types[i];
      g_autofree char    *faces = dup_faces (self, die);
      GtkWidget          *card = add_card (self);

      add_text (card, "heading", die->name);
      if (self->theme != NULL && self->theme->own_dice[i])
        gtk_box_append (GTK_BOX (card), new_faces (self, i));
      add_text (card, "dim-label", faces);
    }
  name_content (self, _ ("Dice"), NULL);
}

static void
show_numbers (AciesRulesPane *self)
{
  add_group (self, "");
  for (guint i = 0; i < self->ruleset->n_numbers; i++)
    {
      const AciesNumber *number = &self->ruleset->numbers[i];
      g_autofree char   *value = g_strdup_printf ("%d", number->value);
      AdwActionRow      *row = add_row (self, number->rule, number->name, number->text);
      GtkWidget         *label = new_label ("numeric");

      gtk_label_set_text (GTK_LABEL (label), value);
      adw_action_row_add_suffix (row, label);
    }
  name_content (self, _ ("Numbers"), NULL);
}

/* --- lists ---------------------------------------------------------------------------------- */

/* Adds a row of the contents that opens a list. */
static void
add_list_row (AciesRulesPane *self,
              const char     *title)
{
  g_autofree char *topic = g_strconcat (">", title, NULL);

  add_row (self, topic, title, NULL);
}

static void
show_contents (AciesRulesPane *self)
{
  const char *chapter = NULL;
  GtkWidget  *card;

  add_group (self, acies_article_kind_name (ACIES_ARTICLE_RULE));
  for (guint i = 0; i < self->ruleset->rules->len; i++)
    {
      const AciesRule *rule = self->ruleset->rules->pdata[i];

      if (rule->chapter != NULL && g_strcmp0 (rule->chapter, chapter) != 0)
        add_list_row (self, rule->chapter);
      chapter = rule->chapter;
    }
  if (chapter == NULL)
    add_list_row (self, acies_article_kind_name (ACIES_ARTICLE_RULE));
  add_group (self, _ ("Reference"));
  if (self->theme != NULL)
    add_row (self, ACIES_RULES_LEGEND, _ ("Pieces and Signs"), NULL);
  if (self->ruleset->n_die_types > 0)
    add_row (self, DICE, _ ("Dice"), NULL);
  if (self->ruleset->n_numbers > 0)
    add_row (self, NUMBERS, _ ("Numbers"), NULL);
  for (AciesArticleKind kind = ACIES_ARTICLE_CARD; kind < ACIES_N_ARTICLE_KINDS; kind++)
    for (guint i = 0; i < self->articles->len; i++)
      if (((const AciesArticle *) self->articles->pdata[i])->kind == kind)
        {
          add_list_row (self, acies_article_kind_name (kind));
          break;
        }
  card = GTK_WIDGET (add_row (self, NULL, _ ("Save as Reference Card…"), NULL));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (card), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.reference-card");
  name_content (self, _ ("Contents"), NULL);
}

/* @title: that of a chapter, or the name of a kind */
static void
show_list (AciesRulesPane *self,
           const char     *title)
{
  add_group (self, title);
  for (guint i = 0; i < self->articles->len; i++)
    {
      const AciesArticle *article = self->articles->pdata[i];
      gboolean            in_chapter = article->kind == ACIES_ARTICLE_RULE && g_strcmp0 (article->statement->chapter, title) == 0;

      if (in_chapter || g_str_equal (acies_article_kind_name (article->kind), title))
        add_article_row (self, article);
    }
  name_content (self, title, NULL);
}

/* Shows how many articles of each kind were found. */
static void
show_chips (AciesRulesPane  *self,
            const GPtrArray *found)
{
  guint n[ACIES_N_ARTICLE_KINDS] = { 0 };

  for (guint i = 0; found != NULL && i < found->len; i++)
    n[((const AciesArticle *) found->pdata[i])->kind]++;
  self->setting = TRUE;
  if (self->kind != NO_KIND && n[self->kind] == 0)
    self->kind = NO_KIND;
  for (guint kind = 0; kind < ACIES_N_ARTICLE_KINDS; kind++)
    {
      /* Translators: articles of a kind, and how many were found, such as "Rules 4" */
      g_autofree char *label = g_strdup_printf (_ ("%1$s %2$u"), acies_article_kind_name (kind), n[kind]);

      gtk_button_set_label (GTK_BUTTON (self->chip[kind]), label);
      gtk_widget_set_visible (self->chip[kind], n[kind] > 0);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->chip[kind]), kind == self->kind);
    }
  gtk_widget_set_visible (self->chips, found != NULL && found->len > 0);
  self->setting = FALSE;
}

static void
show_found (AciesRulesPane *self,
            const char     *sought)
{
  g_autoptr (GPtrArray) found = acies_rulebook_search (self->articles, sought);
  guint            kind = NO_KIND;
  guint            n = 0;
  g_autofree char *count = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u result", "%u results", found->len), found->len);

  show_chips (self, found);
  if (found->len == 0)
    add_text (self->content, "dim-label", _ ("No matches"));
  for (guint i = 0; i < found->len; i++)
    {
      const AciesArticle *article = found->pdata[i];

      if (self->kind != NO_KIND && article->kind != self->kind)
        continue;
      if (article->kind != kind)
        {
          add_group (self, acies_article_kind_name (article->kind));
          n = 0;
        }
      kind = article->kind;
      if (n++ < MOST_ROWS)
        add_article_row (self, article);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, count, -1);
  name_content (self, count, NULL);
}

/* --- going from topic to topic -------------------------------------------------------------- */

static void
render (AciesRulesPane *self)
{
  const AciesArticle *article;

  acies_box_clear (GTK_BOX (self->content));
  self->group = NULL;
  gtk_widget_set_sensitive (self->back, self->history->len > 0);
  article = acies_rulebook_find (self->articles, self->topic);
  if (IS_SEARCH (self->topic))
    show_found (self, self->topic + 1);
  else
    show_chips (self, NULL);
  if (IS_LIST (self->topic))
    show_list (self, self->topic + 1);
  else if (g_str_equal (self->topic, ACIES_RULES_LEGEND) && self->theme != NULL)
    show_legend (self);
  else if (g_str_equal (self->topic, DICE))
    show_dice (self);
  else if (g_str_equal (self->topic, NUMBERS))
    show_numbers (self);
  else if (article != NULL && article->kind == ACIES_ARTICLE_RULE)
    show_rule (self, article->statement);
  else if (article != NULL)
    show_thing (self, article);
  else if (!IS_SEARCH (self->topic))
    show_contents (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
}

/* Side names of a scenario make another ruleset of it, with the same statements. */
static void
follow_ruleset (AciesRulesPane *self)
{
  AciesRuleset *ruleset = get_state (self)->ruleset;

  if (ruleset == self->ruleset)
    return;
  acies_box_clear (GTK_BOX (self->content)); /* its swatches use the ruleset */
  if (self->ruleset == NULL || acies_ruleset_base (ruleset) != acies_ruleset_base (self->ruleset))
    {
      g_ptr_array_set_size (self->history, 0);
      g_clear_pointer (&self->topic, g_free);
    }
  g_clear_pointer (&self->articles, g_ptr_array_unref);
  g_clear_pointer (&self->ruleset, acies_ruleset_unref);
  self->ruleset = acies_ruleset_ref (ruleset);
  self->articles = acies_rulebook_new (ruleset);
}

static void
set_search (AciesRulesPane *self,
            const char     *text)
{
  self->setting = TRUE;
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->search)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->search), text);
  self->setting = FALSE;
}

/* @remembers: whether the user can go back from @topic */
static void
go_to (AciesRulesPane *self,
       const char     *topic,
       gboolean        remembers)
{
  g_autofree char *before = NULL;

  if (self->session == NULL)
    return;
  follow_ruleset (self);
  before = g_steal_pointer (&self->topic);
  self->topic = g_strdup (topic);
  if (remembers && before != NULL && !g_str_equal (before, topic))
    g_ptr_array_add (self->history, g_steal_pointer (&before));
  set_search (self, IS_SEARCH (topic) ? topic + 1 : "");
  render (self);
}

/* Moves the focus away from widgets that are about to go. */
static void
show_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *topic)
{
  AciesRulesPane  *self = ACIES_RULES_PANE (widget);
  g_autofree char *copy = g_variant_dup_string (topic, NULL);

  gtk_widget_grab_focus (self->content);
  go_to (self, copy, TRUE);
}

static void
back_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  AciesRulesPane  *self = ACIES_RULES_PANE (widget);
  g_autofree char *topic = NULL;

  if (self->history->len == 0)
    return;
  topic = g_ptr_array_steal_index (self->history, self->history->len - 1);
  gtk_widget_grab_focus (self->content);
  go_to (self, topic, FALSE);
}

static void
leave_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  GtkWidget *split = gtk_widget_get_ancestor (widget, ACIES_TYPE_SPLIT);

  if (split == NULL || !acies_split_close_above (ACIES_SPLIT (split)))
    gtk_widget_activate_action (widget, "win.other-part", NULL);
}

static void
search_changed_cb (AciesRulesPane *self)
{
  const char      *sought = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_autofree char *topic = *sought != '\0' ? g_strconcat ("?", sought, NULL) : g_strdup (CONTENTS);

  if (self->setting || g_strcmp0 (self->topic, topic) == 0)
    return;
  go_to (self, topic, self->topic == NULL || !IS_SEARCH (self->topic));
}

/* Opens the first article that was found. */
static void
search_activated_cb (AciesRulesPane *self)
{
  g_autoptr (GPtrArray) found = NULL;

  search_changed_cb (self); /* the signal of the search is delayed */
  if (self->articles == NULL || self->topic == NULL || !IS_SEARCH (self->topic))
    return;
  found = acies_rulebook_search (self->articles, self->topic + 1);
  for (guint i = 0; i < found->len; i++)
    if (self->kind == NO_KIND || ((const AciesArticle *) found->pdata[i])->kind == self->kind)
      {
        gtk_widget_activate_action (GTK_WIDGET (self), "rules.show", "s", ((const AciesArticle *) found->pdata[i])->topic);
        return;
      }
}

static gboolean
search_key_cb (AciesRulesPane *self,
               guint           keyval)
{
  if (keyval != GDK_KEY_Down)
    return FALSE;
  return gtk_widget_child_focus (self->scroller, GTK_DIR_TAB_FORWARD);
}

static void
chip_toggled_cb (AciesRulesPane  *self,
                 GtkToggleButton *chip)
{
  if (self->setting)
    return;
  self->kind = NO_KIND;
  for (guint kind = 0; kind < ACIES_N_ARTICLE_KINDS; kind++)
    if (self->chip[kind] == GTK_WIDGET (chip) && gtk_toggle_button_get_active (chip))
      self->kind = kind;
  render (self);
}

/* Shows the topic, or at first the contents, unless it is shown. */
static void
show_again (AciesRulesPane *self)
{
  if (self->session == NULL || (gtk_widget_get_first_child (self->content) != NULL && self->ruleset == get_state (self)->ruleset))
    return;
  follow_ruleset (self); /* which can discard the topic */
  go_to (self, self->topic != NULL ? self->topic : CONTENTS, FALSE);
}

/* Articles take time, which most windows never need. */
static void
acies_rules_pane_map (GtkWidget *widget)
{
  show_again (ACIES_RULES_PANE (widget));
  GTK_WIDGET_CLASS (acies_rules_pane_parent_class)->map (widget);
}

void
acies_rules_pane_set_session (AciesRulesPane *self,
                              AciesSession   *session,
                              AciesTheme     *theme)
{
  g_return_if_fail (ACIES_IS_RULES_PANE (self));

  if (self->session == session && self->theme == theme)
    return;
  acies_box_clear (GTK_BOX (self->content)); /* its swatches use the theme */
  g_set_object (&self->session, session);
  self->theme = theme;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_again (self);
}

void
acies_rules_pane_show (AciesRulesPane *self,
                       const char     *topic)
{
  GtkWidget *parent;

  g_return_if_fail (ACIES_IS_RULES_PANE (self));

  parent = gtk_widget_get_parent (GTK_WIDGET (self));
  if (GTK_IS_STACK (parent))
    gtk_stack_set_visible_child (GTK_STACK (parent), GTK_WIDGET (self));
  if (topic == NULL)
    {
      gtk_widget_grab_focus (self->search);
      return;
    }
  go_to (self, topic, TRUE);
  gtk_widget_grab_focus (self->content);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_rules_pane_dispose (GObject *object)
{
  AciesRulesPane *self = ACIES_RULES_PANE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->session);
  g_clear_pointer (&self->articles, g_ptr_array_unref);
  g_clear_pointer (&self->ruleset, acies_ruleset_unref);
  g_clear_pointer (&self->history, g_ptr_array_unref);
  g_clear_pointer (&self->topic, g_free);

  G_OBJECT_CLASS (acies_rules_pane_parent_class)->dispose (object);
}

/* Enter activates the focused row, and must not give the main answer to the question of a game. */
static gboolean
enter_cb (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (focus != NULL)
    gtk_widget_activate (focus);
  return TRUE;
}

static void
acies_rules_pane_class_init (AciesRulesPaneClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter };
  GtkWidgetClass    *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_rules_pane_dispose;
  widget_class->map = acies_rules_pane_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "rules.show", "s", show_cb);
  gtk_widget_class_install_action (widget_class, "rules.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "rules.leave", NULL, leave_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "rules.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "rules.leave", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i], 0, enter_cb, NULL);
}

static GtkWidget *
new_head (AciesRulesPane *self)
{
  GtkWidget          *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->back = gtk_button_new_from_icon_name ("go-previous-symbolic");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->back), "rules.back");
  acies_tooltip_set (self->back, _ ("Back (Alt+Left)"));
  acies_accessible_name (self->back, _ ("Back"));
  self->search = gtk_search_entry_new ();
  gtk_widget_set_hexpand (self->search, TRUE);
  g_object_set (self->search, "placeholder-text", _ ("Search the rules"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Search the rules"), -1);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (search_changed_cb), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (search_activated_cb), self);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (search_key_cb), self);
  gtk_widget_add_controller (self->search, keys);
  gtk_box_append (GTK_BOX (head), self->back);
  gtk_box_append (GTK_BOX (head), self->search);
  return head;
}

static void
acies_rules_pane_init (AciesRulesPane *self)
{
  self->kind = NO_KIND;
  self->history = g_ptr_array_new_with_free_func (g_free);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->box, "rules-pane");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Rules"), -1);
  gtk_box_append (GTK_BOX (self->box), new_head (self));
  self->chips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->chips, acies_wrap_layout_new (6, 0));
  gtk_box_append (GTK_BOX (self->box), self->chips);
  for (guint kind = 0; kind < ACIES_N_ARTICLE_KINDS; kind++)
    {
      self->chip[kind] = gtk_toggle_button_new ();
      gtk_widget_add_css_class (self->chip[kind], "rules-chip");
      g_signal_connect_swapped (self->chip[kind], "toggled", G_CALLBACK (chip_toggled_cb), self);
      gtk_box_append (GTK_BOX (self->chips), self->chip[kind]);
    }
  self->content = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "orientation", GTK_ORIENTATION_VERTICAL,
                                "spacing", 12, "focusable", TRUE, NULL);
  gtk_widget_add_css_class (self->content, "rules-content");
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->content);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->scroller);
}
