/* merge.c - the parts of a simulation joined again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/merge.h"

#include <glib/gi18n-lib.h>

struct _AciesSimulationMerge
{
  AciesLibrary         *library;
  AciesSimulationTerms *terms; /* of the whole */
  guint                 n_shards;
  char                **paths; /* by shard, from 0; NULL: not yet */
};

static gboolean
set_misfit (GError    **error,
            const char *path,
            const char *other,
            const char *reason)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *other_name = g_filename_display_name (other);

  /* Translators: the names of two files, and in what they differ */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("%1$s and %2$s do not belong together: %3$s"), other_name, name, reason);

  return FALSE;
}

/* The first one says what the whole is. */
static void
begin (AciesSimulationMerge       *self,
       const AciesSimulationTerms *terms)
{
  self->terms = acies_simulation_terms_copy (terms);
  self->n_shards = terms->n_shards;
  self->paths = g_new0 (char *, self->n_shards);
}

static gboolean
add_part (AciesSimulationMerge *self,
          const char           *path,
          const char           *first,
          GError              **error)
{
  g_autoptr (AciesSimulationPart) part = acies_simulation_part_open (path, self->library, error);
  const AciesSimulationTerms *terms = part != NULL ? acies_simulation_part_get_terms (part) : NULL;
  const char                 *difference;

  if (terms == NULL || !acies_simulation_part_read (part, NULL, NULL, error))
    return FALSE;
  if (self->terms == NULL)
    begin (self, terms);
  difference = acies_simulation_terms_describe_difference (self->terms, terms);
  if (difference != NULL)
    return set_misfit (error, path, first, difference);
  if (self->paths[terms->shard - 1] != NULL)
    return set_misfit (error, path, self->paths[terms->shard - 1], _ ("they are the same part"));
  self->paths[terms->shard - 1] = g_strdup (path);

  return TRUE;
}

static gboolean
check_complete (const AciesSimulationMerge *self,
                GError                    **error)
{
  guint missing = 0;
  guint first = 0;

  for (guint i = self->n_shards; i-- > 0;)
    if (self->paths[i] == NULL)
      {
        missing++;
        first = i + 1;
      }
  if (missing == 0)
    return TRUE;
  if (missing == 1)
    /* Translators: the number of a part, and how many there are */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("part %1$u of %2$u is missing"), first, self->n_shards);
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                 /* Translators: the number of a part, how many there are, and how many others are missing */
                 ngettext ("part %1$u of %2$u and %3$u more are missing", "part %1$u of %2$u and %3$u more are missing", missing - 1),
                 first, self->n_shards, missing - 1);

  return FALSE;
}

AciesSimulationMerge *
acies_simulation_merge_new (char        **paths,
                            AciesLibrary *library,
                            GError      **error)
{
  g_autoptr (AciesSimulationMerge) self = g_new0 (AciesSimulationMerge, 1);

  g_return_val_if_fail (paths[0] != NULL, NULL);

  self->library = acies_library_ref (library);
  for (guint i = 0; paths[i] != NULL; i++)
    if (!add_part (self, paths[i], paths[0], error))
      return NULL;
  if (!check_complete (self, error))
    return NULL;
  self->terms->shard = self->terms->n_shards = 1;

  return g_steal_pointer (&self);
}

void
acies_simulation_merge_free (AciesSimulationMerge *self)
{
  for (guint i = 0; i < self->n_shards; i++)
    g_free (self->paths[i]);
  g_free (self->paths);
  g_clear_pointer (&self->terms, acies_simulation_terms_free);
  acies_library_unref (self->library);
  g_free (self);
}

const AciesSimulationTerms *
acies_simulation_merge_get_terms (const AciesSimulationMerge *self)
{
  return self->terms;
}

gboolean
acies_simulation_merge_run (const AciesSimulationMerge *self,
                            AciesSimulationPlayed       played,
                            gpointer                    data,
                            GError                    **error)
{
  for (guint i = 0; i < self->n_shards; i++)
    {
      g_autoptr (AciesSimulationPart) part = acies_simulation_part_open (self->paths[i], self->library, error);

      if (part == NULL || !acies_simulation_part_read (part, played, data, error))
        return FALSE;
    }

  return TRUE;
}
