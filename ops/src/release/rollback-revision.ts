import type { LivePart, Revision } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';
import { changedGrants, changedParts } from '../ledger/changed-parts';
import { previousBy } from '../ledger/previous-revision';
import type { ReleaseStore } from '../store/release-store';
import { refuseIfChanged } from './refuse-if-changed';
import { rememberBad } from '../ledger/place-version';
import { checkChange, digestOf } from './live-parts';
import { preflight } from './preflight';
import { refuseUnlessForced } from './publish';
import { assertReason } from './rollback';

export interface RollbackRevisionOptions {
  store: ReleaseStore;
  ledger: Ledger;
  /** Number of the revision whose changes are rolled back. */
  n: number;
  by: string;
  reason: string;
  force?: boolean;
  severity?: 'now';
  tell?: (line: string) => void;
}

/**
 * Rolls back everything that one revision changed, in one step. Parts that are rolled back already stay as
 * they are.
 */
export async function rollbackRevision(options: RollbackRevisionOptions): Promise<Revision> {
  const { store, ledger, n, by, reason, force = false, severity, tell = () => undefined } = options;
  assertReason(reason);
  await preflight(store, ledger, { tell });
  const undone = await ledger.read(n);
  const refused = undone && (await ledger.refusalOf(undone));
  if (!undone || refused)
    throw new ReleaseRefused(`Revision ${n} was never live: ${refused?.reason ?? 'it is not there'}.`);
  const base = await readBase(ledger, undone);
  const [granted] = changedGrants(base, undone.grants);
  if (granted)
    throw new ReleaseRefused(
      `Revision ${n} changed the paths of ${granted}. Say what they are to be: pnpm release grant ${granted} …, or pnpm release revoke ${granted}`,
    );
  const names = changedParts(base, undone.live);
  return ledger.append(async (previous, at) => {
    if (!previous) throw new ReleaseRefused('Nothing is published yet.');
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
        await digestOf(store, name, version, digest);
      live[name] = rememberBad(
        then,
        now,
        listVersions(was).filter((version) => !listVersions(then).includes(version)),
      );
    }
    if (changedParts(previous, live).length === 0)
      throw new ReleaseRefused(`Nothing to do: no change of revision ${n} is live any more.`);
    const refusals = await checkChange(store, previous, live);
    const forced = refuseUnlessForced(refusals, force, tell);
    return {
      by,
      reason,
      action: 'rollback',
      ...(names.length === 1 && names[0] ? { part: names[0] } : {}),
      ...forced,
      ...(severity ? { severity } : {}),
      live,
    };
  });
}

/**
 * The revision on which another one was built.
 * @throws ReleaseRefused where it is not there as it was
 */
async function readBase(ledger: Ledger, undone: Revision): Promise<Revision> {
  const { n, previous } = undone;
  if (n === 1) throw new ReleaseRefused('Nothing was live before revision 1.');
  const read = (number: number): Promise<Revision | undefined> => ledger.read(number).catch(() => undefined);
  // Histories from before revisions named it have it at the number before.
  const before = await (previous ? previousBy(read)(undone) : read(n - 1));
  if (before && (previous || !(await ledger.refusalOf(before)))) return before;
  throw new ReleaseRefused(
    `Refused, nothing changed: revision ${previous?.n ?? n - 1} is not there as it was when revision ${n} was built on it.\n` +
      '  Roll back part by part: pnpm release rollback <part> --reason "…"',
  );
}

const listVersions = ({ version, canary }: LivePart): string[] => [
  version,
  ...(canary ? [canary.version] : []),
];

const isSame = (a: LivePart, b: LivePart): boolean => listVersions(a).join() === listVersions(b).join();
