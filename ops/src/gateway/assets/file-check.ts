import type { Revision } from '@ilera/contracts';
import type { GatewayEventListener } from '../../notify/notifier';
import type { ReleaseCache } from '../../registry/releases/release-cache';
import { StoreError } from '../../store/open-store';
import type { AssetCache } from './asset-cache';

/** Milliseconds after which damaged versions are checked again. */
const checkAgain = 5_000;
/** Milliseconds in which missing files lead to one check at most: what is missing may be of no version that is checked. */
const missingAgain = 60_000;

/**
 * Which versions this gateway cannot serve as they were published: their files do not come, or do not have their
 * hash. The follower checks all that is shown when a revision goes live, when a file is missing, and while one is damaged.
 */
export class FileCheck {
  /** What is wrong with each damaged version, in a sentence; the key is part and version. */
  private found = new Map<string, string>();
  private checkedAt = 0;
  private missingAt = 0;
  /** True until all was read once. */
  private isSuspect = true;

  constructor(
    private readonly assetCache: AssetCache,
    private readonly releases: ReleaseCache,
    private readonly onEvent: GatewayEventListener,
  ) {}

  /** What is wrong with each damaged version. */
  get damaged(): string[] {
    return [...this.found.values()];
  }

  isDamaged = (part: string, version: string): boolean => this.found.has(`${part} ${version}`);

  /** Whether what is shown is to be checked again: a file was missing since, or something is damaged. */
  get isDue(): boolean {
    return this.isSuspect || (this.found.size > 0 && Date.now() - this.checkedAt >= checkAgain);
  }

  /** A file of what is shown is missing, which leads to a check, unless checks go on anyway. */
  suspect(): void {
    if (this.found.size > 0 || Date.now() - this.missingAt < missingAgain) return;
    this.missingAt = Date.now();
    this.isSuspect = true;
  }

  /**
   * Reads the files of what a revision shows, so that it is served from memory, and without what is damaged.
   * @throws when the store does not answer
   */
  async check(revision: Revision): Promise<void> {
    this.checkedAt = Date.now();
    this.isSuspect = false;
    try {
      await this.readAll(revision);
    } catch (error) {
      this.isSuspect = true;
      throw error;
    }
  }

  private async readAll(revision: Revision): Promise<void> {
    // A live version falls back to the last good one, a canary to the live one.
    const shown = Object.entries(revision.live).flatMap(([part, { version, digest, lastGood, canary }]) => [
      { part, version, digest, fallback: lastGood?.version },
      ...(canary ? [{ part, version: canary.version, digest: canary.digest, fallback: version }] : []),
    ]);
    const found = new Map<string, string>();
    const read = async (part: string, version: string, digest?: string): Promise<void> => {
      const reason = await this.reasonOf(part, version, digest);
      const key = `${part} ${version}`;
      if (reason) found.set(key, `${key} cannot be served as published: ${reason}.`);
    };
    await Promise.all(shown.map(({ part, version, digest }) => read(part, version, digest)));
    await Promise.all(
      shown.map(
        ({ part, version, fallback }) => found.has(`${part} ${version}`) && fallback && read(part, fallback),
      ),
    );
    const before = this.found;
    this.found = found;
    for (const { part, version, fallback } of shown) {
      const key = `${part} ${version}`;
      const problem = found.get(key);
      if (before.has(key) === Boolean(problem)) continue;
      const next =
        fallback && !found.has(`${part} ${fallback}`)
          ? `This gateway serves ${fallback} until it can.`
          : 'There is no version to serve in its place: publish one, or roll back.';
      this.onEvent(
        problem
          ? { type: 'paused', part, version, text: `${problem} ${next}` }
          : { type: 'resumed', part, version, text: `${key} is as published again.` },
      );
    }
  }

  /** What is wrong with a version's files, as visitors get them. @throws when the store does not answer */
  private async reasonOf(part: string, version: string, digest?: string): Promise<string | undefined> {
    const release = await this.releases.get(part, version, digest).catch((error: unknown) => {
      if (error instanceof StoreError) throw error;
      return undefined;
    });
    if (!release) return 'its release.json is missing or damaged';
    const bad = await this.assetCache.load(release);
    return bad && `${bad} is missing or damaged`;
  }
}
