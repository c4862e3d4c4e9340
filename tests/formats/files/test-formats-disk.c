/* test-formats-disk.c - what saving does where it cannot: full disks, locked folders, and the versions kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* unshare() */

#include "formats/files/file.h"
#include "support/data.h"
#include "support/saving.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <grp.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void
full_disk (Saving       *self,
           gconstpointer data)
{
  SavingFunc save = data != NULL ? acies_file_save_stream : acies_file_save;
  g_autoptr (GError) error = NULL;

  saving_save_on_full_disk (self->file, save, &error);
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  saving_assert_holds (self->path, "old words");
  g_assert_cmpuint (saving_count_files (self->folder), ==, 1);
  saving_save (self->file, "new words", save);
  saving_assert_holds (self->path, "new words");
}

/* Runs @action in a process of its own, which may do what would spoil this one; it
 * ends with what @action returns. */
static int
run_apart (Saving *self,
           int (*action) (Saving *self))
{
  pid_t child = fork ();
  int   status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    _exit (action (self));
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));

  return WEXITSTATUS (status);
}

enum
{
  GOOD,
  NO_DISK,       /* none could be mounted here */
  NOT_REFUSED,   /* there was no error, or another one */
  NOT_AS_BEFORE, /* the old file, or what is beside it */
  NO_SECOND_TRY, /* it cannot be saved when there is room */
};

static gboolean
mount_little_disk (const char *path)
{
  if (unshare (CLONE_NEWNS) != 0 && unshare (CLONE_NEWUSER | CLONE_NEWNS) != 0)
    return FALSE;
  mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL); /* what is mounted here is seen here only */

  return mount ("little", path, "tmpfs", 0, "size=64k") == 0;
}

static gboolean
holds (const char *path,
       const char *words)
{
  g_autofree char *now = NULL;

  return g_file_get_contents (path, &now, NULL, NULL) && g_str_equal (now, words);
}

/* Fills a disk of 64 KiB with a file, and saves a larger one over it. */
static int
fill_little_disk (Saving *self)
{
  g_autofree char *old = g_strnfill (30000, 'o');
  g_autofree char *large = g_strnfill (50000, 'x');
  g_autoptr (GBytes) too_much = data_bytes (large);
  g_autoptr (GBytes) little = data_bytes ("new words");
  g_autoptr (GError) error = NULL;

  if (!mount_little_disk (self->folder))
    return NO_DISK;
  if (!g_file_set_contents (self->path, old, -1, NULL))
    return NO_DISK;
  if (acies_file_save (self->file, too_much, NULL, &error) || strstr (error->message, g_strerror (ENOSPC)) == NULL)
    return NOT_REFUSED;
  if (!holds (self->path, old) || saving_count_files (self->folder) != 1)
    return NOT_AS_BEFORE;
  if (!acies_file_save (self->file, little, NULL, NULL) || !holds (self->path, "new words"))
    return NO_SECOND_TRY;

  return GOOD;
}

/* Where no disk can be mounted /formats/save/full-disk alone shows the same: there
 * the process may not write more. */
static void
full_little_disk (Saving       *self,
                  gconstpointer unused)
{
  int result = run_apart (self, fill_little_disk);

  g_test_message (result == NO_DISK ? "no disk can be mounted here: the limit of a process stands in for it"
                                    : "a disk of 64 KiB was full");
  if (result == NO_DISK)
    full_disk (self, NULL);
  else
    g_assert_cmpint (result, ==, GOOD);
}

/* Permissions do not bind root, so it becomes nobody. */
static int
save_as_nobody (Saving *self)
{
  g_autoptr (GBytes) bytes = data_bytes ("new words");
  g_autoptr (GError) error = NULL;

  if (geteuid () == 0 && (setgroups (0, NULL) != 0 || setgid (65534) != 0 || setuid (65534) != 0))
    return NO_DISK;
  if (acies_file_save (self->file, bytes, NULL, &error) || !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    return NOT_REFUSED;
  if (strstr (error->message, "battle.acies: ") == NULL || strchr (error->message, '\n') != NULL)
    return NOT_REFUSED;

  return GOOD;
}

static void
read_only (Saving       *self,
           gconstpointer data)
{
  gboolean folder = data != NULL;

  g_assert_cmpint (g_chmod (self->folder, folder ? 0555 : 0777), ==, 0);
  g_assert_cmpint (g_chmod (self->path, folder ? 0666 : 0444), ==, 0);
  g_assert_cmpint (run_apart (self, save_as_nobody), ==, GOOD);
  g_assert_cmpint (g_chmod (self->folder, 0700), ==, 0);
  saving_assert_holds (self->path, "old words");
  g_assert_cmpuint (saving_count_files (self->folder), ==, 1);
}

/* A link in a folder that nobody can write to leads to one that everybody can. */
static int
save_through_link_as_nobody (Saving *self)
{
  g_autofree char *link = g_build_filename (self->folder, "locked", "link", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (link);
  g_autoptr (GBytes) bytes = data_bytes ("new words");

  if (geteuid () == 0 && (setgroups (0, NULL) != 0 || setgid (65534) != 0 || setuid (65534) != 0))
    return NO_DISK;

  return acies_file_save (file, bytes, NULL, NULL) ? GOOD : NO_SECOND_TRY;
}

static void
through_a_link_in_a_read_only_folder (Saving       *self,
                                      gconstpointer unused)
{
  g_autofree char *locked = g_build_filename (self->folder, "locked", NULL);
  g_autofree char *link = g_build_filename (locked, "link", NULL);

  g_assert_cmpint (g_mkdir (locked, 0700), ==, 0);
  g_assert_cmpint (symlink ("../battle.acies", link), ==, 0);
  g_assert_cmpint (g_chmod (locked, 0555), ==, 0);
  g_assert_cmpint (g_chmod (self->folder, 0777), ==, 0);
  g_assert_cmpint (g_chmod (self->path, 0666), ==, 0);
  g_assert_cmpint (run_apart (self, save_through_link_as_nobody), ==, GOOD);
  saving_assert_holds (self->path, "new words");
  saving_assert_link (link, "../battle.acies");
  g_assert_cmpint (g_chmod (locked, 0700), ==, 0);
  g_assert_cmpint (g_unlink (link), ==, 0);
  g_assert_cmpint (g_rmdir (locked), ==, 0);
}

/* Saved by an administrator the file stays its owner's. */
static void
keeps_the_owner (Saving       *self,
                 gconstpointer unused)
{
  gboolean root = geteuid () == 0;
  uid_t    owner = root ? 65534 : geteuid ();
  GStatBuf now;

  g_assert_cmpint (chown (self->path, owner, root ? 65534 : getegid ()), ==, 0);
  saving_save (self->file, "new words", acies_file_save);
  g_assert_cmpint (g_stat (self->path, &now), ==, 0);
  g_assert_cmpuint (now.st_uid, ==, owner);
  g_assert_cmpuint (now.st_gid, ==, root ? 65534 : getegid ());
}

static void
names_that_are_too_long (Saving       *self,
                         gconstpointer unused)
{
  g_autofree char *name = g_strnfill (300, 'n');
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autofree char *longest = g_strnfill (240, 'n');
  g_autofree char *good = g_build_filename (self->folder, longest, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (good);
  g_autoptr (GPtrArray) backups = NULL;

  saving_assert_refused (path, G_IO_ERROR_FILENAME_TOO_LONG);
  saving_save (file, "words", acies_file_save);
  acies_backup_keep (file);
  backups = acies_backup_list (file);
  g_assert_cmpuint (backups->len, ==, 1);
  saving_assert_holds (g_ptr_array_index (backups, 0), "words");
}

/* What a portal lends is written through a stream, and is whole after a full disk too. */
static void
file_of_a_portal (Saving       *self,
                  gconstpointer unused)
{
  g_autofree char *lent = g_build_filename (g_get_user_runtime_dir (), "doc", "1a2b3c", NULL);
  g_autofree char *path = g_build_filename (lent, "battle.acies", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (lent, 0700), ==, 0);
  saving_write (path, "old words");
  saving_save_on_full_disk (file, acies_file_save, &error);
  g_assert_nonnull (error);
  saving_assert_holds (path, "old words");
  saving_save (file, "new words", acies_file_save);
  saving_assert_holds (path, "new words");
  g_assert_cmpuint (saving_count_files (lent), ==, 1);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
backups (Saving       *self,
         gconstpointer unused)
{
  static const char *const versions[] = { "one", "two", "three", "four", "five" };
  static const char *const kept[ACIES_N_BACKUPS] = { "five", "four", "three" };

  for (guint i = 0; i < G_N_ELEMENTS (versions); i++)
    {
      saving_write (self->path, versions[i]);
      acies_backup_keep (self->file);
    }
  for (guint i = 0; i < ACIES_N_BACKUPS; i++)
    {
      g_autofree char *path = acies_backup_dup_path (self->file, i + 1);

      saving_assert_holds (path, kept[i]);
    }
}

/* Saving the same again costs no older version; a link is the file it leads to. */
static void
backups_that_differ (Saving       *self,
                     gconstpointer unused)
{
  g_autofree char *link = g_build_filename (self->folder, "link", NULL);
  g_autoptr (GFile) by_link = g_file_new_for_path (link);
  g_autoptr (GPtrArray) kept = NULL;
  g_autoptr (GPtrArray) kept_by_link = NULL;
  GStatBuf before;
  GStatBuf after;

  g_assert_cmpint (symlink ("battle.acies", link), ==, 0);
  g_assert_cmpint (g_stat (self->path, &before), ==, 0);
  for (guint i = 0; i < 4; i++)
    acies_backup_keep (i % 2 == 0 ? self->file : by_link);
  kept = acies_backup_list (self->file);
  g_assert_cmpuint (kept->len, ==, 1);
  saving_assert_holds (g_ptr_array_index (kept, 0), "old words");
  g_assert_cmpint (g_stat (g_ptr_array_index (kept, 0), &after), ==, 0);
  g_assert_cmpint (after.st_mtime, ==, before.st_mtime);
  g_assert_cmpint (after.st_mode & 0777, ==, 0600);
  kept_by_link = acies_backup_list (by_link);
  g_assert_cmpuint (kept_by_link->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (kept_by_link, 0), ==, g_ptr_array_index (kept, 0));
}

/* Where a backup cannot be copied the older ones stay where they are. */
static void
backups_on_a_full_disk (Saving       *self,
                        gconstpointer unused)
{
  g_autofree char *large = g_strnfill (100000, 'x');
  g_autoptr (GPtrArray) kept = NULL;
  struct rlimit before;
  struct rlimit little;

  acies_backup_keep (self->file);
  saving_write (self->path, "two");
  acies_backup_keep (self->file);
  saving_write (self->path, large);
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  little = before;
  little.rlim_cur = 20000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &little), ==, 0);
  acies_backup_keep (self->file);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  kept = acies_backup_list (self->file);
  g_assert_cmpuint (kept->len, ==, 2);
  saving_assert_holds (g_ptr_array_index (kept, 0), "two");
  saving_assert_holds (g_ptr_array_index (kept, 1), "old words");
}

static void
assert_no_backup (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *backup = acies_backup_dup_path (file, 1);

  acies_backup_keep (file);
  g_assert_false (g_file_test (backup, G_FILE_TEST_EXISTS));
}

static void
no_backups (Saving       *self,
            gconstpointer unused)
{
  g_autofree char *to_device = g_build_filename (self->folder, "to-device", NULL);
  g_autofree char *pipe = g_build_filename (self->folder, "pipe", NULL);
  g_autofree char *missing = g_build_filename (self->folder, "missing", NULL);

  g_assert_cmpint (symlink ("/dev/null", to_device), ==, 0);
  assert_no_backup (to_device);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_no_backup (pipe);
  assert_no_backup (self->folder);
  assert_no_backup (missing);
  g_assert_cmpint (truncate (self->path, ACIES_MAX_BACKUP_BYTES + 1), ==, 0);
  assert_no_backup (self->path);
}

int
main (int   argc,
      char *argv[])
{
  static const SavingCase cases[] = {
    { "/formats/save/full-disk", full_disk },
    { "/formats/save/full-disk-of-a-stream", full_disk, "stream" },
    { "/formats/save/full-disk/little", full_little_disk },
    { "/formats/save/read-only/file", read_only },
    { "/formats/save/read-only/folder", read_only, "folder" },
    { "/formats/save/read-only/folder-of-a-link", through_a_link_in_a_read_only_folder },
    { "/formats/save/keeps-the-owner", keeps_the_owner },
    { "/formats/save/name-too-long", names_that_are_too_long },
    { "/formats/save/of-a-portal", file_of_a_portal },
    { "/formats/save/backups", backups },
    { "/formats/save/backups/that-differ", backups_that_differ },
    { "/formats/save/backups/on-a-full-disk", backups_on_a_full_disk },
    { "/formats/save/backups/of-documents-only", no_backups },
  };

  return saving_run (cases, G_N_ELEMENTS (cases), argc, argv);
}
