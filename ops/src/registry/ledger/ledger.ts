import { randomUUID } from 'node:crypto';
import type { PathGrants, Preview, Revision } from '@ilera/contracts';
import { ReleaseRefused } from '../../site/refusal';
import type { Budgets } from '../../site/budgets';
import { changedParts } from '../../site/live-part';
import type { HistoryEntry, RefusedRevision } from '../../site/revision-text';
import { putOnce, revisionKey, revisions, type ReleaseStore } from '../../store/release-store';
import type { Keys } from './load-keys';
import { whySignatureRefused, type Signed } from './signing';

/** The content of a change; the ledger adds number, time, paths and signature. */
export type NewRevision = Omit<Revision, 'n' | 'at' | 'paths' | 'signature'>;

export interface LedgerOptions extends Omit<Keys, 'opsKey'> {
  now?: () => Date;
  /** The paths of remotes, as the policy has them; unset: they stay as they are. */
  paths?: PathGrants;
  /** What parts may weigh, as the policy has it; unset: nothing is weighed. */
  budgets?: Budgets;
}

/** The end of the ledger: its last number, the newest valid revision, and those above it that are refused. */
export interface Latest {
  number: number;
  revision: Revision | undefined;
  refused: RefusedRevision[];
}

/** Numbers that are tried above one that is known before all are listed. */
const walk = 32;
/** Revisions that are read at once. */
const batch = 16;

/** The append-only list of the site's revisions. */
export class Ledger {
  /** The highest number that is known to have been there: a store that ends below it has lost some. */
  private highest = 0;

  constructor(
    readonly store: ReleaseStore,
    readonly options: LedgerOptions = {},
  ) {}

  /** The paths of remotes in the revision after this one. */
  pathsAfter(previous: Revision | undefined): Pick<Revision, 'paths'> {
    const paths = this.options.paths ?? previous?.paths;
    return paths ? { paths } : {};
  }

  /** What stands under a number, valid or refused; undefined where nothing does. */
  async look(n: number): Promise<HistoryEntry | undefined> {
    const body = await this.store.get(revisionKey(n));
    if (!body) return undefined;
    const revision = parseRevision(body, n);
    if (!revision) return { n, reason: 'damaged: it cannot be read' };
    const reason = whySignatureRefused(revision, this.options.trust);
    return reason ? { n, reason } : revision;
  }

  /** A valid revision; undefined where there is none with that number. */
  async read(n: number): Promise<Revision | undefined> {
    const found = await this.look(n);
    return found && 'live' in found ? found : undefined;
  }

  /** The number of the last revision, valid or not. */
  async newestNumber(): Promise<number> {
    let n = (await this.isThere(this.highest)) ? this.highest : 0;
    for (let step = 0; n > 0 && step < walk; step += 1, n += 1) if (!(await this.isThere(n + 1))) return n;
    const numbers = (await this.store.list(revisions)).map((key) =>
      Number(/(\d{8})\.json$/.exec(key)?.[1] ?? 0),
    );
    return numbers.reduce((most, one) => Math.max(most, one), 0);
  }

  /** The end of the ledger. @param floor number of one that was there: up to it none is looked at */
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

  /** The newest valid revision. @throws ReleaseRefused when there are revisions and none is valid */
  async newest(): Promise<Revision | undefined> {
    return this.assertValid(await this.latest()).revision;
  }

  /**
   * Appends one revision to what was the end of the ledger, on top of the newest valid one; undefined where another
   * writer was first.
   */
  async append(
    { number, revision: before }: Latest,
    decided: NewRevision,
    at = this.timeAfter(before),
  ): Promise<Revision | undefined> {
    const n = number + 1;
    const revision = this.sign({
      n,
      at,
      ...(before?.freeze && decided.action !== 'end-freeze' ? { freeze: before.freeze } : {}),
      ...(before?.urgent ? { urgent: before.urgent } : {}),
      ...this.pathsAfter(before),
      // So that it is told from another writer's equal change, when the answer of the store is lost.
      key: randomUUID(),
      ...decided,
      live: stampParts(before, decided.live, { n, at }),
    });
    if ((await putOnce(this.store, revisionKey(n), formatRecord(revision))) === 'taken') return undefined;
    this.highest = Math.max(this.highest, n);
    return revision;
  }

  /**
   * The end of the ledger, where it is right to append to it.
   * @throws ReleaseRefused before anything is written, where no gateway would serve it
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

  /** Whether revisions are signed here, by the newest one or the configuration, and this process cannot. */
  lacksKey(newest: Revision | undefined): boolean {
    const { signer, trust } = this.options;
    return !signer && Boolean(trust ?? newest?.signature);
  }

  /** The last `count` valid revisions, newest first. @param from the number of the first one that is looked at */
  async recent(count: number, from?: number): Promise<Revision[]> {
    const found: Revision[] = [];
    for await (const entry of this.newestFirst(Infinity, from)) {
      if ('live' in entry) found.push(entry);
      if (found.length >= count) break;
    }
    return found;
  }

  /** The last `count` revisions, valid or refused, newest first. */
  async history(count: number, from?: number): Promise<HistoryEntry[]> {
    const entries: HistoryEntry[] = [];
    for await (const entry of this.newestFirst(count, from)) entries.push(entry);
    return entries;
  }

  /** The last revisions, valid or refused, newest first, read on demand. @param from the number of the first one */
  async *newestFirst(most = Infinity, from?: number): AsyncGenerator<HistoryEntry, void> {
    const top = from ?? (await this.newestNumber());
    const floor = Math.max(0, top - most);
    // One at first: it is nearly always the only one that is wanted.
    for (let next = top, size = 1; next > floor; next -= size, size = batch) {
      const numbers = Array.from({ length: Math.min(size, next - floor) }, (_, index) => next - index);
      for (const found of await Promise.all(numbers.map((n) => this.look(n)))) if (found) yield found;
    }
  }

  private async isThere(n: number): Promise<boolean> {
    return n > 0 && (await this.store.get(revisionKey(n))) !== undefined;
  }

  /** A record with its signature, where there is a key. */
  sign<Kind extends Signed>(record: Kind): Kind {
    const { signer } = this.options;
    return signer ? { ...record, signature: signer.sign(record) } : record;
  }

  /** The time of the next revision. Two machines' clocks may differ by seconds; the order of the ledger decides. */
  timeAfter(previous: Revision | undefined): string {
    const now = (this.options.now?.() ?? new Date()).toISOString();
    return previous && previous.at > now ? previous.at : now;
  }
}

/** The message where there are revisions and none is valid. */
export function describeNoneValid({ refused }: Latest, description: string): string {
  const reasons = refused.slice(0, 3).map(({ n, reason }) => `  revision ${n} is ${reason}`);
  return `No revision in ${description} can be believed:\n${reasons.join('\n')}\n  Is RELEASE_PUBLIC_KEYS the list of this site?`;
}

/** Notes in each part that differs from before which revision changed it, and since when its version is live. */
function stampParts(
  before: Revision | undefined,
  live: Revision['live'],
  { n, at }: Pick<Revision, 'n' | 'at'>,
): Revision['live'] {
  const changed = changedParts(before, live);
  return Object.fromEntries(
    Object.entries(live).map(([name, part]) => {
      const { version, since = at } = before?.live[name] ?? {};
      const stamps = { revision: n, since: version === part.version ? since : at };
      return [name, changed.includes(name) ? { ...part, ...stamps } : part];
    }),
  );
}

/** The bytes of a record, as the registry writes it. */
export const formatRecord = (record: Revision | Preview): Buffer =>
  Buffer.from(`${JSON.stringify(record, null, 2)}\n`);

/** A revision's bytes as a revision; undefined for anything that is not the revision with that number. */
function parseRevision(body: Buffer, n: number): Revision | undefined {
  const revision = parseRecord(body) as Partial<Revision> | undefined;
  return revision?.n === n && revision.live ? (revision as Revision) : undefined;
}

/** What is in it is believed for its signature: the registry alone writes records. */
export function parseRecord(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}
