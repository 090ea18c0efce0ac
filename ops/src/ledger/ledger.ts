import type { Revision } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import type { Trust } from '../keys/load-keys';
import { revisionHash, type Signer } from '../keys/signing';
import { hintKey, revisionKey, type ReleaseStore } from '../store/release-store';
import { assertBelievedAfterwards, describeNoneTrusted, type Latest } from './assert-believed';
import { assertClock } from './clock';
import { findTop, listRuns, type Run } from './find-top';
import { RevisionReader, type Judge, type StoredRevision } from './revision-reader';
import { placeholder } from './stored-revision';
import { carryFreeze, carryGrants, carryPassRule, stampParts } from './next-revision';
import { assertReadable, formatRevision } from './revision-size';
import { RevisionVerifier, type RefusedRevision } from './verify-revision';

/** The content of a change; the ledger adds number, time, base and signature. */
export type NewRevision = Omit<Revision, 'n' | 'at' | 'signature' | 'previous'>;

/**
 * Decides the next revision, which is dated `at`, from the newest one; called again, with a newer one, when
 * another writer was first.
 */
export type Change = (previous: Revision | undefined, at: string) => Promise<NewRevision> | NewRevision;

export interface LedgerOptions {
  /** The clock; unset: the machine's, which must agree with the store's. */
  now?: () => Date;
  /** Signs each revision that is appended. */
  signer?: Signer;
  /** The trusted keys; unset: everything is valid. */
  trust?: Trust;
  /** Appends above revisions with unknown keys, instead of refusing. */
  overUnknownKeys?: boolean;
  /** Called with each appended revision; nothing waits for it. */
  onAppended?: (revision: Revision, before: Revision | undefined) => void;
}

/** A line of the history: a revision, and why it is refused, where it is. */
export interface HistoryEntry {
  revision: Revision;
  refused?: RefusedRevision;
}

/** Revisions that are read at once when looking back one by one. */
const ahead = 4;

/** The append-only list of the site's revisions (Q12). A new revision is built on a valid one only. */
export class Ledger {
  private readonly reader: RevisionReader;
  private readonly verifier: RevisionVerifier;
  private readonly judge: Judge = (revision) => this.verifier.judge(revision);

  constructor(
    private readonly store: ReleaseStore,
    private readonly options: LedgerOptions = {},
  ) {
    this.reader = new RevisionReader(store);
    this.verifier = new RevisionVerifier(options.trust, (n) => this.reader.readIntact(n), options.now);
  }

  /** Where the ledger is, for messages. */
  get description(): string {
    return this.store.description;
  }

  /** The trusted keys. */
  get trust(): Trust | undefined {
    return this.options.trust;
  }

  /** The key that signs what is appended. */
  get signer(): Signer | undefined {
    return this.options.signer;
  }

  /** A revision as it stands in the store, valid or not. @throws DamagedRevision */
  read(n: number): Promise<Revision | undefined> {
    return this.reader.read(n);
  }

  /** What stands in the store under a number, and why it is refused where it is. */
  readJudged(n: number): Promise<StoredRevision> {
    return this.reader.look(n, this.judge);
  }

  /** Why a revision is refused; undefined when it is valid. */
  async refusalOf(revision: Revision): Promise<RefusedRevision | undefined> {
    const { isLasting: _isLasting, ...refused } = (await this.verifier.judge(revision)) ?? {};
    return 'why' in refused ? refused : undefined;
  }

  /**
   * The newest valid revision. `known` is the number of an existing one, so that a follower reads only later
   * ones.
   * @throws when there are revisions and none is valid
   */
  async newest(known = 0): Promise<Revision | undefined> {
    const latest = await this.latest(known);
    if (!latest.revision && latest.number > 0)
      throw new ReleaseRefused(describeNoneTrusted(latest, this.description));
    return latest.revision;
  }

  /**
   * The end of the ledger. What stands above a gap and is refused is no part of it: somebody wrote it for
   * readers that start from a hint, and others do not come to it.
   * @param known as for `newest`; what stands above a gap above it is not looked at
   * @param floor revisions up to this number are not looked at
   */
  async latest(known = 0, floor = 0): Promise<Latest> {
    const { number, isUnsure } = await findTop(this.store, known);
    const { hasGap, ...first } = await this.lookDown(down(number, floor));
    if (!hasGap && !isUnsure) return { number, ...first };
    const runs = await listRuns(this.store);
    const own = runs.find(({ bottom, top }) => bottom <= known && known <= top);
    const reachable = runs.filter(({ top }) => top > floor && top <= (own?.top ?? Infinity));
    const present = reachable.flatMap(({ bottom, top }) => [...down(top, Math.max(floor, bottom - 1))]);
    const { revision, refused } = await this.lookDown(present.values());
    const isIn = ({ bottom, top }: Run, n: number): boolean => bottom <= n && n <= top;
    const last = reachable.find((run) => isIn(run, revision?.n ?? floor));
    if (!last) return { number, ...first };
    return { number: last.top, revision, refused: refused.filter(({ n }) => isIn(last, n)) };
  }

  /** The number of the last revision, valid or not. @param known the number of an existing one, or 0 */
  async newestNumber(known = 0): Promise<number> {
    return (await this.latest(known)).number;
  }

  /** The first valid revision of some numbers, or up to one that is not in the store. */
  private async lookDown(numbers: Iterator<number>): Promise<Omit<Latest, 'number'> & { hasGap: boolean }> {
    const refused: RefusedRevision[] = [];
    for (let batch = 1; ; batch = Math.min(batch * 4, 32)) {
      const next = take(numbers, batch);
      if (next.length === 0) return { revision: undefined, refused, hasGap: false };
      for await (const { n, revision, isMissing } of this.reader.each(next, this.judge)) {
        if (isMissing) return { revision: undefined, refused, hasGap: true };
        if (!('why' in revision)) return { revision, refused, hasGap: false };
        refused.push({ ...revision, n });
      }
    }
  }

  /**
   * Appends one revision on top of the newest valid one. A writer that lost the race decides again on top of
   * the winner's.
   * @throws ReleaseRefused when its key is not trusted, or may not sign this change
   * @param adopted the base in place of the newest valid one: a person has checked it
   */
  async append(change: Change, adopted?: Revision): Promise<Revision> {
    let known = 0;
    for (let attempt = 1; attempt <= 500; attempt += 1) {
      const latest = await this.latest(known);
      known = latest.number;
      await this.assertMayAppend(latest, adopted);
      if (adopted && attempt > 1)
        throw new ReleaseRefused(
          'Refused, nothing changed: somebody else changed the site meanwhile. Look again.',
        );
      const before = adopted ?? latest.revision;
      const n = known + 1;
      const at = this.timeAfter(before);
      const { grants, ...decided } = await change(before, at);
      const revision = this.sign({
        n,
        at,
        ...carryFreeze(before, decided),
        ...carryPassRule(before, decided),
        ...carryGrants(before, { ...decided, ...(grants && { grants }) }),
        ...decided,
        live: stampParts(before, decided.live, n),
        ...(before ? { previous: { n: before.n, hash: revisionHash(before) } } : {}),
      });
      const refused = await this.refusalOf(revision);
      if (refused)
        throw new ReleaseRefused(
          `Refused, nothing changed: ${refused.reason.replace(/^not permitted: /, '')}.`,
        );
      const body = formatRevision(revision);
      assertReadable(body, revision);
      if ((await this.store.putIfAbsent(revisionKey(revision.n), body)) === 'created') {
        // A hint that is lost or outdated costs the next look-up a few requests more.
        await this.store.put(hintKey, Buffer.from(String(revision.n))).catch(() => undefined);
        this.options.onAppended?.(revision, before);
        return revision;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(10 * attempt, 200)));
    }
    throw new Error('Gave up after 500 attempts to append a revision: somebody else was first each time.');
  }

  /** Refuses before anything is written where an appended revision would not be valid. */
  async assertMayAppend(known?: Latest, adopted?: Revision): Promise<void> {
    assertBelievedAfterwards(known ?? (await this.latest()), this.options, this.description, adopted);
    if (!this.options.now) await assertClock(this.store);
  }

  /** The last `count` valid revisions, newest first. */
  async recent(count: number): Promise<Revision[]> {
    return (await this.history(count)).filter(({ refused }) => !refused).map(({ revision }) => revision);
  }

  /**
   * The last `count` revisions, newest first, each with its refusal. A revision whose key was removed from
   * the list is still valid where a valid revision contains its hash.
   */
  async history(count: number): Promise<HistoryEntry[]> {
    const entries: HistoryEntry[] = [];
    for await (const entry of this.entries(count, 32)) entries.push(entry);
    return entries;
  }

  /** The last valid revisions one after the other, newest first, read on demand with a few in advance. */
  async *newestFirst(most: number): AsyncGenerator<Revision> {
    for await (const { revision, refused } of this.entries(most, ahead)) if (!refused) yield revision;
  }

  /** The last `most` revisions, newest first, of which `batch` are read at a time. */
  private async *entries(most: number, batch: number): AsyncGenerator<HistoryEntry> {
    const newest = await this.newestNumber();
    const last = Math.max(0, newest - most);
    let expected: Revision['previous'];
    for (let from = newest; from > last; from -= batch) {
      const numbers = [...down(from, Math.max(last, from - batch))];
      for await (const { n, revision } of this.reader.each(numbers)) {
        if ('why' in revision) {
          yield { revision: placeholder(n), refused: revision };
          continue;
        }
        const isNamed = expected?.n === n && expected.hash === revisionHash(revision);
        const refused = isNamed ? undefined : await this.refusalOf(revision);
        if (!refused) expected = revision.previous;
        yield refused ? { revision, refused } : { revision };
      }
    }
  }

  /** The revision that was live at a moment, found by halving, because times in the ledger never decrease. */
  async at(moment: Date): Promise<Revision | undefined> {
    let low = 0;
    let high = await this.newestNumber();
    let found: Revision | undefined;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const revision = await this.believedUpTo(middle, low);
      if (!revision) low = middle;
      else if (Date.parse(revision.at) <= moment.getTime()) {
        found = revision;
        low = middle;
      } else high = revision.n - 1;
    }
    return found;
  }

  /** The nearest valid revision at or below a number and above another. */
  private async believedUpTo(n: number, above: number): Promise<Revision | undefined> {
    for (let number = n; number > above; number -= 1) {
      const { revision } = await this.readJudged(number);
      if (!('why' in revision)) return revision;
    }
    return undefined;
  }

  private sign(plain: Revision): Revision {
    return this.options.signer ? { ...plain, signature: this.options.signer.sign(plain) } : plain;
  }

  /** Two machines' clocks may differ by seconds; the order of the ledger decides. */
  private timeAfter(previous: Revision | undefined): string {
    const now = (this.options.now?.() ?? new Date()).toISOString();
    return previous && previous.at > now ? previous.at : now;
  }
}

/** Numbers from one down to, and without, another. */
function* down(top: number, floor: number): Generator<number, undefined> {
  for (let n = top; n > floor; n -= 1) yield n;
}

function take(numbers: Iterator<number>, most: number): number[] {
  const taken: number[] = [];
  while (taken.length < most) {
    const { value, done } = numbers.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}
