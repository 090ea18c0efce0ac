import { LRUCache } from 'lru-cache';
import type { Revision } from '@shared/contracts';
import type { FastifyInstance } from 'fastify';

/** Milliseconds after which damaged versions are checked again. */
const damagedAgain = 5_000;

/** A version whose files do not come as published. */
export interface Damage {
  part: string;
  version: string;
  reason: string;
}

/** Milliseconds in which a version is checked at most once because a file is missing. */
const suspectAgain = 60_000;

/**
 * Which versions this gateway cannot serve as they were published: their files do not come, or do not have their
 * hash. Read when a revision goes live, and when a file is missing.
 */
export class FileCheck {
  private readonly found = new Map<string, Damage>();
  private readonly suspected = new LRUCache<string, true>({ max: 1_000, ttl: suspectAgain });
  private readonly running = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly app: Pick<FastifyInstance, 'assets' | 'releases' | 'follower' | 'onEvent'>) {
    this.timer = setInterval(() => this.run(this.checkDamaged()), damagedAgain);
    this.timer.unref();
  }

  get damaged(): Damage[] {
    return [...this.found.values()];
  }

  isDamaged = (part: string, version: string): boolean => this.found.has(`${part} ${version}`);

  /** Reads the files of what a revision shows, so that it is served from memory, and without what is damaged. */
  async checkRevision(revision: Revision): Promise<void> {
    const shown = Object.entries(revision.live).flatMap(([part, { version, digest, canary }]) => [
      { part, version, digest },
      ...(canary ? [{ part, version: canary.version, digest: canary.digest }] : []),
    ]);
    await Promise.all(shown.map((one) => this.check(one.part, one.version, revision, one.digest)));
    for (const [key, { part, version }] of this.found)
      if (!offers(revision, part, version)) this.found.delete(key);
  }

  /** Checks a version of which a file is missing; the result comes later. */
  suspect(part: string, version: string | undefined): void {
    const { revision } = this;
    if (version === undefined) return;
    const key = `${part} ${version}`;
    if (!revision || !offers(revision, part, version) || this.suspected.has(key)) return;
    this.suspected.set(key, true);
    this.run(this.check(part, version, revision));
  }

  /** Resolves when the checks that were begun are done. */
  async settled(): Promise<void> {
    await Promise.all(this.running);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.settled();
  }

  /** What this gateway serves; undefined at the start. */
  private get revision(): Revision | undefined {
    return this.app.follower.current?.revision;
  }

  private async checkDamaged(): Promise<void> {
    const { revision } = this;
    if (!revision) return;
    await Promise.all(this.damaged.map(({ part, version }) => this.check(part, version, revision)));
  }

  private async check(part: string, version: string, revision: Revision, digest?: string): Promise<void> {
    const { onEvent } = this.app;
    const reason = await this.reasonOf(part, version, digest);
    const key = `${part} ${version}`;
    const wasFound = this.found.has(key);
    if (reason) this.found.set(key, { part, version, reason });
    else if (this.found.delete(key))
      onEvent({ type: 'resumed', part, version, text: `${key} is as published again.` });
    if (!reason || wasFound) return;
    const fallback = fallbackOf(revision, part, version);
    const isWorse = fallback && (await this.reasonOf(part, fallback));
    if (fallback && isWorse)
      this.found.set(`${part} ${fallback}`, { part, version: fallback, reason: isWorse });
    const text = `${key} cannot be served as published: ${reason}. ${
      fallback && !isWorse
        ? `This gateway serves ${fallback} until it can.`
        : 'There is no version to serve in its place: publish one, or roll back.'
    }`;
    onEvent({ type: 'paused', part, version, text });
  }

  /** What is wrong with a version's files, as visitors get them. @throws when the store does not answer */
  private async reasonOf(part: string, version: string, digest?: string): Promise<string | undefined> {
    const { assets, releases } = this.app;
    const release = await releases.get(part, version, digest);
    if (!release) return 'its release.json is missing';
    const bad = await assets.load(release);
    return bad && `${bad} is missing or damaged`;
  }

  private run(work: Promise<void>): void {
    // Where the store does not answer nothing is known of the files; the follower says so.
    const running = work.catch(() => undefined).finally(() => this.running.delete(running));
    this.running.add(running);
  }
}

/** Whether a revision shows a version to anybody. */
export function offers({ live }: Revision, part: string, version: string): boolean {
  const one = Object.hasOwn(live, part) ? live[part] : undefined;
  return one !== undefined && [one.version, one.lastGood, one.canary?.version].includes(version);
}

/** A live version falls back to the last good one, a canary to the live one. */
function fallbackOf({ live }: Revision, part: string, version: string): string | undefined {
  const one = live[part];
  return one && (version === one.version ? one.lastGood : one.version);
}
