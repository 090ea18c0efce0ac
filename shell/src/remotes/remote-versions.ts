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
   * Moves a remote on from a failed version to the last known good one. False when there is none, or when
   * pages or modals of the failed version are rendered; true too when the remote has left the failed version
   * before.
   */
  fallBack(remote: string, failed: string): boolean {
    const known = this.remotes.get(remote);
    if (!known) return false;
    if (known.inUse.version !== failed) return true;
    const { lastGood } = known.live;
    if (known.committed || !lastGood || known.inUse === lastGood) return false;
    runInAction(() => (known.inUse = lastGood));
    return true;
  }
}
