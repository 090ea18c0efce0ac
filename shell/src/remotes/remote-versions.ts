import { hydrationFormat, type RemoteInDocument, type RemoteVersion } from '@ilera/contracts';
import { makeObservable, observableRef, runInAction } from 'mobx';

interface KnownRemote {
  live: RemoteInDocument;
  /** The live version, or the last known good one after a fallback. */
  inUse: RemoteVersion;
  /** Set by the first successful rendering; rules out a later fallback. */
  committed: boolean;
}

/** The version of each remote that a document uses: the live one, or the last known good one after a fallback. */
export class RemoteVersions {
  private readonly remotes = new Map<string, KnownRemote>();

  constructor(remotes: Record<string, RemoteInDocument>) {
    for (const [remote, live] of Object.entries(remotes)) {
      const known: KnownRemote = { live, inUse: live, committed: false };
      this.remotes.set(remote, makeObservable(known, { inUse: observableRef }));
    }
  }

  /** The remote's version in this document; undefined if the site has no such remote. */
  inUse(remote: string): RemoteVersion | undefined {
    return this.remotes.get(remote)?.inUse;
  }

  /** Whether React can hydrate a remote's prerendered page: it has the version in use and this shell's format. */
  isHydratable(remote: string): boolean {
    const known = this.remotes.get(remote);
    return known?.inUse === known?.live && known?.live.hydration === hydrationFormat;
  }

  /** Records that a page or modal of the remote was rendered: one document never shows two versions of a remote. */
  commit(remote: string): void {
    const known = this.remotes.get(remote);
    if (known) known.committed = true;
  }

  /**
   * The version to replace a failed one: the last known good version, or the version in use if the remote has
   * already left the failed one. Undefined if there is no other version, or if pages or modals of the failed
   * one are on the page.
   */
  fallbackFor(remote: string, failed: string): RemoteVersion | undefined {
    const known = this.remotes.get(remote);
    if (known?.inUse.version !== failed) return known?.inUse;
    const { lastGood } = known.live;
    return known.committed || known.inUse === lastGood ? undefined : lastGood;
  }

  /** Moves a remote from a failed version to its fallback. @returns false if it has none */
  fallBack(remote: string, failed: string): boolean {
    const known = this.remotes.get(remote);
    const fallback = this.fallbackFor(remote, failed);
    if (!known || !fallback) return false;
    runInAction(() => (known.inUse = fallback));
    return true;
  }
}
