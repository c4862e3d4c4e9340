/* journal-folder.c - where unsaved work is kept, and what programs that ended left there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define NAME_LENGTH 36 /* of a UUID */
#define LOCK_ENDING ".lock"
#define MOST_TRIES 5

struct _AciesJournalFolder
{
  gatomicrefcount ref_count;
  char           *path;
  char           *own;   /* the program's name */
  guint           n_own; /* journals named so far */
  GHashTable     *locks; /* name of a program -> its lock, an open file, or -1 where there are no locks */
  GHashTable     *taken; /* names of journals that documents of this program have */
};

gboolean
acies_journal_set_errno (const char *path,
                         int         reason,
                         GError    **error)
{
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (reason), "%s: %s", path, g_strerror (reason));

  return FALSE;
}

AciesJournalFolder *
acies_journal_folder_new (const char *path)
{
  AciesJournalFolder *self = g_new0 (AciesJournalFolder, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->path = path != NULL ? g_strdup (path) : g_build_filename (g_get_user_state_dir (), "acies", "journal", NULL);
  self->own = g_uuid_string_random ();
  self->locks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

AciesJournalFolder *
acies_journal_folder_ref (AciesJournalFolder *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/* Returns: (nullable) (transfer full): whose file it is */
static char *
dup_owner (const char *name)
{
  g_autofree char *owner = g_strndup (name, NAME_LENGTH);

  return g_uuid_string_is_valid (owner) ? g_steal_pointer (&owner) : NULL;
}

/* "NAME-12": neither a lock nor what was being written. */
static gboolean
is_journal (const char *name)
{
  const char *number = name + NAME_LENGTH + 1;

  return strlen (name) > NAME_LENGTH + 1 && name[NAME_LENGTH] == '-' && number[strspn (number, "0123456789")] == '\0';
}

/* Returns: (transfer full) (element-type filename): what is in the folder, each with an owner */
static GPtrArray *
list_names (AciesJournalFolder *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->path, 0, NULL);
  GPtrArray  *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *owner = dup_owner (name);

      if (owner != NULL)
        g_ptr_array_add (names, g_strdup (name));
    }

  return names;
}

static char *
dup_lock_path (AciesJournalFolder *self,
               const char         *owner)
{
  g_autofree char *name = g_strconcat (owner, LOCK_ENDING, NULL);

  return g_build_filename (self->path, name, NULL);
}

/* Returns: whether no other program holds the lock; TRUE where a folder has no locks */
static gboolean
try_lock (AciesJournalFolder *self,
          const char         *owner,
          GError            **error)
{
  g_autofree char *path = dup_lock_path (self, owner);

  for (guint i = 0; i < MOST_TRIES; i++)
    {
      int         fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
      gboolean    locked = fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) == 0;
      int         reason = errno;
      GStatBuf    there;
      struct stat ours;

      /* The program that held it before can have removed the file that we opened. */
      if (locked && (fstat (fd, &ours) != 0 || g_stat (path, &there) != 0 || ours.st_ino != there.st_ino || ours.st_dev != there.st_dev))
        {
          close (fd);
          continue;
        }
      if (locked || (fd >= 0 && reason != EWOULDBLOCK))
        {
          g_hash_table_insert (self->locks, g_strdup (owner), GINT_TO_POINTER (fd));
          return TRUE;
        }
      if (fd >= 0)
        close (fd);
      return acies_journal_set_errno (path, reason, error);
    }

  return acies_journal_set_errno (path, EBUSY, error);
}

char *
acies_journal_folder_dup_next (AciesJournalFolder *self,
                               GError            **error)
{
  g_autofree char *name = NULL;

  if (g_mkdir_with_parents (self->path, 0700) != 0)
    acies_journal_set_errno (self->path, errno, error);
  else if (g_hash_table_contains (self->locks, self->own) || try_lock (self, self->own, error))
    {
      name = g_strdup_printf ("%s-%u", self->own, ++self->n_own);
      g_hash_table_add (self->taken, g_strdup (name));
    }

  return name != NULL ? g_build_filename (self->path, name, NULL) : NULL;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  GStatBuf one = { 0 };
  GStatBuf other = { 0 };

  g_stat (*(char *const *) a, &one);
  g_stat (*(char *const *) b, &other);

  return (one.st_mtime < other.st_mtime) - (one.st_mtime > other.st_mtime);
}

GPtrArray *
acies_journal_folder_claim (AciesJournalFolder *self)
{
  g_autoptr (GPtrArray) names = list_names (self);
  GPtrArray *journals = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < names->len; i++)
    {
      const char      *name = g_ptr_array_index (names, i);
      g_autofree char *owner = dup_owner (name);
      g_autofree char *path = g_build_filename (self->path, name, NULL);

      if (g_str_equal (owner, self->own) || (!g_hash_table_contains (self->locks, owner) && !try_lock (self, owner, NULL)))
        continue;
      if (!is_journal (name) && !g_str_has_suffix (name, LOCK_ENDING))
        g_unlink (path);
      else if (is_journal (name) && !g_hash_table_contains (self->taken, name))
        g_ptr_array_add (journals, g_steal_pointer (&path));
    }
  g_ptr_array_sort (journals, compare_times);

  return journals;
}

void
acies_journal_folder_take (AciesJournalFolder *self,
                           const char         *path)
{
  g_hash_table_add (self->taken, g_path_get_basename (path));
}

void
acies_journal_folder_release (AciesJournalFolder *self,
                              const char         *path)
{
  g_autofree char *name = g_path_get_basename (path);

  g_hash_table_remove (self->taken, name);
}

void
acies_journal_folder_unref (AciesJournalFolder *self)
{
  g_autoptr (GPtrArray) names = NULL;
  GHashTableIter iter;
  gpointer       owner, fd;

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  names = list_names (self);
  g_hash_table_iter_init (&iter, self->locks);
  while (g_hash_table_iter_next (&iter, &owner, &fd))
    {
      g_autofree char *path = dup_lock_path (self, owner);
      gboolean         has_journal = FALSE;

      for (guint i = 0; i < names->len; i++)
        has_journal = has_journal || (g_str_has_prefix (names->pdata[i], owner) && is_journal (names->pdata[i]));
      if (!has_journal)
        g_unlink (path);
      close (GPOINTER_TO_INT (fd));
    }
  g_hash_table_unref (self->locks);
  g_hash_table_unref (self->taken);
  g_free (self->own);
  g_free (self->path);
  g_free (self);
}
