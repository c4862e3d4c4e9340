/* proofs.c - reading proofs.txt: what enforces and what proves each statement of a rulebook
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/proofs.h"

#include "engine/board/texts.h"
#include "formats/files/file.h"
#include "formats/files/format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_BYTES (4 * 1024 * 1024)
#define LONGEST_LINE 500

struct _AciesProofs
{
  GHashTable *by_id; /* id -> AciesProof */
  AciesProof *none;
};

static AciesProof *
proof_new (void)
{
  AciesProof *self = g_new0 (AciesProof, 1);

  self->code = g_ptr_array_new_with_free_func (g_free);
  self->tests = g_ptr_array_new_with_free_func (g_free);

  return self;
}

static void
proof_free (AciesProof *self)
{
  g_ptr_array_unref (self->code);
  g_ptr_array_unref (self->tests);
  g_free (self);
}

void
acies_proofs_free (AciesProofs *self)
{
  g_hash_table_unref (self->by_id);
  proof_free (self->none);
  g_free (self);
}

const AciesProof *
acies_proofs_find (const AciesProofs *self,
                   const char        *id)
{
  const AciesProof *proof = g_hash_table_lookup (self->by_id, id);

  return proof != NULL ? proof : self->none;
}

/* Returns: (nullable): the fault of the line. @proof: the proof of the last statement */
static const char *
read_line (AciesProofs        *self,
           const AciesRuleset *ruleset,
           const char         *line,
           AciesProof        **proof)
{
  const char *name = line + MIN (strlen (line), strlen ("  code "));

  if (*line == '\0' || *line == '#')
    return NULL;
  if (strlen (line) > LONGEST_LINE || !acies_text_is_readable (line))
    return N_ ("a line is too long or contains control characters");
  if (*line != ' ')
    {
      if (acies_ruleset_find_rule (ruleset, line) == NULL)
        return N_ ("there is no rule statement with this id");
      if (g_hash_table_contains (self->by_id, line))
        return N_ ("a statement appears twice");
      *proof = proof_new ();
      g_hash_table_insert (self->by_id, g_strdup (line), *proof);
      return NULL;
    }
  if (*proof == NULL)
    return N_ ("the id of a statement must come first");
  if ((!g_str_has_prefix (line, "  code ") && !g_str_has_prefix (line, "  test ")) || *name == '\0' || strpbrk (name, " \t") != NULL)
    return N_ ("expected “code” or “test”, followed by one name");
  g_ptr_array_add (g_str_has_prefix (line, "  code ") ? (*proof)->code : (*proof)->tests, g_strdup (name));

  return NULL;
}

AciesProofs *
acies_proofs_load (const char         *folder,
                   const AciesRuleset *ruleset,
                   GError            **error)
{
  g_autoptr (AciesProofs) self = g_new0 (AciesProofs, 1);
  g_autofree char *path = g_build_filename (folder, "proofs.txt", NULL);
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) no_file = NULL;
  g_autoptr (GBytes) bytes = acies_file_load_regular (file, name, MAX_BYTES, &no_file);
  AciesProof *proof = NULL;

  self->by_id = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) proof_free);
  self->none = proof_new ();
  if (g_error_matches (no_file, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_steal_pointer (&self);
  if (bytes == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&no_file));
      return NULL;
    }
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  if (strlen (text) != g_bytes_get_size (bytes))
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID, "%s:1: %s", name, _ ("the file is not text"));
      return NULL;
    }

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *fault = read_line (self, ruleset, lines[i], &proof);

      if (fault == NULL)
        continue;
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID, "%s:%u: %s", name, i + 1, _ (fault));
      return NULL;
    }

  return g_steal_pointer (&self);
}
