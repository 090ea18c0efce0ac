import { createHash } from 'node:crypto';
import { whoChanged } from '../registry/changes/last-change';
import type { Change } from '../registry/changes/change';
import { ReleaseRefused } from '../site/refusal';
import type { GatewayPlugin } from '../gateway/services';
import { readForm, type FormReader } from './session';
import { confirmView } from './views/confirm-view';

const kinds = ['rollback', 'canary'] as const;

/** Rolls back parts, and promotes or stops canaries: first a confirmation page by a dry run, then the change. */
export const actions: GatewayPlugin = async (app, { registry, follower, ledger }) => {
  for (const action of kinds) {
    // Shows effects and refusals of a change, and who changed the part last. Nothing is written.
    app.get(`/ops/confirm/${action}`, async (request) => {
      const { operator } = request;
      const form = readForm(request);
      const part = form('part');
      const before = (await ledger.newest())?.live[part];
      const from = form('from') || (before?.canary?.version ?? before?.version ?? '');
      const what = toChange(action, form, from);
      const author = { by: operator?.name ?? '', reason: 'a plan' };
      const plan = await registry.makeChange({ ...what, dryRun: true }, author);
      const after = plan.planned?.live[part];
      const at = new Date().toISOString();
      const sentences = [
        ...plan.notes,
        ...plan.changes,
        ...(after ? [`Where it fails, visitors get ${after.lastGood?.version ?? 'no other version'}.`] : []),
        ...(before ? [`Changed last: ${await whoChanged({ ledger, at }, before)}.`] : []),
      ];
      const to = action === 'rollback' ? (after?.version ?? '') : '';
      const fields = { part, from, to, do: form('do') };
      const refusals = plan.planned?.refusals ?? [];
      return confirmView({ ...wordsFor(what, fields), action, fields, sentences, refusals }, operator);
    });

    // Makes the change, once for a double click, and waits until this gateway serves it.
    app.post(`/ops/${action}`, async (request, reply) => {
      const form = readForm(request);
      const [by, from] = [request.operator?.name ?? '', form('from')];
      if (!from) throw new ReleaseRefused('Which version did you see? Begin again from the overview.');
      const what = toChange(action, form, from);
      const reason = form('reason');
      if (!reason) throw new ReleaseRefused('Say why: whoever reads the history will want to know.');
      // A double click repeats one form; another form, author, reason or change is another request.
      const click = JSON.stringify([form('key'), by, reason, what]);
      const key = form('key') && createHash('sha256').update(click).digest('base64url');
      const { revision } = await registry.makeChange(what, { by, reason, ...(key ? { key } : {}) });
      if (!revision) throw new ReleaseRefused('Nothing to do.');
      await follower.poll();
      const { current, refused, storeProblem } = follower;
      const why = refused.find(({ n }) => n === revision.n)?.reason ?? storeProblem?.message ?? 'not yet';
      if ((current?.revision.n ?? 0) < revision.n)
        throw new Error(`Revision ${revision.n} is written, and this gateway does not serve it: ${why}.`);
      // A redirect, so that reloading the page does not repeat the change.
      return reply.redirect(`/ops?done=${revision.n}`, 303);
    });
  }
};

/** Reads the change from a form. @param from the version on the form: of two people, the second is refused */
function toChange(action: (typeof kinds)[number], form: FormReader, from: string): Change {
  const to = form('to');
  const seen = { part: form('part'), from };
  const overruling = { force: form('force') === 'yes', now: form('now') === 'yes' };
  if (action === 'rollback') return { action, ...overruling, parts: [{ ...seen, ...(to ? { to } : {}) }] };
  const change = form('do');
  // A form of an earlier version of this page could ask for something else.
  if (change !== 'promote' && change !== 'stop') throw new ReleaseRefused('Begin again from the overview.');
  return { action, ...overruling, ...seen, change };
}

/** Title and button of the confirmation page. @param to the version of a rollback; empty: the part is removed */
function wordsFor(
  what: Change,
  { part, from, to }: Record<'part' | 'from' | 'to', string>,
): { title: string; button: string } {
  if (what.action === 'rollback')
    return { title: `Roll back ${part}`, button: to ? `Roll back to ${to}` : `Take ${part} away` };
  return what.action === 'canary' && what.change === 'promote'
    ? { title: `Make ${from} of ${part} live for all`, button: `Make ${from} live for all` }
    : { title: `Stop the canary of ${part}`, button: `Stop ${from}` };
}
