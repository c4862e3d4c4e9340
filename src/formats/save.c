/* save.c - whole documents from and to the disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/save.h"

#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/json/json.h"
#include "formats/scenario/scenario-xml.h"
#include "formats/xml/xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
is_foreign (GBytes     *bytes,
            const char *name)
{
  char first = acies_file_first_character (bytes);

  return acies_foreign_find (bytes, name) != NULL || (first != '\0' && first != '<' && !acies_json_is (bytes, name));
}

AciesDocumentKind
acies_document_kind (GBytes     *bytes,
                     const char *name)
{
  g_autoptr (AciesXmlNode) document = NULL;

  if (is_foreign (bytes, name))
    return ACIES_DOCUMENT_FOREIGN;
  if (acies_json_is (bytes, name))
    return ACIES_DOCUMENT_DESIGNER;
  document = acies_xml_parse (bytes, "", NULL);
  if (document != NULL && acies_xml_is (acies_xml_root (document), ACIES_SCENARIO_NS, "scenario"))
    return ACIES_DOCUMENT_SCENARIO;
  if (document != NULL && acies_xml_is (acies_xml_root (document), ACIES_GAME_NS, "game"))
    return ACIES_DOCUMENT_GAME;
  if (document != NULL && acies_xml_is (acies_xml_root (document), NULL, "map"))
    return ACIES_DOCUMENT_TILED;

  return ACIES_DOCUMENT_OTHER;
}

/* @regular: as acies_file_load_regular() */
static GBytes *
load (GFile             *file,
      const char        *name,
      gboolean           regular,
      AciesDocumentKind *kind,
      GError           **error)
{
  g_autofree char *own_name = g_file_get_parse_name (file);
  const char      *shown = name != NULL ? name : own_name;
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) bytes = regular ? acies_file_load_regular (file, shown, ACIES_XML_MAX_BYTES, &cause)
                                     : acies_file_load (file, shown, ACIES_XML_MAX_BYTES, NULL, &cause);
  const AciesForeign *foreign = NULL;

  if (g_error_matches (cause, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG)) /* as pictures and archives can be */
    bytes = acies_file_peek (file, ACIES_XML_MAX_BYTES);
  foreign = bytes != NULL ? acies_foreign_find (bytes, shown) : NULL;
  if (foreign != NULL || (bytes != NULL && cause == NULL && is_foreign (bytes, shown)))
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT, "%s: %s", shown,
                   foreign != NULL ? g_dgettext (GETTEXT_PACKAGE, foreign->sentence)
                                   : _ ("this is not an Acies scenario or game, a Tiled map (.tmx) or a JSON file of the designer’s program"));
      return NULL;
    }
  if (cause != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return NULL;
    }
  if (kind != NULL)
    *kind = acies_document_kind (bytes, shown);

  return g_steal_pointer (&bytes);
}

GBytes *
acies_document_load (GFile             *file,
                     const char        *name,
                     AciesDocumentKind *kind,
                     GError           **error)
{
  return load (file, name, FALSE, kind, error);
}

GBytes *
acies_document_load_regular (GFile             *file,
                             AciesDocumentKind *kind,
                             GError           **error)
{
  return load (file, NULL, TRUE, kind, error);
}

/* Sets the error that says why the written file differs from the saved state. */
static gboolean
set_not_same (const AciesFindings *findings,
              GError              *cause,
              GError             **error)
{
  const AciesFinding *finding = findings->list->len > 0 ? g_ptr_array_index (findings->list, 0) : NULL;

  if (cause != NULL || finding != NULL)
    g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME,
                 _ ("Not saved, because the file could not be read back: %s"), cause != NULL ? cause->message : finding->message);
  else
    g_set_error_literal (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_SAME,
                         _ ("Not saved, because the file would be different when read back"));

  return FALSE;
}

static gboolean
save (GFile    *file,
      GBytes   *bytes,
      gboolean *kept,
      GError  **error)
{
  gboolean is_kept = acies_backup_keep (file);

  if (kept != NULL)
    *kept = is_kept;

  return acies_file_save (file, bytes, NULL, error);
}

gboolean
acies_scenario_save (const AciesState *state,
                     GFile            *file,
                     AciesLibrary     *library,
                     gboolean         *kept,
                     GError          **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (AciesState) expected = acies_state_copy (state);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AciesState) again = NULL;

  g_return_val_if_fail (state->mode == ACIES_MODE_EDIT, FALSE);

  g_clear_pointer (&expected->texts, acies_texts_unref);
  bytes = acies_scenario_write_bytes (state, &expected->texts);
  again = acies_scenario_read (bytes, name, library, findings, &cause);
  if (again == NULL || findings->list->len > 0 || !acies_state_equal (again, expected))
    return set_not_same (findings, cause, error);

  return save (file, bytes, kept, error);
}

gboolean
acies_game_file_save (const AciesGameFile *game,
                      GFile               *file,
                      AciesLibrary        *library,
                      gboolean            *kept,
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

  return save (file, bytes, kept, error);
}
