/* dice-input.c - entering the faces of real dice by buttons and keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/dice-input.h"

#include "widgets/controls.h"
#include "widgets/sketch.h"

#include <glib/gi18n-lib.h>

#define SIZE 30
#define DICE_IN_ROW 8

struct _AciesDiceInput
{
  GtkBox parent_instance;

  const AciesTheme   *theme; /* (nullable) */
  AciesDiceEntry      entry;
  const AciesDieType *shown; /* (nullable): the type whose faces are shown as buttons */

  GtkGrid *dice;  /* a button for each die, as entered so far */
  GtkGrid *faces; /* a button for each face of the next die */
};

G_DEFINE_FINAL_TYPE (AciesDiceInput, acies_dice_input, GTK_TYPE_BOX)

/* The die that a button shows. */
typedef struct
{
  const AciesTheme *theme; /* (nullable) */
  AciesRuleset     *ruleset;
  AciesId           type;
  const AciesFace  *face; /* (nullable) */
} Die;

static void
free_die (gpointer data)
{
  Die *die = data;

  acies_ruleset_unref (die->ruleset);
  g_free (die);
}

static void
draw_die (GtkDrawingArea *area,
          cairo_t        *cr,
          int             width,
          int             height,
          gpointer        data)
{
  const Die *die = data;

  acies_sketch_die (cr, GTK_WIDGET (area), die->theme, die->ruleset, die->type, die->face,
                    ACIES_SKETCH_PLAIN, (width - SIZE) / 2.0, (height - SIZE) / 2.0, SIZE);
}

static void
show_die (AciesDiceInput  *self,
          GtkWidget       *button,
          AciesId          type,
          const AciesFace *face)
{
  GtkWidget *area = gtk_button_get_child (GTK_BUTTON (button));
  Die       *die = g_new (Die, 1);

  *die = (Die) { self->theme, acies_ruleset_ref ((AciesRuleset *) self->entry.ruleset), type, face };
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_die, die, free_die);
}

static GtkWidget *
new_button (void)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "content-width", SIZE, "content-height", SIZE,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", area, "focus-on-click", FALSE, NULL);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "die");

  return button;
}

static GtkWidget *
nth (GtkGrid *grid,
     guint    i)
{
  return gtk_grid_get_child_at (grid, (int) i % DICE_IN_ROW, (int) i / DICE_IN_ROW);
}

static void
clear (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

/* Includes the type of the die if there are several types. */
static char *
dup_face_name (const AciesRuleset *ruleset,
               const AciesDieType *type,
               const AciesFace    *face)
{
  const char *shown = acies_face_to_string (face, ruleset);

  if (ruleset->n_die_types == 1)
    return g_strdup_printf (_ ("The next die shows %s"), shown);
  /* Translators: the kind of die and its face, such as "Yellow" and "Skull" */
  return g_strdup_printf (_ ("The next die (%1$s) shows %2$s"), type->name, shown);
}

/* @face: (nullable): the face of the die; %NULL if it is not set */
static char *
dup_die_name (const AciesDiceEntry *entry,
              guint                 die,
              const AciesFace      *face)
{
  const AciesRuleset *ruleset = entry->ruleset;
  const char         *kind = ruleset->die_types[entry->types[die]].name;

  if (ruleset->n_die_types == 1)
    /* Translators: the place of a die in the roll, how many there are, and a face */
    return face != NULL ? g_strdup_printf (_ ("Die %1$u of %2$u shows %3$s"), die + 1, entry->n, acies_face_to_string (face, ruleset))
                        /* Translators: the place of a die in the roll, and how many there are */
                        : g_strdup_printf (_ ("Die %1$u of %2$u is not set"), die + 1, entry->n);
  /* Translators: the words in parentheses are the kind of die, such as "Yellow" */
  return face != NULL ? g_strdup_printf (_ ("Die %1$u of %2$u (%3$s) shows %4$s"), die + 1, entry->n, kind, acies_face_to_string (face, ruleset))
                      /* Translators: the place of a die in the roll, how many there are, and the kind of die, such as "Yellow" */
                      : g_strdup_printf (_ ("Die %1$u of %2$u (%3$s) is not set"), die + 1, entry->n, kind);
}

static void
add_face (AciesDiceInput *self,
          guint           face,
          int             place)
{
  const AciesFace *shown = &self->shown->faces[face - 1];
  GtkWidget       *button = new_button ();
  g_autofree char *name = dup_face_name (self->entry.ruleset, self->shown, shown);

  show_die (self, button, (AciesId) (self->shown - self->entry.ruleset->die_types), shown);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "dice.put");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (gint32) face);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_grid_attach (self->faces, button, place % DICE_IN_ROW, place / DICE_IN_ROW, 1, 1);
}

/* Shows the faces of the next die. If all dice are set, the last faces stay. */
static void
show_faces (AciesDiceInput *self)
{
  const AciesDieType *type = acies_dice_entry_get_type (&self->entry);
  int                 place = 0;

  if (type == NULL || type == self->shown)
    return;
  self->shown = type;
  clear (self->faces);
  for (guint face = 1; face <= type->n_faces; face++)
    {
      if (acies_die_same_face (type, face) == face)
        add_face (self, face, place++);
    }
}

static void
show_entry (AciesDiceInput *self)
{
  const AciesDiceEntry *entry = &self->entry;

  for (guint i = 0; i < entry->n; i++)
    {
      const AciesFace *face = acies_dice_entry_get_face (entry, i);
      GtkWidget       *button = nth (self->dice, i);
      g_autofree char *name = dup_die_name (entry, i, face);

      show_die (self, button, entry->types[i], face);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      acies_style_set (button, "next", i == entry->cursor);
    }
  show_faces (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.put", entry->cursor < entry->n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.type", entry->cursor < entry->n);
  g_signal_emit_by_name (self, "changed");
}

static void
add_dice (AciesDiceInput *self)
{
  const AciesDiceEntry *entry = &self->entry;

  clear (self->dice);
  for (guint i = 0; i < entry->n; i++)
    {
      GtkWidget *button = new_button ();

      gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "dice.choose");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (gint32) i);
      gtk_grid_attach (self->dice, button, (int) i % DICE_IN_ROW, (int) i / DICE_IN_ROW, 1, 1);
    }
}

static void
entry_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  AciesDiceInput *self = ACIES_DICE_INPUT (widget);
  guint           number = parameter != NULL ? (guint) g_variant_get_int32 (parameter) : 0;

  if (g_str_equal (action, "dice.put"))
    acies_dice_entry_put (&self->entry, number);
  else if (g_str_equal (action, "dice.type"))
    acies_dice_entry_type (&self->entry, number);
  else if (g_str_equal (action, "dice.choose"))
    acies_dice_entry_choose (&self->entry, number);
  else
    acies_dice_entry_back (&self->entry);
  show_entry (self);
}

static void
acies_dice_input_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_DICE_INPUT);

  G_OBJECT_CLASS (acies_dice_input_parent_class)->dispose (object);
}

static void
acies_dice_input_class_init (AciesDiceInputClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_dice_input_dispose;
  g_signal_new ("changed", ACIES_TYPE_DICE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/dice-input.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesDiceInput, dice);
  gtk_widget_class_bind_template_child (widget_class, AciesDiceInput, faces);
  gtk_widget_class_install_action (widget_class, "dice.put", "i", entry_cb);
  gtk_widget_class_install_action (widget_class, "dice.type", "i", entry_cb);
  gtk_widget_class_install_action (widget_class, "dice.choose", "i", entry_cb);
  gtk_widget_class_install_action (widget_class, "dice.back", NULL, entry_cb);
}

static void
acies_dice_input_init (AciesDiceInput *self)
{
  GtkShortcutController *keys = acies_keys_add_digits (GTK_WIDGET (self), "dice.type");

  acies_keys_add_action (keys, GDK_KEY_BackSpace, "dice.back", 0);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
acies_dice_input_ask (AciesDiceInput     *self,
                      const AciesRuleset *ruleset,
                      const AciesTheme   *theme,
                      const guint8       *types,
                      guint               n)
{
  g_return_if_fail (ACIES_IS_DICE_INPUT (self));

  self->theme = theme;
  self->shown = NULL;
  acies_dice_entry_init (&self->entry, ruleset, types, n);
  add_dice (self);
  show_entry (self);
}

const AciesDiceEntry *
acies_dice_input_get_entry (AciesDiceInput *self)
{
  g_return_val_if_fail (ACIES_IS_DICE_INPUT (self), NULL);

  return &self->entry;
}
