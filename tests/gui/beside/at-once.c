/* at-once.c - answers many questions of assistive technology in one message
 *
 * A look at a window asks for thousands of small things. On the bus each is two messages, which take the bus, the
 * program's thread for the bus and the test ten times as long as GTK takes for the answer. Loaded before the program
 * (LD_PRELOAD), this remembers what GTK puts on that bus, and asks it there for all that one message of the test names.
 * The answers are GTK's own, to the letter. What GTK tells by itself goes nowhere, as nobody here listens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <dlfcn.h>
#include <gio/gio.h>
#include <string.h>

#define PLACE "/acies/at_once" /* also in bus.py */
#define PROPERTIES "org.freedesktop.DBus.Properties"

static const char description[] =
    "<node><interface name='acies.AtOnce'><method name='Ask'><arg direction='in' type='a(sssv)'/>"
    "<arg direction='out' type='av'/></method></interface></node>";

typedef struct
{
  guint                       id;
  GDBusConnection            *connection;
  const GDBusInterfaceInfo   *info;
  const GDBusInterfaceVTable *vtable;
  gpointer                    data;
  char                       *key; /* its place and interface */
} Part;                            /* an object by one of its interfaces */

static GHashTable *parts; /* of Part, by key */
static GHashTable *by_id; /* the same */

/* Whoever is asked by us answers this, which is on no bus. */
static GDBusMethodInvocation *own;
static GVariant              *answered;
static const GDBusMethodInfo *asked;

static char *
key_of (const char *place,
        const char *interface)
{
  return g_strconcat (place, " ", interface, NULL);
}

static Part *
find (const char *place,
      const char *interface)
{
  g_autofree char *key = key_of (place, interface);

  return g_hash_table_lookup (parts, key);
}

static GVariant *
get (const char *place,
     GVariant   *words)
{
  const char *interface, *name;
  GVariant   *value;
  Part       *part;

  g_variant_get (words, "(&s&s)", &interface, &name);
  part = find (place, interface);
  if (part == NULL || part->vtable->get_property == NULL ||
      g_dbus_interface_info_lookup_property ((GDBusInterfaceInfo *) part->info, name) == NULL)
    return NULL;
  value = part->vtable->get_property (part->connection, NULL, place, interface, name, NULL, part->data);
  return value != NULL ? g_variant_new ("(v)", value) : NULL;
}

static GVariant *
call (const char *place,
      const char *interface,
      const char *method,
      GVariant   *words)
{
  Part *part = find (place, interface);

  answered = NULL;
  asked = part != NULL ? g_dbus_interface_info_lookup_method ((GDBusInterfaceInfo *) part->info, method) : NULL;
  if (asked != NULL && part->vtable->method_call != NULL)
    part->vtable->method_call (part->connection, NULL, place, interface, method, words, own, part->data);
  return answered;
}

/* Each answer as a tuple; what has none is false. */
static void
ask_cb (GDBusConnection       *connection,
        const char            *sender,
        const char            *object_path,
        const char            *interface_name,
        const char            *method_name,
        GVariant              *parameters,
        GDBusMethodInvocation *invocation,
        gpointer               unused)
{
  g_autoptr (GVariantIter) questions = NULL;
  const char     *place, *interface, *method;
  GVariant       *words;
  GVariantBuilder answers;

  g_variant_builder_init (&answers, G_VARIANT_TYPE ("av"));
  g_variant_get (parameters, "(a(sssv))", &questions);
  while (g_variant_iter_loop (questions, "(&s&s&sv)", &place, &interface, &method, &words))
    {
      g_autoptr (GVariant) tuple = g_variant_is_of_type (words, G_VARIANT_TYPE_TUPLE) ? g_variant_ref (words) : g_variant_ref_sink (g_variant_new ("()"));
      g_autoptr (GVariant) answer = NULL;
      GVariant *found = g_str_equal (interface, PROPERTIES) ? get (place, tuple) : call (place, interface, method, tuple);

      answer = g_variant_take_ref (found != NULL ? found : g_variant_new_boolean (FALSE));
      g_variant_builder_add (&answers, "v", answer);
    }
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(av)", &answers));
}

/* --- between GTK and the bus ---------------------------------------------------------------- */

#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

static const GDBusInterfaceVTable own_vtable = { .method_call = ask_cb };

static void
begin (GDBusConnection *connection)
{
  GDBusNodeInfo *node = g_dbus_node_info_new_for_xml (description, NULL);

  parts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  by_id = g_hash_table_new (NULL, NULL);
  own = g_object_new (G_TYPE_DBUS_METHOD_INVOCATION, NULL);
  REAL (g_dbus_connection_register_object)
  (connection, PLACE, node->interfaces[0], &own_vtable, NULL, NULL, NULL);
}

guint
g_dbus_connection_register_object (GDBusConnection            *connection,
                                   const char                 *object_path,
                                   GDBusInterfaceInfo         *interface_info,
                                   const GDBusInterfaceVTable *vtable,
                                   gpointer                    user_data,
                                   GDestroyNotify              user_data_free_func,
                                   GError                    **error)
{
  guint id = REAL (g_dbus_connection_register_object) (connection, object_path, interface_info, vtable, user_data, user_data_free_func, error);
  Part *part;

  if (id == 0 || !g_str_has_prefix (interface_info->name, "org.a11y.atspi."))
    return id;
  if (parts == NULL)
    begin (connection);
  part = g_new (Part, 1);
  *part = (Part) { id, connection, interface_info, vtable, user_data, key_of (object_path, interface_info->name) };
  g_hash_table_replace (parts, g_strdup (part->key), part);
  g_hash_table_insert (by_id, GUINT_TO_POINTER (id), part);
  return id;
}

gboolean
g_dbus_connection_unregister_object (GDBusConnection *connection,
                                     guint            registration_id)
{
  Part *part = by_id != NULL ? g_hash_table_lookup (by_id, GUINT_TO_POINTER (registration_id)) : NULL;

  if (part != NULL && part->connection == connection)
    {
      if (g_hash_table_lookup (parts, part->key) == part) /* no other one has taken its place */
        g_hash_table_remove (parts, part->key);
      g_hash_table_remove (by_id, GUINT_TO_POINTER (registration_id));
      g_free (part->key);
      g_free (part);
    }
  return REAL (g_dbus_connection_unregister_object) (connection, registration_id);
}

gboolean
g_dbus_connection_emit_signal (GDBusConnection *connection,
                               const char      *destination_bus_name,
                               const char      *object_path,
                               const char      *interface_name,
                               const char      *signal_name,
                               GVariant        *parameters,
                               GError         **error)
{
  if (!g_str_has_prefix (interface_name, "org.a11y.atspi.Event."))
    return REAL (g_dbus_connection_emit_signal) (connection, destination_bus_name, object_path, interface_name, signal_name, parameters, error);
  if (parameters != NULL)
    g_variant_unref (g_variant_ref_sink (parameters));
  return TRUE;
}

const GDBusMethodInfo *
g_dbus_method_invocation_get_method_info (GDBusMethodInvocation *invocation)
{
  return own != NULL && invocation == own ? asked : REAL (g_dbus_method_invocation_get_method_info) (invocation);
}

void
g_dbus_method_invocation_return_value (GDBusMethodInvocation *invocation,
                                       GVariant              *parameters)
{
  if (own != NULL && invocation == own)
    answered = g_variant_take_ref (parameters != NULL ? parameters : g_variant_new ("()"));
  else
    REAL (g_dbus_method_invocation_return_value)
  (invocation, parameters);
}

void
g_dbus_method_invocation_return_error_literal (GDBusMethodInvocation *invocation,
                                               GQuark                 domain,
                                               int                    code,
                                               const char            *message)
{
  if (own == NULL || invocation != own)
    REAL (g_dbus_method_invocation_return_error_literal)
  (invocation, domain, code, message);
}

void
g_dbus_method_invocation_return_error (GDBusMethodInvocation *invocation,
                                       GQuark                 domain,
                                       int                    code,
                                       const char            *format,
                                       ...)
{
  va_list words;

  va_start (words, format);
  if (own == NULL || invocation != own)
    g_dbus_method_invocation_return_error_valist (invocation, domain, code, format, words);
  va_end (words);
}
