import type { LivePart, Revision } from '@shared/contracts';
import { ReleaseRefused } from '../../common/release-refused';
import { changedParts } from '../../site/changed-parts';
import { rememberBad } from '../../site/place-version';
import { checkChange, digestOf, releaseReader } from './check-change';
import { refuseIfChanged } from './last-change';
import { assertReason, refuseUnlessForced, requestOf, type Desk } from './request';

export interface RollbackRevisionOrder {
  /** Number of the revision whose changes are rolled back. */
  n: number;
  force?: boolean;
  severity?: 'now';
}

/**
 * Rolls back everything that one revision changed, in one step. Parts that are rolled back already stay as
 * they are.
 */
export async function rollbackRevision(options: RollbackRevisionOrder & Desk): Promise<Revision> {
  const { ledger, n, force = false, severity, tell } = options;
  assertReason('A rollback', options.reason);
  const undone = await ledger.look(n);
  if (!undone || !('live' in undone))
    throw new ReleaseRefused(`Revision ${n} was never live: it is ${undone?.reason ?? 'not there'}.`);
  const [base] = await ledger.recent(1, n - 1);
  if (!base) throw new ReleaseRefused(`Nothing was live before revision ${n}.`);
  const names = changedParts(base, undone.live);
  return ledger.append(async (previous, at) => {
    if (!previous)
      throw new ReleaseRefused(
        'The store has no revision: nothing was changed. Look at: pnpm release status',
      );
    const live = { ...previous.live };
    for (const name of names) {
      const now = previous.live[name];
      const then = base.live[name];
      const was = undone.live[name];
      if (!then || !was) throw new ReleaseRefused(`${name} had no version before revision ${n}.`);
      if (!now || isSame(now, then)) continue;
      if (!isSame(now, was)) {
        await refuseIfChanged(ledger, name, now, `${was.version} of revision ${n}`, at);
        continue;
      }
      if (now.bad?.includes(then.version) && !force)
        throw new ReleaseRefused(
          `Refused, nothing changed: ${name} ${then.version} was rolled back itself. Name a version: pnpm release rollback ${name} --to …`,
        );
      for (const { version, digest } of [then, ...(then.canary ? [then.canary] : [])])
        await digestOf(ledger.store, name, version, digest);
      live[name] = rememberBad(
        then,
        now,
        listVersions(was).filter((version) => !listVersions(then).includes(version)),
      );
    }
    if (changedParts(previous, live).length === 0)
      throw new ReleaseRefused(`Nothing to do: no change of revision ${n} is live any more.`);
    const site = { live, ...ledger.pathsAfter(previous) };
    const refusals = await checkChange(releaseReader(ledger.store), previous, site);
    const forced = refuseUnlessForced(refusals, force, tell);
    return {
      ...requestOf(options),
      action: 'rollback',
      ...(names.length === 1 && names[0] ? { part: names[0] } : {}),
      ...forced,
      ...(severity ? { severity } : {}),
      live,
    };
  });
}

const listVersions = ({ version, canary }: LivePart): string[] => [
  version,
  ...(canary ? [canary.version] : []),
];

const isSame = (a: LivePart, b: LivePart): boolean => listVersions(a).join() === listVersions(b).join();
