import { hydrationFormat, type RemoteInDocument, type RemoteVersion } from '@shared/contracts';

interface KnownRemote {
  versions: RemoteVersion[];
  /** Which of them this document uses now. */
  index: number;
  /** Set after the first successful render; no fallback to another version afterwards. */
  committed: boolean;
}

/** Which version of each remote a document uses: the live one, or its last known good one after a fallback. */
export class RemoteVersions {
  private readonly remotes = new Map<string, KnownRemote>();
  private readonly listeners = new Set<() => void>();

  constructor(remotes: Record<string, RemoteInDocument>) {
    this.add(remotes);
  }

  /** Adds remotes that the document left out. */
  add(remotes: Record<string, RemoteInDocument>): void {
    for (const [remote, live] of Object.entries(remotes)) {
      const versions = live.lastGood ? [live, live.lastGood] : [live];
      this.remotes.set(remote, { versions, index: 0, committed: false });
    }
  }

  /** The version of a remote that this document uses, or undefined when the site has no such remote. */
  inUse(remote: string): RemoteVersion | undefined {
    const known = this.remotes.get(remote);
    return known?.versions[known.index];
  }

  /** The remotes that a developer's own build stands in for. */
  overridden(): string[] {
    return [...this.remotes].filter(([, { versions }]) => versions[0]?.override).map(([name]) => name);
  }

  /**
   * Whether React can hydrate the prerendered page of a remote: it is of the version in use, in this shell's
   * format.
   */
  isHydratable(remote: string): boolean {
    const known = this.remotes.get(remote);
    return known?.index === 0 && known.versions[0]?.hydration === hydrationFormat;
  }

  /** Calls the listener whenever a remote falls back to another version; returns how to unsubscribe. */
  readonly onFallBack = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Records that a page or modal of the remote was rendered: two versions of one remote are never shown in one
   * document.
   */
  commit(remote: string): void {
    const known = this.remotes.get(remote);
    if (known) known.committed = true;
  }

  /**
   * Moves a remote on from a failed version to the last known good one. False when there is none, or when
   * pages or modals of the failed version are rendered; true too when the remote has left the failed version
   * before.
   */
  fallBack(remote: string, failed: string): boolean {
    const known = this.remotes.get(remote);
    if (!known) return false;
    if (known.versions[known.index]?.version !== failed) return true;
    if (known.committed || known.index + 1 >= known.versions.length) return false;
    known.index += 1;
    for (const listener of this.listeners) listener();
    return true;
  }
}
