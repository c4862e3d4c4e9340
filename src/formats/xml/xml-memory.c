/* xml-memory.c - the memory of a document: taken piece by piece, given back at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/xml/xml-memory.h"

#include <stddef.h>
#include <string.h>

#define BLOCK (32 * 1024 - 64) /* leaves room for what malloc() keeps of it */
#define ALIGNMENT _Alignof(max_align_t)

typedef struct _Block Block;
struct _Block
{
  Block *before;
  _Alignas(max_align_t) char bytes[];
};

struct _AciesXmlMemory
{
  Block *block; /* the last one */
  char  *next;  /* in it: where the next piece begins, */
  gsize  left;  /* and how much is left from there */
};

AciesXmlMemory *
acies_xml_memory_new (void)
{
  return g_new0 (AciesXmlMemory, 1);
}

void
acies_xml_memory_free (AciesXmlMemory *self)
{
  while (self->block != NULL)
    {
      Block *before = self->block->before;

      g_free (self->block);
      self->block = before;
    }
  g_free (self);
}

static void
add_block (AciesXmlMemory *self,
           gsize           size)
{
  gsize  room = MAX (size, BLOCK - sizeof (Block));
  Block *block = g_malloc (sizeof (Block) + room);

  block->before = self->block;
  self->block = block;
  self->next = block->bytes;
  self->left = room;
}

/* What @size leaves of the last piece's alignment is lost at the next one that needs it. */
static char *
cut (AciesXmlMemory *self,
     gsize           size,
     gsize           alignment)
{
  gsize padding = -(guintptr) self->next % alignment;
  char *piece;

  if (self->left < padding || self->left - padding < size)
    {
      add_block (self, size);
      padding = 0;
    }
  piece = self->next + padding;
  self->next = piece + size;
  self->left -= padding + size;

  return piece;
}

gpointer
acies_xml_memory_take (AciesXmlMemory *self,
                       gsize           size)
{
  return memset (cut (self, size, ALIGNMENT), 0, size);
}

char *
acies_xml_memory_dup (AciesXmlMemory *self,
                      const char     *text,
                      gsize           length)
{
  char *copy = cut (self, length + 1, 1);

  memcpy (copy, text, length);
  copy[length] = '\0';

  return copy;
}
