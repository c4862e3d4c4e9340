/* record-row.c - a row of the record: a sentence, and when it was true
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/record-row.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (AciesRecordRow, acies_record_row, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_REMARKS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

AciesRowKind
acies_record_row_kind_of (const AciesNote    *note,
                          const AciesRuleset *ruleset)
{
  switch (note->kind)
    {
    case ACIES_NOTE_ROUND:
      return ACIES_ROW_ROUND;

    case ACIES_NOTE_TURN:
      return ACIES_ROW_TURN;

    case ACIES_NOTE_ROLLED:
    case ACIES_NOTE_DEFENCE:
      return ACIES_ROW_ROLL;

    case ACIES_NOTE_GAME_OVER:
      return ACIES_ROW_END;

    default:
      return acies_note_is_heading (note, ruleset) ? ACIES_ROW_PART : ACIES_ROW_PLAIN;
    }
}

AciesRowKind
acies_record_row_get_kind (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), ACIES_ROW_PLAIN);

  return self->kind;
}

const char *
acies_record_row_get_text (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), NULL);

  return self->text;
}

const AciesDice *
acies_record_row_get_dice (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), NULL);

  return self->kind == ACIES_ROW_ROLL ? &self->note.dice : NULL;
}

char *
acies_record_row_dup_result (AciesRecordRow *self)
{
  gboolean         is_defence;
  gulong           n;
  gulong           n_retreats;
  g_autofree char *hits = NULL;
  g_autofree char *retreats = NULL;

  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), NULL);

  if (self->kind != ACIES_ROW_ROLL)
    return NULL;
  is_defence = self->note.kind == ACIES_NOTE_DEFENCE;
  n = (gulong) self->note.number;
  n_retreats = (gulong) MAX (self->note.number2, 0);
  if (n + n_retreats == 0)
    return g_strdup (is_defence ? _ ("all hits blocked") : _ ("No hits"));
  hits = g_strdup_printf (is_defence ? g_dngettext (GETTEXT_PACKAGE, "%lu wound", "%lu wounds", n)
                                     : g_dngettext (GETTEXT_PACKAGE, "%lu hit", "%lu hits", n),
                          n);
  retreats = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%lu retreat", "%lu retreats", n_retreats), n_retreats);
  if (n == 0 || n_retreats == 0)
    return n == 0 ? g_steal_pointer (&retreats) : g_steal_pointer (&hits);

  /* Translators: "2 hits", "1 retreat" */
  return g_strdup_printf (_ ("%1$s, %2$s"), hits, retreats);
}

guint
acies_record_row_get_command (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), 0);

  return self->command;
}

gboolean
acies_record_row_is_before (AciesRecordRow         *self,
                            const AciesRecordRound *round)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), FALSE);

  return self->command < round->command || (self->command == round->command && self->event < round->event);
}

gboolean
acies_record_row_may_grow (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), FALSE);

  return self->note.kind == ACIES_NOTE_ORDERED;
}

const AciesNote *
acies_record_row_get_note (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), NULL);

  return &self->note;
}

guint
acies_record_row_get_round (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), 0);

  return self->round;
}

AciesSide
acies_record_row_get_side (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), ACIES_NO_SIDE);

  return self->side;
}

const char *
acies_record_row_get_remarks (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), NULL);

  return self->remarks;
}

void
acies_record_row_set_remarks (AciesRecordRow *self,
                              const char     *remarks)
{
  if (g_strcmp0 (self->remarks, remarks) == 0)
    return;
  g_free (self->remarks);
  self->remarks = g_strdup (remarks);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REMARKS]);
}

static void
acies_record_row_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  if (id == PROP_REMARKS)
    g_value_set_string (value, ACIES_RECORD_ROW (object)->remarks);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
acies_record_row_finalize (GObject *object)
{
  AciesRecordRow *self = ACIES_RECORD_ROW (object);

  g_free (self->text);
  g_free (self->remarks);

  G_OBJECT_CLASS (acies_record_row_parent_class)->finalize (object);
}

static void
acies_record_row_class_init (AciesRecordRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = acies_record_row_get_property;
  object_class->finalize = acies_record_row_finalize;
  properties[PROP_REMARKS] = g_param_spec_string ("remarks", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_record_row_init (AciesRecordRow *self)
{
}
