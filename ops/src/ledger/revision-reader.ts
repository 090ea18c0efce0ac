import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Revision } from '@shared/contracts';
import { LRUCache } from 'lru-cache';
import { getRecord } from '../store/get-record';
import { revisionKey, type ReleaseStore } from '../store/release-store';
import { DamagedRevision, parseRevision } from './stored-revision';
import { keptFor, type Refusal, type RefusedRevision } from './verify-revision';

/** What stands in the store under a number. */
export interface StoredRevision {
  n: number;
  revision: Revision | RefusedRevision;
  isMissing?: true;
}

/** Why a revision is refused; undefined when it is valid. */
export type Judge = (revision: Revision) => Promise<Refusal | undefined>;

/** Refusals that are kept. */
const mostKept = 10_000;

/** Bytes from which on a revision takes milliseconds to parse. */
const large = 32 * 1024;

/** Reads the revisions of a store. What is refused is parsed once, as it may be as large as a revision may be. */
export class RevisionReader {
  /** By number and hash of the bytes. */
  private readonly refusals = new LRUCache<string, RefusedRevision>({ max: mostKept });

  constructor(private readonly store: ReleaseStore) {}

  /** A revision as it stands in the store, valid or not. @throws DamagedRevision */
  async read(n: number): Promise<Revision | undefined> {
    const body = await this.get(n);
    return body && parseRevision(body, n);
  }

  /** The same, where damage is no error. */
  async readIntact(n: number): Promise<Revision | 'damaged' | undefined> {
    const body = await this.get(n);
    const revision = body && this.parse(n, body, addressOf(n, body));
    return revision && 'why' in revision ? 'damaged' : revision;
  }

  /** What stands under a number. @param judge what it refuses comes as refused; unset: only what is damaged does */
  async look(n: number, judge?: Judge): Promise<StoredRevision> {
    return this.judged(n, await this.get(n), judge);
  }

  /** Several, read at once and parsed one after the other, with time for others in between. */
  async *each(numbers: number[], judge?: Judge): AsyncGenerator<StoredRevision> {
    const bodies = await Promise.all(numbers.map(async (n) => ({ n, body: await this.get(n) })));
    for (const { n, body } of bodies) {
      if (body && body.byteLength > large) await setImmediate();
      yield await this.judged(n, body, judge);
    }
  }

  private async judged(n: number, body: Buffer | undefined, judge?: Judge): Promise<StoredRevision> {
    if (!body)
      return { n, revision: { n, why: 'damaged', reason: 'not in the store any more' }, isMissing: true };
    const address = addressOf(n, body);
    const revision = (judge && this.refusals.get(address)) ?? this.parse(n, body, address);
    const refusal = 'why' in revision ? undefined : await judge?.(revision);
    if (!refusal) return { n, revision };
    const { isLasting, ...refused } = refusal;
    this.refusals.set(address, refused, isLasting ? {} : { ttl: keptFor });
    return { n, revision: refused };
  }

  private get(n: number): Promise<Buffer | undefined> {
    return getRecord(this.store, revisionKey(n));
  }

  private parse(n: number, body: Buffer, address: string): Revision | RefusedRevision {
    const kept = this.refusals.get(address);
    if (kept?.why === 'damaged') return kept;
    try {
      return parseRevision(body, n);
    } catch (error) {
      if (!(error instanceof DamagedRevision)) throw error;
      const refused: RefusedRevision = { n, why: 'damaged', reason: 'damaged: it cannot be read' };
      this.refusals.set(address, refused);
      return refused;
    }
  }
}

const addressOf = (n: number, body: Buffer): string =>
  `${n} ${createHash('sha256').update(body).digest('base64')}`;
