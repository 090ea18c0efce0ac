import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changeCanary } from '../registry/canary';
import { lastChange } from '../registry/last-change';
import { planRollback, rollback } from '../registry/rollback';
import { ReleaseRefused } from '../common/release-refused';
import type { RevisionFollower } from '../gateway/revisions/revision-follower';
import type { Revision } from '@shared/contracts';
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
export function registerChanges(mount: MountAction, { store, ledger, follower }: ConsoleOptions): void {
  mount('GET', '/ops/confirm/rollback', async (form) =>
    confirmRollbackView(await planRollback(store, ledger, form('part'), form('to') || undefined)),
  );

  mount('POST', '/ops/rollback', async (form, { name }) => {
    const [part, from, to, reason] = [form('part'), form('from'), form('to'), form('reason')];
    if (!from) throw new ReleaseRefused('Which version did you see? Begin again from the overview.');
    const change = rollback({
      store,
      ledger,
      part,
      by: name,
      reason,
      // The version that the confirmation showed: of two people, or of a double click, only the first one
      // rolls back.
      from,
      isChosen: true,
      force: form('force') === 'yes',
      ...(form('now') === 'yes' ? { severity: 'now' as const } : {}),
      ...(to ? { to } : {}),
    });
    const isMine = ({ by, action, reason: why, live }: Revision): boolean =>
      action === 'rollback' && by === name && why === reason && (!to || live[part]?.version === to);
    const revision = await change.catch((error: unknown) => secondClick(error, part, isMine));
    await assertServed(follower, revision.n);
    return { done: String(revision.n) };
  });

  mount('GET', '/ops/confirm/canary', async (form) => {
    const part = form('part');
    const live = (await ledger.newest())?.live[part];
    if (!live?.canary || live.canary.version !== form('from'))
      throw new ReleaseRefused(`${part} has not this canary any more.`);
    const change = form('do') === 'promote' ? 'promote' : 'stop';
    return confirmCanaryView({ part, live, last: await lastChange(ledger, live) }, change);
  });

  mount('POST', '/ops/canary', async (form, { name }) => {
    const [part, from, action] = [form('part'), form('from'), form('do')];
    if (!from) throw new ReleaseRefused('Which canary did you see? Begin again from the overview.');
    const reason = form('reason') || 'ops console';
    const change = action === 'promote' || action === 'stop' ? action : { percent: readPercent(form) };
    const isMine = ({ by, reason: why, live }: Revision): boolean =>
      by === name &&
      why === reason &&
      (change === 'promote'
        ? live[part]?.version === from
        : change === 'stop' && live[part] !== undefined && !live[part].canary);
    const revision = await changeCanary({ store, ledger, part, by: name, reason, change, from }).catch(
      (error: unknown) => secondClick(error, part, isMine),
    );
    await assertServed(follower, revision.n);
    return { done: String(revision.n) };
  });

  /** The result of a double click: the second request gets the revision that the first one made. */
  async function secondClick(
    error: unknown,
    part: string,
    isMine: (revision: Revision) => boolean,
  ): Promise<Revision> {
    const live = error instanceof ReleaseRefused ? (await ledger.newest())?.live[part] : undefined;
    const last = live && (await lastChange(ledger, live));
    if (last && isMine(last) && Date.now() - Date.parse(last.at) < 60_000) return last;
    throw error;
  }
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
  // A look that has begun already may not have seen it.
  for (let look = 0; look < 2; look += 1) {
    if ((follower.current?.revision.n ?? 0) >= n) return;
    await follower.look();
  }
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
