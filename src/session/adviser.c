/* adviser.c - what a computer would do in the place of the person who decides
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/adviser.h"

#include "session/computer-seat.h"
#include "session/thought.h"

/* What the thread works on. */
typedef struct
{
  AciesAiMind  *mind;
  AciesView    *view;
  AciesAiRng    rng;
  AciesAiAdvice advice;
  gboolean      is_complete;
} Question;

struct _AciesAdviser
{
  GObject parent_instance;

  AciesSession *session;
  AciesThought *thought; /* under way; NULL: none */
  AciesAiAdvice advice;
  gboolean      has_advice;
};

G_DEFINE_FINAL_TYPE (AciesAdviser, acies_adviser, G_TYPE_OBJECT)

static guint changed_signal;

/* --- the thread ----------------------------------------------------------------------------- */

/* The same question gets the same answer, however often it is asked. */
static Question *
question_new (AciesSession *session)
{
  Question *self = g_new0 (Question, 1);
  guint64   place = acies_ai_rng_mix (acies_session_count_commands (session) + 1);

  self->mind = acies_ai_mind_new ();
  self->view = acies_view_new_deciding (acies_session_get_state (session));
  self->rng = acies_ai_rng_seeded (acies_session_get_seed (session) ^ place);
  return self;
}

static void
question_free (gpointer data)
{
  Question *self = data;

  acies_view_free (self->view);
  acies_ai_mind_free (self->mind);
  g_free (self);
}

static void
think (gpointer      data,
       GCancellable *cancellable)
{
  Question *self = data;

  guint n_positions = acies_view_get_ruleset (self->view)->computer.levels[ACIES_LEVEL_HINT];

  self->is_complete = acies_ai_advise (self->mind, self->view, n_positions, &self->rng, cancellable, &self->advice);
}

/* --- asking --------------------------------------------------------------------------------- */

static void
ended_cb (gpointer thought,
          gpointer user_data)
{
  AciesAdviser   *self = user_data;
  const Question *question = acies_thought_get_data (thought);

  self->has_advice = question->is_complete;
  self->advice = question->advice;
  g_clear_pointer (&self->thought, acies_thought_free);
  g_signal_emit (self, changed_signal, 0);
}

void
acies_adviser_ask (AciesAdviser *self)
{
  g_return_if_fail (ACIES_IS_ADVISER (self));

  if (self->thought != NULL || self->has_advice || acies_session_find_person (self->session) == ACIES_NO_SIDE)
    return;
  self->thought = acies_thought_new (think, question_new (self->session), question_free, ended_cb, self);
  g_signal_emit (self, changed_signal, 0);
}

void
acies_adviser_forget (AciesAdviser *self)
{
  g_return_if_fail (ACIES_IS_ADVISER (self));

  if (self->thought == NULL && !self->has_advice)
    return;
  g_clear_pointer (&self->thought, acies_thought_free);
  self->has_advice = FALSE;
  g_signal_emit (self, changed_signal, 0);
}

gboolean
acies_adviser_is_thinking (AciesAdviser *self)
{
  g_return_val_if_fail (ACIES_IS_ADVISER (self), FALSE);

  return self->thought != NULL;
}

const AciesAiAdvice *
acies_adviser_get_advice (AciesAdviser *self)
{
  g_return_val_if_fail (ACIES_IS_ADVISER (self), NULL);

  return self->has_advice ? &self->advice : NULL;
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_adviser_dispose (GObject *object)
{
  AciesAdviser *self = ACIES_ADVISER (object);

  g_clear_pointer (&self->thought, acies_thought_free_and_wait);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (acies_adviser_parent_class)->dispose (object);
}

static void
acies_adviser_class_init (AciesAdviserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_adviser_dispose;

  changed_signal = g_signal_new ("changed", ACIES_TYPE_ADVISER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_adviser_init (AciesAdviser *self)
{
}

AciesAdviser *
acies_adviser_new (AciesSession *session)
{
  AciesAdviser *self;

  g_return_val_if_fail (ACIES_IS_SESSION (session), NULL);

  self = g_object_new (ACIES_TYPE_ADVISER, NULL);
  self->session = g_object_ref (session);
  return self;
}
