import type { PageAccess, PathGrant, PathGrants, Revision } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import { changedGrants } from '../ledger/changed-parts';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import { refuseIfFrozen } from './freeze';
import { checkChange } from './live-parts';
import { isKnownToShell } from './path-grants';
import { preflight } from './preflight';
import { refuseIfAny } from './publish';
import type { Refusal } from './refusal';
import { readRecord } from './upload';

interface GrantOptions {
  store: ReleaseStore;
  ledger: Ledger;
  /** A remote that the shell does not know; it may still have to be published. */
  remote: string;
  by: string;
  reason: string;
  tell?: (line: string) => void;
}

/**
 * Gives a remote that the shell does not know these paths, in place of those that it had (Q56). Its routes
 * there are served from the next visit on.
 * @throws ReleaseRefused where they are not free, or a live route of the remote would be outside of them
 */
export async function grant({
  store,
  ledger,
  remote,
  by,
  reason,
  tell,
  prefixes,
  access,
}: GrantOptions & { prefixes: string[]; access: PageAccess[] }): Promise<Revision> {
  assertReason('grant', reason);
  assertName(remote);
  if (prefixes.length === 0)
    throw new ReleaseRefused(`Which paths? For example: pnpm release grant ${remote} /extra/* --reason "…"`);
  await preflight(store, ledger, { tell });
  return ledger.append(async (previous, at) => {
    if (!previous) throw new ReleaseRefused('Nothing is published yet.');
    refuseIfFrozen(previous, at);
    const given = prefixes.map((prefix): PathGrant => ({ prefix: toPrefix(prefix), access }));
    const grants: PathGrants = { ...previous.grants, [remote]: given };
    if (changedGrants(previous, grants).length === 0)
      throw new ReleaseRefused(`Nothing to do: ${remote} has these paths.`);
    await refuseForOlderShell(store, previous);
    refuseIfAny(await checkChange(store, previous, previous.live, grants));
    return { by, reason, action: 'grant', part: remote, live: previous.live, grants };
  });
}

/**
 * Takes a remote that ops put live away, with its paths: they are 404 from the next visit on, and nothing else
 * changes (Q56).
 * @param severity `now`: open tabs are asked to load the page again
 * @throws ReleaseRefused for a remote that the shell names
 */
export async function revoke({
  store,
  ledger,
  remote,
  by,
  reason,
  tell,
  severity,
}: GrantOptions & { severity?: 'now' }): Promise<Revision> {
  assertReason('revoke', reason);
  await preflight(store, ledger, { tell });
  return ledger.append(async (previous) => {
    const { [remote]: paths, ...grants } = previous?.grants ?? {};
    const { [remote]: part, ...live } = previous?.live ?? {};
    if (!previous || (!paths && !part)) throw new ReleaseRefused(`${remote} is not there.`);
    const shell = await liveShell(store, previous);
    if (remote === 'shell' || (shell && isKnownToShell(remote, shell)))
      throw new ReleaseRefused(
        `Refused, nothing changed: the shell names ${remote}. Publish a shell without it first.`,
      );
    refuseIfAny(await checkChange(store, previous, live, grants));
    return { by, reason, action: 'revoke', part: remote, ...(severity ? { severity } : {}), live, grants };
  });
}

/** `/extra`, `/extra/` and `/extra/*` are one grant. */
const toPrefix = (text: string): string => `${text.replace(/\/?\*?$/, '')}/*`;

function assertReason(command: string, reason: string): void {
  if (!reason.trim())
    throw new ReleaseRefused(
      `To ${command} needs --reason "…": whoever reads the history will want to know.`,
    );
}

function assertName(remote: string): void {
  if (!/^[a-z][a-z0-9-]*$/.test(remote) || remote === 'shell')
    throw new ReleaseRefused('Which remote? For example: pnpm release grant mf-extra /extra/* --reason "…"');
}

async function liveShell(store: ReleaseStore, { live }: Revision) {
  return live.shell && (await readRecord(store, 'shell', live.shell.version))?.release;
}

/** A grant has no effect under a shell that ignores routes of remotes. */
async function refuseForOlderShell(store: ReleaseStore, revision: Revision): Promise<void> {
  const shell = await liveShell(store, revision);
  if (!shell || shell.routeRules) return;
  const refusal: Refusal = {
    part: 'shell',
    rule: 'format',
    subject: 'routes',
    message: `The live shell ${shell.version} is older than routes of remotes.`,
    remedy: 'Publish a newer shell first: pnpm release publish shell',
  };
  refuseIfAny([refusal]);
}
