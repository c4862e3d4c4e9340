/* box.c - the file in which the owner of boxed games corrects what their boxes contain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/box.h"

#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/xml/reader.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* The elements of the kinds, in the order of AciesBoxKind. */
static const char *const elements[ACIES_N_BOX_KINDS] = { "figures", "tiles", "cards", "rounds" };
#define ELEMENTS "figures tiles cards rounds"

/* More files of the same name than this are not kept. */
#define MOST_ASIDE 100

typedef struct
{
  char        *ruleset;
  AciesBoxKind kind;
  char        *of; /* (nullable): the id of a unit type or a terrain */
  guint        number;
} Correction;

struct _AciesBoxFile
{
  GPtrArray *corrections; /* of Correction, by ruleset */
};

static void
correction_free (Correction *self)
{
  g_free (self->ruleset);
  g_free (self->of);
  g_free (self);
}

static AciesBoxFile *
new_empty (void)
{
  AciesBoxFile *self = g_new0 (AciesBoxFile, 1);

  self->corrections = g_ptr_array_new_with_free_func ((GDestroyNotify) correction_free);

  return self;
}

void
acies_box_file_free (AciesBoxFile *self)
{
  g_ptr_array_unref (self->corrections);
  g_free (self);
}

char *
acies_box_file_dup_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "acies", "box.xml", NULL);
}

/* --- corrections ----------------------------------------------------------------------------- */

/* (nullable) */
static const char *
id_of (const AciesRuleset  *ruleset,
       const AciesBoxThing *thing)
{
  return thing->kind == ACIES_BOX_FIGURES ? ruleset->unit_types[thing->id].id : thing->kind == ACIES_BOX_TILES ? ruleset->terrains[thing->id].id
                                                                                                               : NULL;
}

/* Returns: the place of the correction of a thing, or the number of corrections */
static guint
find (const AciesBoxFile *self,
      const char         *ruleset,
      AciesBoxKind        kind,
      const char         *of)
{
  guint i = 0;

  for (; i < self->corrections->len; i++)
    {
      const Correction *one = g_ptr_array_index (self->corrections, i);

      if (one->kind == kind && g_str_equal (one->ruleset, ruleset) && g_strcmp0 (one->of, of) == 0)
        break;
    }

  return i;
}

GArray *
acies_box_file_get (const AciesBoxFile *self,
                    const AciesRuleset *ruleset)
{
  GArray *box = acies_box_new (ruleset);

  for (guint i = 0; i < box->len; i++)
    {
      AciesBoxThing *thing = &g_array_index (box, AciesBoxThing, i);
      guint          at = find (self, ruleset->id, thing->kind, id_of (ruleset, thing));

      if (at < self->corrections->len)
        thing->number = ((const Correction *) self->corrections->pdata[at])->number;
    }

  return box;
}

/* Corrections of one game stay together, in the order in which they were made. */
static void
add (AciesBoxFile *self,
     const char   *ruleset,
     AciesBoxKind  kind,
     const char   *of,
     guint         number)
{
  Correction *correction = g_new0 (Correction, 1);
  guint       at = self->corrections->len;

  correction->ruleset = g_strdup (ruleset);
  correction->kind = kind;
  correction->of = g_strdup (of);
  correction->number = number;
  for (guint i = 0; i < self->corrections->len; i++)
    if (g_str_equal (((const Correction *) self->corrections->pdata[i])->ruleset, ruleset))
      at = i + 1;
  g_ptr_array_insert (self->corrections, (int) at, correction);
}

void
acies_box_file_set (AciesBoxFile        *self,
                    const AciesRuleset  *ruleset,
                    const AciesBoxThing *thing)
{
  g_autoptr (GArray) box = acies_box_new (ruleset);
  const char *of = id_of (ruleset, thing);
  guint       at = find (self, ruleset->id, thing->kind, of);
  guint       usual = 0;

  for (guint i = 0; i < box->len; i++)
    {
      const AciesBoxThing *one = &g_array_index (box, AciesBoxThing, i);

      if (one->kind == thing->kind && one->id == thing->id)
        usual = one->number;
    }
  if (at < self->corrections->len)
    g_ptr_array_remove_index (self->corrections, at);
  if (thing->number != usual)
    add (self, ruleset->id, thing->kind, of, MIN (thing->number, ACIES_MAX_IN_BOX));
}

/* --- reading --------------------------------------------------------------------------------- */

static void
read_thing (AciesBoxFile       *self,
            const AciesReader  *reader,
            const AciesXmlNode *node,
            const char         *ruleset)
{
  AciesBoxKind kind = 0;
  const char  *of = NULL;
  int          number;

  while (!g_str_equal (node->name, elements[kind]))
    kind++;
  if (kind == ACIES_BOX_FIGURES || kind == ACIES_BOX_TILES)
    {
      acies_reader_check_leaf (reader, node, "of number");
      of = acies_reader_require (reader, node, "of");
      if (of == NULL)
        return;
    }
  else
    acies_reader_check_leaf (reader, node, "number");
  if (!acies_reader_number (reader, node, "number", 0, ACIES_MAX_IN_BOX, &number))
    return;
  if (find (self, ruleset, kind, of) < self->corrections->len)
    acies_reader_fault (reader, node, "bad-value", _ ("The number of one thing is given twice"));
  else
    add (self, ruleset, kind, of, (guint) number);
}

static void
read_boxes (AciesBoxFile       *self,
            const AciesReader  *reader,
            const AciesXmlNode *root)
{
  const AciesXmlNode *box = NULL;

  acies_reader_check_format (reader, root, ACIES_FORMAT_VERSION);
  acies_reader_check_attributes (reader, root, "format");
  while ((box = acies_reader_next (reader, root, box, "box")) != NULL)
    {
      const char         *ruleset = acies_reader_require (reader, box, "ruleset");
      const AciesXmlNode *child = NULL;

      acies_reader_check_attributes (reader, box, "ruleset");
      while (ruleset != NULL && (child = acies_reader_next (reader, box, child, ELEMENTS)) != NULL)
        read_thing (self, reader, child, ruleset);
    }
}

AciesBoxFile *
acies_box_file_read (GBytes     *bytes,
                     const char *name,
                     GError    **error)
{
  g_autoptr (AciesXmlNode) document = acies_xml_parse (bytes, name, error);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesBoxFile) self = NULL;
  AciesReader reader = { ACIES_BOX_NS, findings, NULL };

  if (document == NULL)
    return NULL;
  if (!acies_xml_is (acies_xml_root (document), ACIES_BOX_NS, "boxes"))
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT, "%s: %s", name, _ ("this is not a list of boxed games"));
      return NULL;
    }
  self = new_empty ();
  read_boxes (self, &reader, acies_xml_root (document));
  if (findings->list->len == 0)
    return g_steal_pointer (&self);
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID, "%s: %s", name, ((const AciesFinding *) findings->list->pdata[0])->message);
  return NULL;
}

/* Returns: (transfer full) (nullable): the new name of a file that is kept, or %NULL if it could not be renamed */
static char *
put_aside (const char *path)
{
  for (guint i = 1; i <= MOST_ASIDE; i++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.%u", path, i);

      if (!g_file_test (aside, G_FILE_TEST_EXISTS))
        return g_rename (path, aside) == 0 ? g_steal_pointer (&aside) : NULL;
    }

  return NULL;
}

AciesBoxFile *
acies_box_file_load (const char *path,
                     char      **problem)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *aside = NULL;
  AciesBoxFile    *self = NULL;

  if (problem != NULL)
    *problem = NULL;
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return new_empty ();
  bytes = acies_file_load_regular (file, name, ACIES_XML_MAX_BYTES, &error);
  if (bytes != NULL)
    self = acies_box_file_read (bytes, name, &error);
  if (self != NULL)
    return self;

  aside = put_aside (path);
  if (problem != NULL)
    *problem = aside != NULL
                   /* Translators: a file, and the name under which it is kept */
                   ? g_strdup_printf (_ ("Your corrections of boxed games in “%1$s” could not be read; the file is kept as “%2$s”"), name, aside)
                   : g_strdup_printf (_ ("Your corrections of boxed games in “%s” could not be read"), name);

  return new_empty ();
}

/* --- writing --------------------------------------------------------------------------------- */

char *
acies_box_file_write (const AciesBoxFile *self)
{
  GString    *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  const char *ruleset = NULL;

  acies_xml_append (out, "<boxes xmlns=\"%s\" format=\"%d\">\n", ACIES_BOX_NS, ACIES_FORMAT_VERSION);
  for (guint i = 0; i < self->corrections->len; i++)
    {
      const Correction *one = g_ptr_array_index (self->corrections, i);

      if (g_strcmp0 (ruleset, one->ruleset) != 0)
        {
          g_string_append (out, ruleset != NULL ? "  </box>\n" : "");
          acies_xml_append (out, "  <box ruleset=\"%s\">\n", one->ruleset);
          ruleset = one->ruleset;
        }
      g_string_append_printf (out, "    <%s", elements[one->kind]);
      if (one->of != NULL)
        acies_xml_append (out, " of=\"%s\"", one->of);
      g_string_append_printf (out, " number=\"%u\"/>\n", one->number);
    }
  g_string_append (out, ruleset != NULL ? "  </box>\n" : "");
  g_string_append (out, "</boxes>\n");

  return g_string_free (out, FALSE);
}

gboolean
acies_box_file_save (const AciesBoxFile *self,
                     const char         *path,
                     GError            **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *folder = g_path_get_dirname (path);
  char            *text = acies_box_file_write (self);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s", folder, g_strerror (errno));
      return FALSE;
    }

  return acies_file_save (file, bytes, NULL, error);
}
