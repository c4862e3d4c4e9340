/* rule-link.c - links from texts to the statements of the rulebook, and what a widget is about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/rule-link.h"

#include "engine/view/rulebook.h"

#include <string.h>

#define TOPIC "acies-topic"
#define WORD "word:"

/* --- links ---------------------------------------------------------------------------------- */

static gboolean
link_cb (GtkLabel   *label,
         const char *topic)
{
  if (!gtk_widget_activate_action (GTK_WIDGET (label), "rules.show", "s", topic))
    gtk_widget_activate_action (GTK_WIDGET (label), "win.rule", "s", topic);
  return TRUE;
}

/* The tooltip of a link is markup itself. Ids contain a hyphen, after which no line must break. */
static void
append_link (GString    *markup,
             const char *topic,
             const char *text,
             const char *tip)
{
  g_autofree char *tip_markup = g_markup_escape_text (tip, -1);
  g_autofree char *link = g_markup_printf_escaped ("<a href=\"%s\" title=\"%s\"><span allow_breaks=\"false\">%s</span></a>", topic, tip_markup, text);

  g_string_append (markup, link);
}

static gboolean
is_letter (const char *c)
{
  return g_unichar_isalnum (g_utf8_get_char (c));
}

/* Returns: (nullable): the longest word of the glossary at @at that was not linked yet */
static const AciesTerm *
find_term (const AciesRuleset *ruleset,
           const char         *at,
           GHashTable         *linked)
{
  const AciesTerm *found = NULL;

  for (guint i = 0; i < ruleset->terms->len; i++)
    {
      const AciesTerm *term = ruleset->terms->pdata[i];
      gsize            length = strlen (term->name);
      gboolean         is_sign = length <= 2; /* such as "S" on a die, which is no s */

      if ((is_sign ? strncmp (at, term->name, length) : g_ascii_strncasecmp (at, term->name, length)) == 0 && !is_letter (at + length) && !g_hash_table_contains (linked, term) &&
          (found == NULL || length > strlen (found->name)))
        found = term;
    }

  return found;
}

/* Appends a text without ids of statements. */
static void
append_words (GString            *markup,
              const char         *text,
              gsize               length,
              const AciesRuleset *ruleset,
              GHashTable         *linked)
{
  g_autofree char *part = g_strndup (text, length);
  const char      *start = part;

  for (const char *c = part; linked != NULL && *c != '\0'; c = g_utf8_next_char (c))
    {
      gboolean         begins = is_letter (c) && (c == part || !is_letter (g_utf8_prev_char (c)));
      const AciesTerm *term = begins ? find_term (ruleset, c, linked) : NULL;
      g_autofree char *before = NULL;
      g_autofree char *topic = NULL;
      g_autofree char *name = NULL;

      if (term == NULL)
        continue;
      before = g_markup_escape_text (start, c - start);
      topic = g_strconcat (WORD, term->name, NULL);
      name = g_strndup (c, strlen (term->name));
      g_string_append (markup, before);
      append_link (markup, topic, name, term->text);
      g_hash_table_add (linked, (gpointer) term);
      start = c + strlen (term->name);
      c = start - 1;
    }
  if (*start != '\0')
    {
      g_autofree char *rest = g_markup_escape_text (start, -1);

      g_string_append (markup, rest);
    }
}

static void
set_text (GtkLabel           *label,
          const char         *text,
          const AciesRuleset *ruleset,
          gboolean            with_words)
{
  g_autoptr (GHashTable) linked = with_words ? g_hash_table_new (NULL, NULL) : NULL;
  g_autoptr (GString) markup = g_string_new (NULL);
  const AciesRule *rule;
  const char      *from = text;

  for (const char *at = text; ruleset != NULL && (rule = acies_ruleset_next_rule_in (ruleset, &at)) != NULL; from = at += strlen (rule->id))
    {
      append_words (markup, from, at - from, ruleset, linked);
      append_link (markup, rule->id, rule->id, acies_rule_get_plain (rule));
    }
  if (from == text && linked == NULL)
    {
      gtk_label_set_text (label, text);
      return;
    }
  append_words (markup, from, strlen (from), ruleset, linked);
  gtk_label_set_markup (label, markup->str);
  if (g_signal_handler_find (label, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, link_cb, NULL) == 0)
    g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);
}

void
acies_rule_link_set_text (GtkLabel           *label,
                          const char         *text,
                          const AciesRuleset *ruleset)
{
  g_return_if_fail (GTK_IS_LABEL (label) && text != NULL);

  set_text (label, text, ruleset, FALSE);
}

void
acies_rule_link_set_words (GtkLabel           *label,
                           const char         *text,
                           const AciesRuleset *ruleset)
{
  g_return_if_fail (GTK_IS_LABEL (label) && text != NULL && ruleset != NULL);

  set_text (label, text, ruleset, TRUE);
}

/* --- topics --------------------------------------------------------------------------------- */

void
acies_topic_set (GtkWidget  *widget,
                 const char *topic)
{
  g_object_set_data_full (G_OBJECT (widget), TOPIC, g_strdup (topic), g_free);
}

static const AciesRule *
find_named (GtkWidget          *widget,
            const AciesRuleset *ruleset)
{
  const char      *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;
  const char      *tip = gtk_widget_get_tooltip_text (widget);
  const AciesRule *rule = text != NULL ? acies_ruleset_next_rule_in (ruleset, &text) : NULL;

  return rule == NULL && tip != NULL ? acies_ruleset_next_rule_in (ruleset, &tip) : rule;
}

char *
acies_topic_find (GtkWidget          *widget,
                  const AciesRuleset *ruleset)
{
  if (GTK_IS_LABEL (widget) && gtk_label_get_current_uri (GTK_LABEL (widget)) != NULL)
    return g_strdup (gtk_label_get_current_uri (GTK_LABEL (widget)));
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char      *topic = g_object_get_data (G_OBJECT (widget), TOPIC);
      const AciesRule *rule = topic == NULL ? find_named (widget, ruleset) : NULL;

      if (topic != NULL || rule != NULL)
        return g_strdup (topic != NULL ? topic : rule->id);
    }

  return NULL;
}

char *
acies_topic_of_hex (const AciesState *state,
                    AciesHex          hex)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesUnitId         unit = acies_board_contains (state->board, hex) ? acies_state_unit_at (state, hex) : ACIES_NO_UNIT;
  AciesId             type = unit != ACIES_NO_UNIT ? state->units[unit].type : ACIES_NO_ID;
  AciesId             terrain = acies_board_contains (state->board, hex) ? state->board->terrain[hex] : 0;

  if (type != ACIES_NO_ID && acies_ruleset_is_back (ruleset, type))
    return g_strconcat ("mark:", ruleset->marks[ruleset->face_down].id, NULL);
  if (type != ACIES_NO_ID)
    return g_strconcat ("unit:", ruleset->unit_types[type].id, NULL);

  return terrain > 0 ? g_strconcat ("terrain:", ruleset->terrains[terrain].id, NULL) : NULL;
}
