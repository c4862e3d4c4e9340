/* scout.c - shows the reach of a unit and the threats of the sides on the board of the Edit view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/scout.h"

#include "editor/tools/editor.h"
#include "engine/core/reach.h"

#include <glib/gi18n-lib.h>

enum
{
  PROP_REACH = 1,
  PROP_THREATS,
  PROP_SUMMARY,
  N_PROPS
};

struct _AciesScout
{
  GObject parent_instance;

  AciesEditor  *editor;
  AciesCanvas  *canvas;
  GSignalGroup *canvas_signals;
  gboolean      reach;
  guint         threats;
  char         *summary;
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesScout, acies_scout, G_TYPE_OBJECT)

/* --- reach of a unit ------------------------------------------------------------------------ */

/* Returns the unit whose reach is shown: the unit that is being turned, wherever the pointer is; otherwise the unit on
 * the hovered hex, unless a brush is about to change the hex. */
static AciesUnitId
unit_shown (AciesScout       *self,
            const AciesState *state)
{
  AciesHex      hex = acies_canvas_get_hovered (self->canvas);
  AciesToolKind tool = acies_editor_get_tool (self->editor);

  if (self->reach && acies_editor_is_turning (self->editor))
    return acies_editor_get_selected_unit (self->editor);
  if (!self->reach || hex == ACIES_NO_HEX || !acies_board_contains (state->board, hex) ||
      acies_editor_is_in_stroke (self->editor) || (tool != ACIES_TOOL_SELECT && tool != ACIES_TOOL_UNIT))
    return ACIES_NO_UNIT;
  return acies_state_unit_at (state, hex);
}

static void
add_mark (GArray            *marks,
          AciesHex           hex,
          AciesHighlightKind kind)
{
  AciesHighlight mark = { .hex = hex, .kind = kind };

  g_array_append_val (marks, mark);
}

static void
take_summary (AciesScout *self,
              char       *summary)
{
  if (g_strcmp0 (summary, self->summary) == 0)
    {
      g_free (summary);
      return;
    }
  g_free (self->summary);
  self->summary = summary;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SUMMARY]);
}

/* Describes the reach in words, for screen readers. */
static char *
summarise (const AciesState *state,
           AciesUnitId       unit,
           guint             n_hexes,
           guint             n_targets)
{
  g_autofree char *hexes = g_strdup_printf (acies_board_say (state->board, ngettext ("%u hex in reach", "%u hexes in reach", n_hexes),
                                                             ngettext ("%u square in reach", "%u squares in reach", n_hexes)),
                                            n_hexes);
  g_autofree char *targets = g_strdup_printf (ngettext ("%u possible target", "%u possible targets", n_targets), n_targets);
  AciesHexName     name;

  /* Translators: the unit type, its hex, "14 hexes to go to", "2 enemies to hit" */
  return g_strdup_printf (_ ("%1$s %2$s: %3$s, %4$s"), acies_state_unit_type (state, unit)->name,
                          acies_hex_name (state->units[unit].hex, name), hexes, targets);
}

/* Returns: (transfer full): a description of the highlights */
static char *
add_reach (const AciesState *state,
           AciesUnitId       unit,
           GArray           *marks)
{
  g_autoptr (GArray) destinations = g_array_new (FALSE, FALSE, sizeof (AciesDestination));
  guint8 threat[ACIES_MAX_HEXES];

  acies_unit_list_destinations (state, unit, ACIES_MOMENT_ORDERED, destinations, NULL);
  for (guint i = 0; i < destinations->len; i++)
    {
      const AciesDestination *destination = &g_array_index (destinations, AciesDestination, i);

      add_mark (marks, destination->hex, destination->attack ? ACIES_HIGHLIGHT_REACH : ACIES_HIGHLIGHT_MARCH);
    }
  acies_unit_mark_threat (state, unit, threat);
  acies_unit_add_charges (state, unit, threat);
  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == ACIES_PLACE_BOARD && threat[state->units[i].hex])
      add_mark (marks, state->units[i].hex, ACIES_HIGHLIGHT_TARGET);

  return summarise (state, unit, destinations->len, marks->len - destinations->len);
}

static void
show_reach (AciesScout *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));
  char       *summary = NULL;
  AciesUnitId unit;

  if (self->canvas == NULL)
    return;
  unit = state != NULL ? unit_shown (self, state) : ACIES_NO_UNIT;
  if (unit != ACIES_NO_UNIT)
    summary = add_reach (state, unit, marks);
  take_summary (self, summary);
  acies_canvas_set_advice (self->canvas, (const AciesHighlight *) marks->data, marks->len);
}

/* --- threats of the sides ------------------------------------------------------------------- */

static void
show_threats (AciesScout *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  guint8            units[ACIES_MAX_HEXES];

  if (self->canvas == NULL)
    return;
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    if (state != NULL && side < state->ruleset->n_sides && (self->threats & (1u << side)))
      {
        acies_side_count_threat (state, side, units);
        acies_canvas_set_threat (self->canvas, side, units);
      }
    else
      acies_canvas_set_threat (self->canvas, side, NULL);
}

/* --- updating ------------------------------------------------------------------------------- */

static void
show_all (AciesScout *self)
{
  show_reach (self);
  show_threats (self);
}

void
acies_scout_set_canvas (AciesScout  *self,
                        AciesCanvas *canvas)
{
  g_return_if_fail (ACIES_IS_SCOUT (self));
  g_return_if_fail (canvas == NULL || ACIES_IS_CANVAS (canvas));

  if (self->canvas == canvas)
    return;
  if (self->canvas != NULL)
    {
      acies_canvas_set_advice (self->canvas, NULL, 0);
      for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
        acies_canvas_set_threat (self->canvas, side, NULL);
    }
  g_set_object (&self->canvas, canvas);
  g_signal_group_set_target (self->canvas_signals, canvas);
  show_all (self);
}

/* --- properties ----------------------------------------------------------------------------- */

gboolean
acies_scout_get_reach (AciesScout *self)
{
  return self->reach;
}

void
acies_scout_set_reach (AciesScout *self,
                       gboolean    reach)
{
  g_return_if_fail (ACIES_IS_SCOUT (self));

  if (self->reach == reach)
    return;
  self->reach = reach;
  show_reach (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REACH]);
}

guint
acies_scout_get_threats (AciesScout *self)
{
  return self->threats;
}

void
acies_scout_set_threats (AciesScout *self,
                         guint       threats)
{
  g_return_if_fail (ACIES_IS_SCOUT (self));

  if (self->threats == threats)
    return;
  self->threats = threats;
  show_threats (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THREATS]);
}

static void
acies_scout_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AciesScout *self = ACIES_SCOUT (object);

  switch (id)
    {
    case PROP_REACH:
      g_value_set_boolean (value, self->reach);
      break;
    case PROP_THREATS:
      g_value_set_uint (value, self->threats);
      break;
    case PROP_SUMMARY:
      g_value_set_string (value, self->summary);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_scout_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  AciesScout *self = ACIES_SCOUT (object);

  switch (id)
    {
    case PROP_REACH:
      acies_scout_set_reach (self, g_value_get_boolean (value));
      break;
    case PROP_THREATS:
      acies_scout_set_threats (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_scout_dispose (GObject *object)
{
  AciesScout *self = ACIES_SCOUT (object);

  acies_scout_set_canvas (self, NULL);
  g_clear_object (&self->canvas_signals);
  g_clear_object (&self->editor);
  g_clear_pointer (&self->summary, g_free);
  G_OBJECT_CLASS (acies_scout_parent_class)->dispose (object);
}

static void
acies_scout_class_init (AciesScoutClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = acies_scout_dispose;
  object_class->get_property = acies_scout_get_property;
  object_class->set_property = acies_scout_set_property;
  props[PROP_REACH] = g_param_spec_boolean ("reach", NULL, NULL, TRUE, flags);
  props[PROP_THREATS] = g_param_spec_uint ("threats", NULL, NULL, 0, (1u << ACIES_MAX_SIDES) - 1, 0, flags);
  props[PROP_SUMMARY] = g_param_spec_string ("summary", NULL, NULL, NULL,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
acies_scout_init (AciesScout *self)
{
  self->reach = TRUE;
  self->canvas_signals = g_signal_group_new (ACIES_TYPE_CANVAS);
  g_signal_group_connect_swapped (self->canvas_signals, "hex-hovered", G_CALLBACK (show_reach), self);
  g_signal_group_connect_swapped (self->canvas_signals, "state-changed", G_CALLBACK (show_all), self);
}

AciesScout *
acies_scout_new (AciesEditor *editor)
{
  AciesScout *self = g_object_new (ACIES_TYPE_SCOUT, NULL);

  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "notify::tool", G_CALLBACK (show_reach), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "notify::turning", G_CALLBACK (show_reach), self, G_CONNECT_SWAPPED);
  return self;
}
