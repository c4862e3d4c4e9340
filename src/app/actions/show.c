/* show.c - a document that people have asked for gets its tab
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/show.h"

#include "app/dialogs/questions.h"
#include "app/library/recent.h"
#include "app/shared/place-text.h"
#include "app/shared/settings.h"
#include "session/game.h"

#include <glib/gi18n.h>

/* Is all that was found that the rules were corrected since? */
static gboolean
is_older_game (const AciesFindings *findings)
{
  for (guint i = 0; i < findings->list->len; i++)
    if (!acies_game_is_correction (g_ptr_array_index (findings->list, i)))
      return FALSE;

  return findings->list->len > 0;
}

/* Returns: (transfer full) */
static char *
dup_heading (AciesDocument       *document,
             const char          *name,
             const AciesFindings *findings)
{
  if (acies_document_is_imported (document))
    return g_strdup_printf (_ ("“%s” Was Imported"), name);
  if (is_older_game (findings))
    return g_strdup_printf (_ ("“%s” Was Played with Older Rules"), name);

  return g_strdup_printf (_ ("Problems in “%s”"), name);
}

/* Returns: (transfer full) */
static char *
explain_findings (AciesDocument       *document,
                  const AciesFindings *findings)
{
  const char *damage = acies_document_get_damage (document);

  if (acies_document_is_imported (document))
    return g_strdup (_ ("The import is a new scenario; save it to keep it. The list shows what was fixed or left out, and other points to check."));
  if (damage != NULL)
    /* Translators: then follows "Kept: 12 units. Dropped: 2 units." */
    return g_strdup_printf (_ ("The file is damaged and was not changed. This is an unsaved copy of everything that could be read. %s"), damage);
  if (is_older_game (findings))
    return g_strdup (_ ("The game was opened. Nothing in the file is damaged."));
  return g_strdup (_ ("The file was opened. Please check these problems."));
}

static void
show_findings (AciesWindow         *self,
               AciesDocument       *document,
               GFile               *file,
               const AciesFindings *findings)
{
  g_autofree char *name = acies_place_name (file);
  g_autofree char *heading = dup_heading (document, name, findings);
  g_autofree char *body = explain_findings (document, findings);

  if (findings->list->len > 0)
    acies_findings_dialog_show (GTK_WINDOW (self), heading, body, name, findings);
}

void
acies_action_show_new (AciesWindow   *self,
                       AciesDocument *document)
{
  AciesDocument     *shown = acies_window_get_document (self);
  AciesDocumentPage *before = shown != NULL && acies_document_is_untouched (shown) ? acies_window_get_page (self) : NULL;

  acies_settings_set_ruleset (acies_document_get_ruleset (document)->id);
  acies_window_add_document (self, document);
  if (before != NULL)
    acies_window_close_page (self, before);
}

void
acies_action_show_opened (AciesWindow         *self,
                          AciesDocument       *document,
                          GFile               *file,
                          const AciesFindings *findings)
{
  if (!acies_document_is_original (document))
    acies_recent_add (file);
  acies_action_show_new (self, document);
  show_findings (self, document, file, findings);
}
