/* process.c - what a program does first, so that what it writes goes where it should
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/process.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <unistd.h>

/* If a standard stream is closed at the start, the next opened file would get its number, and output would go into
 * that file. So open it in the wrong direction, which gives errors, as it should. */
static void
keep_streams_apart (void)
{
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    {
      if (fcntl (fd, F_GETFD) == -1 && errno == EBADF)
        g_open ("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY, 0);
    }
}

void
acies_process_guard_files (void)
{
  keep_streams_apart ();
  signal (SIGPIPE, SIG_IGN);
  signal (SIGXFSZ, SIG_IGN);
}

void
acies_process_set_language (void)
{
  const char *folder = g_getenv ("ACIES_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : ACIES_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
