import type { RemoteInDocument, RemoteVersion, SiteDocument } from '@shared/contracts';

interface Entry {
  versions: RemoteVersion[];
  /** Which of them this document uses now. */
  index: number;
  /** Set after the first successful render; no fallback to another version afterwards. */
  committed: boolean;
}

let remotes: ReadonlyMap<string, Entry> = new Map();
let shell = '';
let code = '';

const listeners = new Set<() => void>();

/** Registers the remotes of this document: the live version of each, and its last known good one as a fallback. */
export function installRemotes(installed: Record<string, RemoteInDocument>): void {
  remotes = new Map(
    Object.entries(installed).map(([name, live]) => [
      name,
      { versions: live.lastGood ? [live, live.lastGood] : [live], index: 0, committed: false },
    ]),
  );
}

/** Registers what the document says of this deployment: its remotes, the shell's version, the code for support. */
export function installDeployment({
  remotes: installed,
  shell: version,
  supportCode: support,
}: Pick<SiteDocument, 'remotes' | 'shell' | 'supportCode'>): void {
  installRemotes(installed);
  shell = version;
  code = support ?? '';
}

/** The version of the shell in this document. */
export function shellVersion(): string {
  return shell;
}

/** Names the deployment of this page load to support; empty where the gateway gave none. */
export function supportCode(): string {
  return code;
}

/** The remotes of this document that a developer's own build stands in for. */
export function overriddenRemotes(): string[] {
  return [...remotes].filter(([, { versions }]) => versions[0]?.override).map(([name]) => name);
}

/** The version of a remote that this document uses, or undefined when the site has no such remote. */
export function versionInUse(remote: string): RemoteVersion | undefined {
  const entry = remotes.get(remote);
  return entry?.versions[entry.index];
}

/** Calls the listener whenever a remote falls back to another version; returns how to unsubscribe. */
export function onFallBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Records that a part of the remote was rendered: two versions of one remote are never shown in one document (Q5). */
export function commitVersion(remote: string): void {
  const entry = remotes.get(remote);
  if (entry) entry.committed = true;
}

/**
 * Moves a remote on from a failed version to the last known good one. False when there is none, or when parts of the
 * failed version are rendered; true too when the remote has left the failed version before.
 */
export function fallBack(remote: string, failed: string): boolean {
  const entry = remotes.get(remote);
  if (!entry) return false;
  if (entry.versions[entry.index]?.version !== failed) return true;
  if (entry.committed || entry.index + 1 >= entry.versions.length) return false;
  entry.index += 1;
  for (const listener of listeners) listener();
  return true;
}
