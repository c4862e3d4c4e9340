/* set-locale.c - lets a test program run in the locale of the environment, as the programs do
 *
 * Loaded before the test program (LD_PRELOAD), see in-locale.py.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>

__attribute__ ((constructor)) static void
load (void)
{
  setlocale (LC_ALL, "");
}
