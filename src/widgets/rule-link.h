/* rule-link.h - links from texts to the statements of the rulebook, and what a widget is about
 *
 * A topic is that of an article (engine/view/rulebook.h). A link activates the action "rules.show" if it is within the
 * rules, otherwise "win.rule", with the topic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_rule_link_set_text:
 * @text: a text, not markup
 * @ruleset: (nullable): the ruleset whose statements @text can name
 *
 * Shows @text in @label. Every id of a statement is a link to it, with the statement as its tooltip.
 */
void  acies_rule_link_set_text  (GtkLabel           *label,
                                 const char         *text,
                                 const AciesRuleset *ruleset);

/* Like acies_rule_link_set_text(), but the words of the glossary are links, too, each where it first occurs. */
void  acies_rule_link_set_words (GtkLabel           *label,
                                 const char         *text,
                                 const AciesRuleset *ruleset);

/* Sets what @widget and the widgets in it are about. @topic: (nullable) */
void  acies_topic_set           (GtkWidget          *widget,
                                 const char         *topic);

/**
 * acies_topic_find:
 * @widget: (nullable): a widget, such as the focused one
 *
 * Returns: (transfer full) (nullable): what @widget, or else one of its parents, is about, or the statement that its
 *   text or tooltip names
 */
char *acies_topic_find          (GtkWidget          *widget,
                                 const AciesRuleset *ruleset);

/* Returns: (transfer full) (nullable): the topic of the unit on @hex, or else of its terrain unless that is clear */
char *acies_topic_of_hex        (const AciesState   *state,
                                 AciesHex            hex);

G_END_DECLS
