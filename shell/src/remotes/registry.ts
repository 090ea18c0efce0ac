import type { RemoteInDocument, RemoteVersion } from '@shared/contracts';

interface Entry {
  versions: RemoteVersion[];
  /** Which of them this document uses now. */
  index: number;
  /** True once a part of that version has been drawn: from then on the document stays with it. */
  settled: boolean;
}

let remotes: ReadonlyMap<string, Entry> = new Map();

const listeners = new Set<() => void>();

/** Takes over the remotes of this document: the live version of each, and the last good one behind it. */
export function installRemotes(installed: Record<string, RemoteInDocument>): void {
  remotes = new Map(
    Object.entries(installed).map(([name, live]) => [
      name,
      { versions: live.lastGood ? [live, live.lastGood] : [live], index: 0, settled: false },
    ]),
  );
}

let composition = '';

/** Keeps the code that names this visit's composition to support. */
export function keepSupportCode(code: string | undefined): void {
  composition = code ?? '';
}

/** Names the composition of this visit; empty where the gateway gave none. */
export function supportCode(): string {
  return composition;
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

/** Calls the listener whenever a remote moves on to its last good version; answers how to end that. */
export function onFallBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A part of the remote has been drawn: two versions of one remote never meet in a document (Q5). */
export function settle(remote: string): void {
  const entry = remotes.get(remote);
  if (entry) entry.settled = true;
}

/**
 * Gives up on a version and moves on to the last good one. False when there is none, or when parts of the failed
 * version are drawn already; true too when somebody else has moved on before.
 */
export function fallBack(remote: string, failed: string): boolean {
  const entry = remotes.get(remote);
  if (!entry) return false;
  if (entry.versions[entry.index]?.version !== failed) return true;
  if (entry.settled || entry.index + 1 >= entry.versions.length) return false;
  entry.index += 1;
  for (const listener of listeners) listener();
  return true;
}
