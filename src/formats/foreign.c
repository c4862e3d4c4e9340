/* foreign.c - files of other programs: what they are, and what to do with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/save.h"

#include "formats/files/file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const char *data;
  gsize       length;
  const char *name;    /* in small letters */
  char        first;   /* the first character that is not white space */
  const char *root;    /* the root element of an XML file, in lower case and without a prefix; otherwise "" */
  const char *doctype; /* the element name in the document type, in lower case; otherwise "" */
} Look;

/* --- signs ---------------------------------------------------------------------------------- */

typedef enum
{
  MAGIC_ZIP,
  MAGIC_ARCHIVE,
  MAGIC_PICTURE,
  MAGIC_PDF,
} MagicKind;

/* clang-format off */
#define MAGIC(kind, at, bytes) { kind, at, bytes, sizeof bytes - 1 }

static const struct
{
  MagicKind   kind;
  gsize       at;
  const char *bytes;
  gsize       n;
} magics[] = {
  MAGIC (MAGIC_ZIP, 0, "PK\x03\x04"), MAGIC (MAGIC_ZIP, 0, "PK\x05\x06"),
  MAGIC (MAGIC_ARCHIVE, 0, "\x1f\x8b"), MAGIC (MAGIC_ARCHIVE, 0, "\xfd" "7zXZ"), MAGIC (MAGIC_ARCHIVE, 0, "7z\xbc\xaf\x27\x1c"),
  MAGIC (MAGIC_ARCHIVE, 0, "BZh"), MAGIC (MAGIC_ARCHIVE, 0, "Rar!"), MAGIC (MAGIC_ARCHIVE, 0, "\x28\xb5\x2f\xfd"), MAGIC (MAGIC_ARCHIVE, 257, "ustar"),
  MAGIC (MAGIC_PICTURE, 0, "\x89PNG"), MAGIC (MAGIC_PICTURE, 0, "\xff\xd8\xff"), MAGIC (MAGIC_PICTURE, 0, "GIF87a"), MAGIC (MAGIC_PICTURE, 0, "GIF89a"),
  MAGIC (MAGIC_PICTURE, 8, "WEBP"), MAGIC (MAGIC_PICTURE, 0, "II*\0"), MAGIC (MAGIC_PICTURE, 0, "MM\0*"), MAGIC (MAGIC_PICTURE, 0, "\0\0\1\0"),
  MAGIC (MAGIC_PICTURE, 0, "8BPS"), MAGIC (MAGIC_PICTURE, 0, "gimp xcf"), MAGIC (MAGIC_PICTURE, 4, "ftypavif"), MAGIC (MAGIC_PICTURE, 4, "ftypheic"),
  MAGIC (MAGIC_PICTURE, 4, "ftypmif1"), MAGIC (MAGIC_PICTURE, 4, "jxl "),
  MAGIC (MAGIC_PDF, 0, "%PDF-"),
};
/* clang-format on */

static gboolean
has_magic (const Look *look,
           MagicKind   kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (magics); i++)
    if (magics[i].kind == kind && look->length >= magics[i].at + magics[i].n && memcmp (look->data + magics[i].at, magics[i].bytes, magics[i].n) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
holds (const Look *look,
       const char *words)
{
  gsize       n = strlen (words);
  const char *end = look->data + look->length;

  for (const char *at = look->data; (gsize) (end - at) >= n; at++)
    {
      at = memchr (at, *words, (gsize) (end - at) - n + 1);
      if (at == NULL)
        return FALSE;
      if (memcmp (at, words, n) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
holds_null (const Look *look)
{
  return look->length > 0 && memchr (look->data, '\0', look->length) != NULL;
}

static gboolean
has_ending (const Look *look,
            const char *endings)
{
  g_auto (GStrv) list = g_strsplit (endings, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    if (*list[i] != '\0' && g_str_has_suffix (look->name, list[i]))
      return TRUE;

  return FALSE;
}

static gboolean
begins_like (const Look *look,
             const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_RAW | G_REGEX_MULTILINE, 0, NULL);

  return g_regex_match_full (regex, look->data, (gssize) MIN (look->length, 4096), 0, 0, NULL, NULL);
}

/* --- kinds ---------------------------------------------------------------------------------- */

/* Recognises terrain codes separated by commas, such as "Gg^Vh, 1 Ke, Ww, ", and the tags and keys of the game. */
static gboolean
is_wesnoth (const Look *look)
{
  return begins_like (look, "\\A(\xEF\xBB\xBF)?\\s*(border_size|usage)=") ||
         begins_like (look, "\\A(\xEF\xBB\xBF)?\\s*((\\d+ +)?[A-Z_][A-Za-z_/|\\\\]{0,3}(\\^[A-Z_][A-Za-z_/|\\\\]{0,3})?[ \\t]*,[ \\t]*){8}") ||
         begins_like (look, "^[ \\t]*\\[(scenario|multiplayer|campaign|textdomain|unit_type)\\]") || holds (look, "map_data=");
}

/* Returns: (nullable): the kind of file, judged by its content. The names in a ZIP are not compressed, and show more
 * than that it is a ZIP. */
static const char *
kind_of_content (const Look *look)
{
  gboolean is_json = look->first == '{';
  gboolean is_zip = has_magic (look, MAGIC_ZIP);
  gboolean is_text = look->first != '<' && !is_json && look->length > 0 && !holds_null (look); /* neither XML nor JSON */

  if (is_json && holds (look, "\"hexagons\"") && holds (look, "\"game_info\""))
    return "memoir-44";
  if (is_json && holds (look, "\"layers\"") && holds (look, "\"tilewidth\""))
    return "tiled-json";
  if (g_str_equal (look->root, "map") && g_str_equal (look->doctype, "map"))
    return "tiled-old";
  if (g_str_equal (look->root, "tileset") || (is_json && holds (look, "\"tilecount\"") && holds (look, "\"tilewidth\"")))
    return "tiled-tileset";
  if (g_str_has_prefix (look->root, "vassal.") ||
      (is_zip && (holds (look, "moduledata") || holds (look, "savedata") || has_ending (look, ".vmod .vmdx .vsav .vlog"))))
    return "vassal";
  if (is_text && is_wesnoth (look))
    return "wesnoth";
  if (is_text ? holds (look, "terrain_db") || (holds (look, "nation_db") && holds (look, "unit_db"))
              : look->first != '<' && has_ending (look, ".map .scn") && holds_null (look))
    return "panzer-general";
  if (has_magic (look, MAGIC_PICTURE) || g_str_equal (look->root, "svg") ||
      (look->length >= 10 && memcmp (look->data, "BM", 2) == 0 && memcmp (look->data + 6, "\0\0\0\0", 4) == 0))
    return "picture";
  if (has_magic (look, MAGIC_PDF))
    return "pdf";
  if (is_zip && (holds (look, "[Content_Types].xml") || holds (look, "mimetypeapplication/vnd.oasis")))
    return "office";
  if (is_zip || has_magic (look, MAGIC_ARCHIVE))
    return "archive";

  return g_str_equal (look->root, "html") || g_str_equal (look->doctype, "html") ? "web-page" : NULL;
}

static const AciesForeign kinds[] = {
  { "memoir-44", ".m44 ",
    N_ ("this is a Memoir ’44 scenario, which cannot be read; please draw its board in a new scenario") },
  { "tiled-json", ".tmj ",
    N_ ("this is a Tiled map in JSON format; please open it in Tiled and save it again as .tmx") },
  { "tiled-old", "",
    N_ ("this map was saved by an old version of Tiled; please open it in Tiled and save it again as .tmx") },
  { "tiled-tileset", ".tsx .tsj ",
    N_ ("this is a Tiled tileset without a map; please open the map (.tmx) that uses it") },
  { "tiled-other", ".tx .world .tiled-project .tiled-session ",
    N_ ("this is a Tiled file without a map; please open one of its maps (.tmx)") },
  { "vassal", ".vmod .vmdx .vsav .vlog ",
    N_ ("this is a VASSAL module or saved game, which cannot be read; please draw its board in a new scenario") },
  { "wesnoth", "",
    N_ ("this is a Battle for Wesnoth map or scenario, which cannot be read; please draw its board in a new scenario, or in Tiled (.tmx)") },
  { "panzer-general", ".set .stm .pgscn .pgcam .lgdscn .lgdmap .lgdcam ",
    N_ ("this is a Panzer General map or scenario, which cannot be read; please draw its board in a new scenario, or in Tiled (.tmx)") },
  { "picture", ".png .jpg .jpeg .gif .webp .bmp .tif .tiff .ico .psd .xcf .avif .heic .svg .svgz ",
    N_ ("this is a picture, which cannot be read as a battle; please open the scenario that it shows, or draw its board in a new one") },
  { "pdf", ".pdf ",
    N_ ("this is a PDF, which cannot be read as a battle; please open the scenario or game that it was made from") },
  { "office", ".odt .ods .odp .doc .docx .xls .xlsx .ppt .pptx ",
    N_ ("this is an office document; please open a scenario or a game") },
  { "archive", ".zip .gz .tgz .7z .xz .bz2 .rar .tar .zst ",
    N_ ("this is an archive; please unpack it and open the file inside") },
  { "web-page", ".html .htm ",
    N_ ("this is a web page; please download the file itself and open that") },
};

const AciesForeign *
acies_foreign_kinds (guint *n_kinds)
{
  *n_kinds = G_N_ELEMENTS (kinds);

  return kinds;
}

/* --- looking -------------------------------------------------------------------------------- */

/* Returns: the word at @at in lower case, without a namespace prefix */
static char *
dup_word (const char *at)
{
  gsize       n = strcspn (at, " \t\r\n<>/[");
  const char *colon = memchr (at, ':', n);

  if (colon != NULL)
    {
      n -= (gsize) (colon + 1 - at);
      at = colon + 1;
    }

  return g_ascii_strdown (at, (gssize) n);
}

/* Returns: the position after @end, or the end of the text */
static const char *
skip_to (const char *at,
         const char *end)
{
  const char *found = strstr (at, end);

  return found != NULL ? found + strlen (end) : at + strlen (at);
}

const AciesForeign *
acies_foreign_find (GBytes     *bytes,
                    const char *name)
{
  g_autofree char    *small = g_ascii_strdown (name, -1);
  Look                look = { .name = small, .first = acies_file_first_character (bytes) };
  g_autofree char    *root = NULL;
  g_autofree char    *doctype = NULL;
  g_autofree char    *text = NULL;
  const char         *at = NULL;
  const char         *kind;
  const AciesForeign *found = NULL;
  gboolean            is_ours; /* Acies has a reader for it, whatever its name is */

  look.data = g_bytes_get_data (bytes, &look.length);
  if (look.first == '<')
    at = strchr (text = g_strndup (look.data, look.length), '<');
  /* Find the root element, even if the XML is not well-formed. */
  while (at != NULL && (at[1] == '?' || at[1] == '!'))
    {
      const char *word = at + strlen ("<!DOCTYPE");

      if (at[1] == '?')
        at = skip_to (at, "?>");
      else if (g_str_has_prefix (at, "<!--"))
        at = skip_to (at, "-->");
      else if (g_ascii_strncasecmp (at, "<!DOCTYPE", strlen ("<!DOCTYPE")) == 0)
        {
          const char *inside = at + strcspn (at, "[>"); /* a document type can contain declarations in brackets */

          g_free (doctype);
          doctype = dup_word (word + strspn (word, " \t\r\n"));
          at = skip_to (inside, *inside == '[' ? "]" : ">");
        }
      else
        break;
      at = strchr (at, '<');
    }
  look.root = root = at != NULL ? dup_word (at + 1) : g_strdup ("");
  look.doctype = doctype != NULL ? doctype : "";
  is_ours = g_str_equal (look.root, "scenario") || g_str_equal (look.root, "game") || g_str_equal (look.root, "map");
  kind = kind_of_content (&look);
  for (guint i = 0; found == NULL && i < G_N_ELEMENTS (kinds); i++)
    if (kind != NULL ? g_str_equal (kinds[i].kind, kind) : look.length > 0 && !is_ours && has_ending (&look, kinds[i].endings))
      found = &kinds[i];

  return found;
}
