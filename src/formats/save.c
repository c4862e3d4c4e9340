/* save.c - whole documents from and to the disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/save.h"

#include "formats/backup.h"
#include "formats/format-error.h"
#include "formats/json.h"
#include "formats/scenario-xml.h"
#include "formats/xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

AciesDocumentKind
acies_document_kind (GBytes     *bytes,
                     const char *name)
{
  g_autoptr (AciesXmlNode) document = NULL;
  char first = acies_file_first_character (bytes);

  if (acies_json_is (bytes, name))
    return ACIES_DOCUMENT_DESIGNER;
  if (first != '\0' && first != '<')
    return ACIES_DOCUMENT_FOREIGN;
  document = acies_xml_parse (bytes, "", NULL);
  if (document != NULL && acies_xml_is (acies_xml_root (document), ACIES_SCENARIO_NS, "scenario"))
    return ACIES_DOCUMENT_SCENARIO;
  if (document != NULL && acies_xml_is (acies_xml_root (document), ACIES_GAME_NS, "game"))
    return ACIES_DOCUMENT_GAME;
  if (document != NULL && acies_xml_is (acies_xml_root (document), NULL, "map"))
    return ACIES_DOCUMENT_TILED;

  return ACIES_DOCUMENT_OTHER;
}

/* Says why what was written is not what was to be saved. */
static gboolean
set_not_same (const AciesFindings *findings,
              GError              *cause,
              GError             **error)
{
  const AciesFinding *finding = findings->list->len > 0 ? g_ptr_array_index (findings->list, 0) : NULL;

  if (cause != NULL)
    g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME,
                 _ ("Not saved, because it could not be read again: %s"), cause->message);
  else if (finding != NULL)
    g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME,
                 _ ("Not saved, because it could not be read again: %s"), finding->message);
  else
    g_set_error_literal (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME,
                         _ ("Not saved, because it would not read back the same"));

  return FALSE;
}

static gboolean
check_scenario (const AciesState *state,
                AciesTexts       *texts,
                GBytes           *bytes,
                GFile            *file,
                AciesLibrary     *library,
                GError          **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (AciesState) expected = acies_state_copy (state);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) cause = NULL;
  g_autoptr (AciesState) again = acies_scenario_read (bytes, name, library, findings, &cause);

  acies_texts_unref (expected->texts);
  expected->texts = acies_texts_ref (texts);
  if (again != NULL && findings->list->len == 0 && acies_state_equal (again, expected))
    return TRUE;

  return set_not_same (findings, cause, error);
}

gboolean
acies_scenario_save (const AciesState *state,
                     GFile            *file,
                     AciesLibrary     *library,
                     GCancellable     *cancellable,
                     GError          **error)
{
  g_autoptr (AciesTexts) texts = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (state->mode == ACIES_MODE_EDIT, FALSE);

  bytes = acies_scenario_write_bytes (state, &texts);
  if (!check_scenario (state, texts, bytes, file, library, error))
    return FALSE;
  acies_backup_keep (file);

  return acies_file_save (file, bytes, cancellable, error);
}

gboolean
acies_game_file_save (const AciesGameFile *game,
                      GFile               *file,
                      AciesLibrary        *library,
                      GCancellable        *cancellable,
                      GError             **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  char            *text = acies_game_write (game);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) cause = NULL;
  g_autoptr (AciesGameFile) again = acies_game_read (bytes, name, library, findings, &cause);
  g_autofree char *text_again = again != NULL ? acies_game_write (again) : NULL;

  if (findings->list->len > 0 || g_strcmp0 (text, text_again) != 0)
    return set_not_same (findings, cause, error);
  acies_backup_keep (file);

  return acies_file_save (file, bytes, cancellable, error);
}
