/* fuzz-box.c - what the owners of boxed games say that they have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/box.h"
#include "fuzz/fuzz.h"

#include <string.h>

static AciesBoxFile *
read_box (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  AciesBoxFile *file = acies_box_file_read (bytes, "box.xml", &error);

  fuzz_check_error (file, error);

  return file;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (AciesBoxFile) file = read_box (bytes);
  g_autoptr (AciesBoxFile) again = NULL;
  g_autofree char *text = file != NULL ? acies_box_file_write (file) : NULL;
  g_autofree char *text_again = NULL;
  g_autoptr (GBytes) written = NULL;

  if (file == NULL)
    return 0;
  written = g_bytes_new (text, strlen (text));
  again = read_box (written);
  if (again == NULL)
    fuzz_wrong ("what was written cannot be read");
  text_again = acies_box_file_write (again);
  if (g_strcmp0 (text, text_again) != 0)
    fuzz_wrong ("what was written and read writes other bytes");

  return 0;
}
