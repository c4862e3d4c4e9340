/* broken-disk.c - loaded into a program under test: a disk that is full, or that may only be read
 *
 * ACIES_BROKEN_DISK names a file, read at each call, so that a test may break the disk and mend it while the program
 * runs. A line of it is a fault and a folder:
 *
 *   full /home/me        nothing more can be written below it
 *   read-only /home/me   nothing below it can be made, opened to write, renamed or removed
 *   halted /home/me      what is written below it waits until the line is gone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) (__extension__(__typeof__ (name) *) dlsym (RTLD_NEXT, #name))

#define MOST_BYTES 4096
#define GLANCE_US 10000 /* between two looks at a disk that is halted */

/* Not by open() and read(), which are ours. */
static bool
read_faults (char *text)
{
  const char *place = getenv ("ACIES_BROKEN_DISK");
  long        fd = place != NULL ? syscall (SYS_openat, AT_FDCWD, place, O_RDONLY | O_CLOEXEC) : -1;
  long        length;

  if (fd < 0)
    return false;
  length = syscall (SYS_read, fd, text, MOST_BYTES - 1);
  syscall (SYS_close, fd);
  text[length > 0 ? length : 0] = '\0';
  return length > 0;
}

static bool
is_below (const char *path,
          const char *folder)
{
  size_t n = strlen (folder);

  return strncmp (path, folder, n) == 0 && (path[n] == '/' || path[n] == '\0');
}

static bool
is_broken (const char *fault,
           const char *path)
{
  char  text[MOST_BYTES];
  char *rest = NULL;

  if (!read_faults (text))
    return false;
  for (char *line = strtok_r (text, "\n", &rest); line != NULL; line = strtok_r (NULL, "\n", &rest))
    {
      size_t      n = strlen (fault);
      const char *folder = line + n + 1;

      if (strncmp (line, fault, n) == 0 && line[n] == ' ' && is_below (path, folder))
        return true;
    }
  return false;
}

/* What is no file, such as the connection to the display, is on no disk. */
static bool
is_full (int fd)
{
  char        link[64];
  char        path[PATH_MAX];
  struct stat info;
  ssize_t     length;
  int         before = errno;
  bool        full = false;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = fstat (fd, &info) == 0 && S_ISREG (info.st_mode) ? readlink (link, path, sizeof path - 1) : -1;
  if (length > 0)
    {
      path[length] = '\0';
      while (is_broken ("halted", path))
        usleep (GLANCE_US);
      full = is_broken ("full", path);
    }
  errno = full ? ENOSPC : before;
  return full;
}

static bool
is_read_only (const char *path)
{
  int  before = errno;
  bool only = is_broken ("read-only", path);

  errno = only ? EROFS : before;
  return only;
}

/* --- full ----------------------------------------------------------------------------------- */

ssize_t
write (int         fd,
       const void *bytes,
       size_t      n)
{
  return is_full (fd) ? -1 : REAL (write) (fd, bytes, n);
}

ssize_t
writev (int                 fd,
        const struct iovec *parts,
        int                 n)
{
  return is_full (fd) ? -1 : REAL (writev) (fd, parts, n);
}

ssize_t
pwrite (int         fd,
        const void *bytes,
        size_t      n,
        off_t       at)
{
  return is_full (fd) ? -1 : REAL (pwrite) (fd, bytes, n, at);
}

ssize_t
pwrite64 (int         fd,
          const void *bytes,
          size_t      n,
          off64_t     at)
{
  return is_full (fd) ? -1 : REAL (pwrite64) (fd, bytes, n, at);
}

int
fallocate64 (int     fd,
             int     mode,
             off64_t at,
             off64_t n)
{
  return is_full (fd) ? -1 : REAL (fallocate64) (fd, mode, at, n);
}

/* --- read-only ------------------------------------------------------------------------------ */

static bool
may_open (const char *path,
          int         flags)
{
  bool writes = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT) != 0;

  return !writes || !is_read_only (path);
}

/* The mode is given to those only that make a file. */
#define DEFINE_OPEN(name)                                                 \
  int name (const char *path, int flags, ...)                             \
  {                                                                       \
    va_list rest;                                                         \
    mode_t  mode;                                                         \
                                                                          \
    va_start (rest, flags);                                               \
    mode = (flags & O_CREAT) != 0 ? (mode_t) va_arg (rest, int) : 0;      \
    va_end (rest);                                                        \
    return may_open (path, flags) ? REAL (name) (path, flags, mode) : -1; \
  }

DEFINE_OPEN (open)
DEFINE_OPEN (open64)

int
mkdir (const char *path,
       mode_t      mode)
{
  return is_read_only (path) ? -1 : REAL (mkdir) (path, mode);
}

int
rename (const char *from,
        const char *to)
{
  return is_read_only (from) || is_read_only (to) ? -1 : REAL (rename) (from, to);
}

int
unlink (const char *path)
{
  return is_read_only (path) ? -1 : REAL (unlink) (path);
}

int
access (const char *path,
        int         mode)
{
  return (mode & W_OK) != 0 && is_read_only (path) ? -1 : REAL (access) (path, mode);
}
