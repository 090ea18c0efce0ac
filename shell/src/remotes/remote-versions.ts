import { hydrationFormat, type RemoteInDocument, type RemoteVersion } from '@ilera/contracts';
import { makeObservable, observableRef, runInAction } from 'mobx';

interface KnownRemote {
  live: RemoteInDocument;
  /** The live one, or the last known good one after a fallback. */
  inUse: RemoteVersion;
  /** Set after the first successful render; no fallback to another version afterwards. */
  committed: boolean;
}

/** Which version of each remote a document uses: the live one, or its last known good one after a fallback. */
export class RemoteVersions {
  private readonly remotes = new Map<string, KnownRemote>();

  constructor(remotes: Record<string, RemoteInDocument>) {
    for (const [remote, live] of Object.entries(remotes)) {
      const known: KnownRemote = { live, inUse: live, committed: false };
      this.remotes.set(remote, makeObservable(known, { inUse: observableRef }));
    }
  }

  /** The version of a remote that this document uses, or undefined when the site has no such remote. */
  inUse(remote: string): RemoteVersion | undefined {
    return this.remotes.get(remote)?.inUse;
  }

  /**
   * Whether React can hydrate the prerendered page of a remote: it is of the version in use, in this shell's
   * format.
   */
  isHydratable(remote: string): boolean {
    const known = this.remotes.get(remote);
    return known?.inUse === known?.live && known?.live.hydration === hydrationFormat;
  }

  /**
   * Records that a page or modal of the remote was rendered: two versions of one remote are never shown in one
   * document.
   */
  commit(remote: string): void {
    const known = this.remotes.get(remote);
    if (known) known.committed = true;
  }

  /**
   * What a failed version of a remote can be replaced by: the last known good one. Undefined when there is none, or when
   * pages or modals of the failed version are rendered; the version in use when the remote has left the failed one before.
   */
  fallbackFor(remote: string, failed: string): RemoteVersion | undefined {
    const known = this.remotes.get(remote);
    if (known?.inUse.version !== failed) return known?.inUse;
    const { lastGood } = known.live;
    return known.committed || known.inUse === lastGood ? undefined : lastGood;
  }

  /** Moves a remote on from a failed version to its fallback. False when there is none. */
  fallBack(remote: string, failed: string): boolean {
    const known = this.remotes.get(remote);
    const fallback = this.fallbackFor(remote, failed);
    if (!known || !fallback) return false;
    runInAction(() => (known.inUse = fallback));
    return true;
  }
}
