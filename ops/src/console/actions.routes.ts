import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { whoChanged } from '../registry/changes/last-change';
import type { Deployment, Overruling } from '../registry/orders';
import { ReleaseRefused } from '../site/refusal';
import { describeServed, waitUntilServed, type GatewayHealth } from '../registry/served';
import { readForm, type FormReader } from './session';
import { confirmView, type Confirmation } from './views/confirm-view';

type PartChange = Extract<Deployment, { part: string }>;

/** Rollbacks and canaries: a confirmation page first, which is their dry run, then the change. */
export async function actions(app: FastifyInstance): Promise<void> {
  const { registry, follower, ledger } = app;
  /** What this gateway says of itself, after one more look at the ledger. */
  const ask = async (): Promise<GatewayHealth[]> => {
    await follower.look();
    const refused = follower.refused.map(({ n, reason }) => ({ revision: n, reason }));
    return [{ site: 'this gateway', revision: follower.current?.revision.n ?? null, refused }];
  };

  /** Makes a change of a form, once for a double click, and waits until this gateway serves it. */
  async function change(request: FastifyRequest, reply: FastifyReply, what: Deployment, reason: string) {
    const form = readForm(request);
    const by = request.operator?.name ?? '';
    // Both clicks are of one form: another page, or what somebody else typed in it, is another request.
    const click = JSON.stringify([form('key'), by, reason, what]);
    const key = form('key') && createHash('sha256').update(click).digest('base64url');
    const { revision } = await registry.deploy(what, { by, reason, ...(key ? { key } : {}) });
    if (!revision) throw new ReleaseRefused('Nothing to do.');
    const { text, isLive } = describeServed(
      revision.n,
      await waitUntilServed(revision.n, ask, { timeout: 0 }),
    );
    if (!isLive) throw new Error(text);
    // A redirect, so that reloading the page does not repeat the change.
    return reply.redirect(`/ops?done=${revision.n}`, 303);
  }

  /** Says what a change would do, who changed the part last, and what stands against it. Nothing is written. */
  async function plan(
    { operator }: FastifyRequest,
    what: PartChange,
    form: (after: string | undefined) => Omit<Confirmation, 'sentences' | 'refusals'>,
  ) {
    const { part } = what;
    const request = { by: operator?.name ?? '', reason: 'a plan' };
    const { planned, changes: said, notes } = await registry.deploy({ ...what, dryRun: true }, request);
    const [before, after] = [(await ledger.newest())?.live[part], planned?.live[part]];
    const at = new Date().toISOString();
    const sentences = [
      ...notes,
      ...said,
      ...(after ? [`Where it fails, visitors get ${after.lastGood?.version ?? 'no other version'}.`] : []),
      ...(before ? [`Changed last: ${await whoChanged({ ledger, at }, before)}.`] : []),
    ];
    return confirmView({ ...form(after?.version), sentences, refusals: planned?.refusals ?? [] }, operator);
  }

  app.get('/ops/confirm/rollback', async (request) => {
    const form = readForm(request);
    const part = form('part');
    const now = (await ledger.newest())?.live[part];
    const from = now?.canary?.version ?? now?.version ?? '';
    return plan(request, toRollback(form, from), (to) => ({
      title: `Roll back ${part}`,
      action: '/ops/rollback',
      fields: { part, from, to: to ?? '' },
      choices: [['now', 'The running code does harm: ask open tabs to load again']],
      button: to ? `Roll back to ${to}` : `Take ${part} away`,
    }));
  });

  app.post('/ops/rollback', async (request, reply) => {
    const form = readForm(request);
    if (!form('from')) throw new ReleaseRefused('Which version did you see? Begin again from the overview.');
    return change(request, reply, toRollback(form, form('from')), form('reason'));
  });

  app.get('/ops/confirm/canary', async (request) => {
    const form = readForm(request);
    const what = toCanary(form);
    const [part, from, to] = [form('part'), form('from'), form('do')];
    return plan(request, what, () => ({
      title: to === 'promote' ? `Make ${from} of ${part} live for all` : `Stop the canary of ${part}`,
      action: '/ops/canary',
      fields: { part, from, do: to },
      choices: [],
      button: to === 'promote' ? `Make ${from} live for all` : `Stop ${from}`,
    }));
  });

  app.post('/ops/canary', async (request, reply) => {
    const form = readForm(request);
    return change(request, reply, toCanary(form), form('reason') || 'ops console');
  });
}

/** What a form may say of a change: that it goes ahead in spite of refusals, and that open tabs load again. */
const overruling = (form: FormReader): Overruling => ({
  force: form('force') === 'yes',
  now: form('now') === 'yes',
});

/** @param from the version that the confirmation shows: of two people only the first one rolls back */
const toRollback = (form: FormReader, from: string): PartChange => ({
  action: 'rollback',
  part: form('part'),
  from,
  isChosen: true,
  ...overruling(form),
  ...(form('to') ? { to: form('to') } : {}),
});

function toCanary(form: FormReader): PartChange {
  const [part, from, action] = [form('part'), form('from'), form('do')];
  if (!from) throw new ReleaseRefused('Which canary did you see? Begin again from the overview.');
  const what = action === 'promote' || action === 'stop' ? action : { percent: readPercent(form) };
  return { action: 'canary', part, from, change: what, ...overruling(form) };
}

function readPercent(form: FormReader): number {
  const percent = Number(form('percent') || NaN);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new ReleaseRefused('A share is a whole number from 0 to 100.');
  return percent;
}
