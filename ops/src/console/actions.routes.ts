import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lastChange } from '../registry/changes/last-change';
import type { Deployment } from '../registry/registry';
import { planRollback } from '../registry/changes/rollback';
import { ReleaseRefused } from '../site/refusal';
import type { RevisionFollower } from '../gateway/revisions/revision-follower';
import { readForm, type FormReader } from './session';
import { confirmCanaryView, confirmRollbackView } from './views/confirm-view';

/** Rollbacks and canaries: a confirmation page first, then the change. */
export async function changes(app: FastifyInstance): Promise<void> {
  const { registry, follower, ledger } = app;

  /** Makes a change of a form, once for a double click, and waits until this gateway serves it. */
  async function change(request: FastifyRequest, reply: FastifyReply, what: Deployment, reason: string) {
    const form = readForm(request);
    const by = request.operator?.name ?? '';
    // Both clicks are of one form: another page, or what somebody else typed in it, is another request.
    const click = JSON.stringify([form('key'), by, reason, what]);
    const key = form('key') && createHash('sha256').update(click).digest('base64url');
    const { revision } = await registry.deploy(what, { by, reason, ...(key ? { key } : {}) });
    if (!revision) throw new ReleaseRefused('Nothing to do.');
    await assertServed(follower, revision.n);
    // A redirect, so that reloading the page does not repeat the change.
    return reply.redirect(`/ops?done=${revision.n}`, 303);
  }

  app.get('/ops/confirm/rollback', async (request) => {
    const form = readForm(request);
    const plan = await planRollback(ledger, form('part'), form('to') || undefined);
    return confirmRollbackView(plan, request.operator);
  });

  app.post('/ops/rollback', async (request, reply) => {
    const form = readForm(request);
    const [part, from, to] = [form('part'), form('from'), form('to')];
    if (!from) throw new ReleaseRefused('Which version did you see? Begin again from the overview.');
    const what: Deployment = {
      action: 'rollback',
      part,
      // The version that the confirmation showed: of two people only the first one rolls back.
      from,
      isChosen: true,
      force: form('force') === 'yes',
      ...(form('now') === 'yes' ? { severity: 'now' as const } : {}),
      ...(to ? { to } : {}),
    };
    return change(request, reply, what, form('reason'));
  });

  app.get('/ops/confirm/canary', async (request) => {
    const form = readForm(request);
    const part = form('part');
    const live = (await ledger.newest())?.live[part];
    if (!live?.canary || live.canary.version !== form('from'))
      throw new ReleaseRefused(`${part} has not this canary any more.`);
    const what = form('do') === 'promote' ? 'promote' : 'stop';
    return confirmCanaryView({ part, live, last: await lastChange(ledger, live) }, what, request.operator);
  });

  app.post('/ops/canary', async (request, reply) => {
    const form = readForm(request);
    const [part, from, action] = [form('part'), form('from'), form('do')];
    if (!from) throw new ReleaseRefused('Which canary did you see? Begin again from the overview.');
    const what = action === 'promote' || action === 'stop' ? action : { percent: readPercent(form) };
    const canary: Deployment = { action: 'canary', part, from, change: what };
    return change(request, reply, canary, form('reason') || 'ops console');
  });
}

function readPercent(form: FormReader): number {
  const percent = Number(form('percent') || NaN);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new ReleaseRefused('A share is a whole number from 0 to 100.');
  return percent;
}

/**
 * Waits until this gateway serves a change.
 * @throws with the reason where it does not
 */
async function assertServed(follower: RevisionFollower, n: number): Promise<void> {
  await follower.look();
  if ((follower.current?.revision.n ?? 0) >= n) return;
  const reason = follower.refused.find((one) => one.n === n)?.reason ?? follower.storeProblem?.message;
  throw new Error(`Revision ${n} is written, and this gateway does not serve it: ${reason ?? 'look again'}.`);
}
