import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lastChange } from '../registry/changes/last-change';
import type { Deployment } from '../registry/registry';
import { planRollback } from '../registry/changes/rollback';
import { ReleaseRefused } from '../common/release-refused';
import type { RevisionFollower } from '../gateway/revisions/revision-follower';
import type { ConsoleOptions } from './access';
import { readForm, type FormReader } from './form';
import type { OverviewQuery } from './overview';
import type { OperatorSession } from './session';
import { confirmCanaryView, confirmRollbackView } from './views/confirm-view';

/** Performs an action of a signed-in operator; returns a page, or what the overview is to say of it. */
export type OperatorAction = (
  form: FormReader,
  operator: OperatorSession,
  request: FastifyRequest,
) => Promise<string | OverviewQuery>;

/** Mounts an action under a method and an address; its refusals are shown above the overview. */
export type MountAction = (method: 'GET' | 'POST', path: string, run: OperatorAction) => void;

/** Rollbacks and canaries: a confirmation page first, then the change. */
export function registerChanges(mount: MountAction, { registry, follower }: ConsoleOptions): void {
  const { ledger } = registry;

  /** Makes a change of a form, once for a double click, and waits until this gateway serves it. */
  async function change(what: Deployment, form: FormReader, by: string, reason: string) {
    // Both clicks are of one form: another page, or what somebody else typed in it, is another request.
    const request = JSON.stringify([form('key'), by, reason, what]);
    const key = form('key') && createHash('sha256').update(request).digest('base64url');
    const { revision } = await registry.deploy(what, { by, reason, ...(key ? { key } : {}) });
    if (!revision) throw new ReleaseRefused('Nothing to do.');
    await assertServed(follower, revision.n);
    return { done: String(revision.n) };
  }

  mount('GET', '/ops/confirm/rollback', async (form) =>
    confirmRollbackView(await planRollback(ledger, form('part'), form('to') || undefined)),
  );

  mount('POST', '/ops/rollback', async (form, { name }) => {
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
    return change(what, form, name, form('reason'));
  });

  mount('GET', '/ops/confirm/canary', async (form) => {
    const part = form('part');
    const live = (await ledger.newest())?.live[part];
    if (!live?.canary || live.canary.version !== form('from'))
      throw new ReleaseRefused(`${part} has not this canary any more.`);
    const what = form('do') === 'promote' ? 'promote' : 'stop';
    return confirmCanaryView({ part, live, last: await lastChange(ledger, live) }, what);
  });

  mount('POST', '/ops/canary', async (form, { name }) => {
    const [part, from, action] = [form('part'), form('from'), form('do')];
    if (!from) throw new ReleaseRefused('Which canary did you see? Begin again from the overview.');
    const what = action === 'promote' || action === 'stop' ? action : { percent: readPercent(form) };
    return change(
      { action: 'canary', part, from, change: what },
      form,
      name,
      form('reason') || 'ops console',
    );
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

/** Mounts actions behind the sign-in. */
export const mountOn =
  (
    scope: FastifyInstance,
    operatorOf: (request: FastifyRequest) => OperatorSession | undefined,
    answers: {
      signIn: (reply: FastifyReply) => FastifyReply;
      refused: (reply: FastifyReply, operator: OperatorSession, text: string) => Promise<FastifyReply>;
    },
  ): MountAction =>
  (method, url, run) => {
    scope.route({
      method,
      url,
      handler: async (request, reply): Promise<FastifyReply> => {
        const operator = operatorOf(request);
        if (!operator) return answers.signIn(reply);
        try {
          const outcome = await run(readForm(request), operator, request);
          if (typeof outcome === 'string') return await reply.send(outcome);
          // A redirect, so that reloading the page does not repeat the change.
          return await reply.redirect(`/ops?${new URLSearchParams({ ...outcome }).toString()}`, 303);
        } catch (error) {
          return answers.refused(reply, operator, error instanceof Error ? error.message : String(error));
        }
      },
    });
  };
