import { LRUCache } from 'lru-cache';
import type { Preview, Revision } from '@shared/contracts';
import { cachedPromise } from '../../common/cached-promise';
import type { Trust } from '../../keys/load-keys';
import { readPreview } from '../../ledger/read-previews';
import { promoteVersion } from '../../release/live-parts';
import type { ReleaseStore } from '../../store/release-store';

/** Milliseconds after which a change of a preview is seen. */
const knownFor = 2_000;

/** Previews by id, as the gateway reads them for their visits. */
export class Previews {
  private readonly known = new LRUCache<string, Promise<Preview | undefined>>({ max: 200, ttl: knownFor });

  constructor(
    private readonly store: ReleaseStore,
    private readonly trust: Trust | undefined,
  ) {}

  /** Undefined for one that is unknown, over, or not believed. */
  get(id: string): Promise<Preview | undefined> {
    return cachedPromise(this.known, id, () => readPreview(this.store, this.trust, new Date(Date.now()), id));
  }
}

/** The revision with the parts of a preview in their places; what is live is what they fall back to. */
export function withPreview(revision: Revision, { parts }: Preview): Revision {
  const live = { ...revision.live };
  for (const [name, { version, digest }] of Object.entries(parts))
    live[name] = promoteVersion(version, digest, live[name]);
  return { ...revision, live };
}
