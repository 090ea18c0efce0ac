import { randomUUID } from 'node:crypto';
import type { PathGrants, Preview, Revision } from '@ilera/contracts';
import { ChangeUncertain, ReleaseRefused } from '../../site/refusal';
import type { Budgets } from '../../site/budgets';
import { changedParts } from '../../site/live-part';
import type { HistoryEntry, RefusedRevision } from '../../site/revision-text';
import { putOnce, revisionKey, revisions, type ReleaseStore } from '../../store/release-store';
import type { Keys } from './load-keys';
import { whySignatureRefused, type Signed } from './signing';

/** A revision before the ledger adds number, time, paths and signature. */
export type NewRevision = Omit<Revision, 'n' | 'at' | 'paths' | 'signature'>;

export interface LedgerOptions extends Omit<Keys, 'opsKey'> {
  now?: () => Date;
  /** Path grants of the policy; unset: the newest revision's stay. */
  paths?: PathGrants;
  /** Size budgets of the policy; unset: sizes are not checked. */
  budgets?: Budgets;
}

/** The end of the ledger: its last number, the newest valid revision, and the refused revisions above. */
export interface Latest {
  number: number;
  revision: Revision | undefined;
  refused: RefusedRevision[];
}

/** Numbers probed one by one above the highest known one, before the store lists all. */
const maxProbes = 32;
/** Revisions read in parallel. */
const batchSize = 16;

/** The append-only list of the site's revisions. */
export class Ledger {
  /** Highest number seen: a store that ends below has lost revisions. */
  private highest = 0;

  constructor(
    readonly store: ReleaseStore,
    readonly options: LedgerOptions = {},
  ) {}

  /** Path grants of the next revision. */
  pathsAfter(previous: Revision | undefined): Pick<Revision, 'paths'> {
    const paths = this.options.paths ?? previous?.paths;
    return paths ? { paths } : {};
  }

  /** Reads the revision with a number, valid or refused; undefined where the store has none. */
  async readEntry(n: number): Promise<HistoryEntry | undefined> {
    const body = await this.store.get(revisionKey(n));
    if (!body) return undefined;
    const revision = parseRevision(body, n);
    if (!revision) return { n, reason: 'damaged: it cannot be read' };
    const reason = whySignatureRefused(revision, this.options.trust);
    return reason ? { n, reason } : revision;
  }

  /** Reads a valid revision; undefined where none has the number. */
  async read(n: number): Promise<Revision | undefined> {
    const found = await this.readEntry(n);
    return found && 'live' in found ? found : undefined;
  }

  /** Finds the number of the last revision, valid or not. */
  async newestNumber(): Promise<number> {
    let n = (await this.isThere(this.highest)) ? this.highest : 0;
    for (let step = 0; n > 0 && step < maxProbes; step += 1, n += 1)
      if (!(await this.isThere(n + 1))) return n;
    const numbers = (await this.store.list(revisions)).map((key) =>
      Number(/^revisions\/(\d{8})\.json$/.exec(key)?.[1] ?? 0),
    );
    return numbers.reduce((highest, number) => Math.max(highest, number), 0);
  }

  /** Reads the end of the ledger. @param floor number of a known revision; only later ones are read */
  async latest(floor = 0): Promise<Latest> {
    this.highest = Math.max(this.highest, floor);
    const number = await this.newestNumber();
    this.highest = Math.max(this.highest, number);
    const refused: RefusedRevision[] = [];
    for await (const found of this.newestFirst(number - floor, number)) {
      if ('live' in found) return { number, revision: found, refused };
      refused.push(found);
    }
    return { number, revision: undefined, refused };
  }

  private assertValid(latest: Latest): Latest {
    if (latest.revision || latest.number === 0) return latest;
    throw new ReleaseRefused(describeNoneValid(latest, this.store.description));
  }

  /** Reads the newest valid revision. @throws ReleaseRefused where revisions exist and none is valid */
  async newest(): Promise<Revision | undefined> {
    return this.assertValid(await this.latest()).revision;
  }

  /**
   * Appends a revision to a known end of the ledger; undefined where another writer appended first.
   * @throws ChangeUncertain where the store neither answered the write nor says whether it was made
   */
  async append(
    { number, revision: before }: Latest,
    decided: NewRevision,
    now = this.now(),
  ): Promise<Revision | undefined> {
    const n = number + 1;
    // Never before the previous revision, because machines' clocks differ.
    const at = before && before.at > now ? before.at : now;
    const revision = this.sign({
      n,
      at,
      ...(before?.freeze && decided.action !== 'end-freeze' ? { freeze: before.freeze } : {}),
      ...(before?.urgent ? { urgent: before.urgent } : {}),
      ...this.pathsAfter(before),
      // Tells this write from another writer's equal change when the store's answer is lost.
      key: randomUUID(),
      ...decided,
      live: stampParts(before, decided.live, { n, at }),
    });
    const put = putOnce(this.store, revisionKey(n), formatRecord(revision));
    const outcome = await put.catch(async (error: Error) => {
      const isPossible = await this.isThere(n).catch(() => true);
      throw isPossible ? new ChangeUncertain(error.message, error) : error;
    });
    if (outcome === 'taken') return undefined;
    this.highest = Math.max(this.highest, n);
    return revision;
  }

  /**
   * Reads the end of the ledger before an append.
   * @throws ReleaseRefused where the store lost revisions, or no gateway would serve one from here
   */
  async latestForAppend(): Promise<Latest> {
    const { signer, trust } = this.options;
    const latest = await this.latest();
    if (latest.number < this.highest)
      throw new ReleaseRefused(
        `Refused, nothing changed: ${this.store.description} has lost revisions. It ends at ${latest.number || 'none'}, and ${this.highest} was there.\n` +
          '  Put back what is missing (docs/ops.md, "The store is gone").',
      );
    if (this.lacksKey(this.assertValid(latest).revision))
      throw new ReleaseRefused(
        'Refused, nothing changed: revisions are signed here, and there is no key.\n  Set RELEASE_REGISTRY, or RELEASE_SIGNING_KEY.',
      );
    if (signer && trust && !trust.has(signer.key))
      throw new ReleaseRefused(
        `Refused, nothing changed: the key ${signer.key} is not among RELEASE_PUBLIC_KEYS,\nso no gateway would serve what it signs.`,
      );
    return latest;
  }

  /** Whether this process lacks the key that the newest revision or the configuration demands. */
  lacksKey(newest: Revision | undefined): boolean {
    const { signer, trust } = this.options;
    return !signer && Boolean(trust ?? newest?.signature);
  }

  /** Reads the last `count` valid revisions, newest first. @param from highest number to read */
  async recent(count: number, from?: number): Promise<Revision[]> {
    const found: Revision[] = [];
    for await (const entry of this.newestFirst(Infinity, from)) {
      if ('live' in entry) found.push(entry);
      if (found.length >= count) break;
    }
    return found;
  }

  /** Reads the last `count` revisions, valid or refused, newest first. */
  async history(count: number, from?: number): Promise<HistoryEntry[]> {
    const entries: HistoryEntry[] = [];
    for await (const entry of this.newestFirst(count, from)) entries.push(entry);
    return entries;
  }

  /** Reads the last revisions on demand, valid or refused, newest first. @param from highest number to read */
  async *newestFirst(most = Infinity, from?: number): AsyncGenerator<HistoryEntry, void> {
    const top = from ?? (await this.newestNumber());
    const floor = Math.max(0, top - most);
    // The first batch is a single revision, which nearly always suffices.
    for (let next = top, size = 1; next > floor; next -= size, size = batchSize) {
      const numbers = Array.from({ length: Math.min(size, next - floor) }, (_, index) => next - index);
      for (const found of await Promise.all(numbers.map((n) => this.readEntry(n)))) if (found) yield found;
    }
  }

  private async isThere(n: number): Promise<boolean> {
    return n > 0 && (await this.store.get(revisionKey(n))) !== undefined;
  }

  /** Signs a record where this process has a key. */
  sign<Kind extends Signed>(record: Kind): Kind {
    const { signer } = this.options;
    return signer ? { ...record, signature: signer.sign(record) } : record;
  }

  /** Time of this machine's clock, as ISO. */
  now(): string {
    return (this.options.now?.() ?? new Date()).toISOString();
  }
}

/** Message for a store whose revisions are all invalid. */
export function describeNoneValid({ refused }: Latest, description: string): string {
  const reasons = refused.slice(0, 3).map(({ n, reason }) => `  revision ${n} is ${reason}`);
  return `No revision in ${description} can be believed:\n${reasons.join('\n')}\n  Is RELEASE_PUBLIC_KEYS the list of this site?`;
}

/** Stamps each changed part with the revision that changed it, and the time since which its version is live. */
function stampParts(
  before: Revision | undefined,
  live: Revision['live'],
  { n, at }: Pick<Revision, 'n' | 'at'>,
): Revision['live'] {
  const changed = changedParts(before?.live, live);
  return Object.fromEntries(
    Object.entries(live).map(([name, part]) => {
      const { version, since = at } = before?.live[name] ?? {};
      const stamps = { revision: n, since: version === part.version ? since : at };
      return [name, changed.includes(name) ? { ...part, ...stamps } : part];
    }),
  );
}

/** Formats a record as the registry writes it. */
export const formatRecord = (record: Revision | Preview): Buffer =>
  Buffer.from(`${JSON.stringify(record, null, 2)}\n`);

/** Parses a revision; undefined for anything but the revision with that number. */
function parseRevision(body: Buffer, n: number): Revision | undefined {
  const revision = parseRecord(body) as Partial<Revision> | undefined;
  return revision?.n === n && revision.live ? (revision as Revision) : undefined;
}

/** Parses a record; undefined where it is no JSON. A signature or hash vouches for the shape, which is not checked. */
export function parseRecord(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}
