import type { Revision } from '@ilera/contracts';
import type { GatewayEventListener } from '../../notify/notifier';
import type { ReleaseCache } from '../../registry/releases/release-cache';
import { StoreError } from '../../store/open-store';
import type { AssetCache } from './asset-cache';

/** Time after which damaged versions are checked again. */
const recheckMs = 5_000;
/** Time in which missing files cause one check at most, because the file may belong to no checked version. */
const suspectMs = 60_000;

/**
 * Finds damaged versions, whose files are missing or have another hash than published. The follower checks a revision when
 * it goes live, after a file was missing, and while a version is damaged.
 */
export class FileCheck {
  /** A sentence for each damaged version, by part and version. */
  private faults = new Map<string, string>();
  private checkedAt = 0;
  private missingAt = 0;
  /** Set until the first check, after a file was missing, and after a check that the store did not answer. */
  private isSuspect = true;

  constructor(
    private readonly assetCache: AssetCache,
    private readonly releases: ReleaseCache,
    private readonly onEvent: GatewayEventListener,
  ) {}

  /** A sentence for each damaged version. */
  get damaged(): string[] {
    return [...this.faults.values()];
  }

  isDamaged = (part: string, version: string): boolean => this.faults.has(`${part} ${version}`);

  /** Whether the served revision needs another check: a file was missing, or a version is damaged. */
  get isDue(): boolean {
    return this.isSuspect || (this.faults.size > 0 && Date.now() - this.checkedAt >= recheckMs);
  }

  /** Makes a check due after a file was missing, unless damaged versions are rechecked anyway. */
  suspect(): void {
    if (this.faults.size > 0 || Date.now() - this.missingAt < suspectMs) return;
    this.missingAt = Date.now();
    this.isSuspect = true;
  }

  /** Reads a revision's files into memory and notes damaged versions. @throws where the store does not answer */
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
    const offered = Object.entries(revision.live).flatMap(([part, { version, digest, lastGood, canary }]) => [
      { part, version, digest, fallback: lastGood?.version },
      ...(canary ? [{ part, version: canary.version, digest: canary.digest, fallback: version }] : []),
    ]);
    const faults = new Map<string, string>();
    const read = async (part: string, version: string, digest?: string): Promise<void> => {
      const reason = await this.findFault(part, version, digest);
      const key = `${part} ${version}`;
      if (reason) faults.set(key, `${key} cannot be served as published: ${reason}.`);
    };
    await Promise.all(
      offered.map(async ({ part, version, digest, fallback }) => {
        await read(part, version, digest);
        if (fallback && faults.has(`${part} ${version}`)) await read(part, fallback);
      }),
    );
    const before = this.faults;
    this.faults = faults;
    for (const { part, version, fallback } of offered) {
      const key = `${part} ${version}`;
      const problem = faults.get(key);
      if (before.has(key) === Boolean(problem)) continue;
      const next =
        fallback && !faults.has(`${part} ${fallback}`)
          ? `This gateway serves ${fallback} until it can, if that runs in the live shell.`
          : 'There is no version to serve in its place: publish one, or roll back.';
      this.onEvent(
        problem
          ? { type: 'paused', part, version, text: `${problem} ${next}` }
          : { type: 'resumed', part, version, text: `${key} is as published again.` },
      );
    }
  }

  /** Explains the fault of a version's files; undefined without a fault. @throws where the store does not answer */
  private async findFault(part: string, version: string, digest?: string): Promise<string | undefined> {
    const release = await this.releases.get(part, version, digest).catch((error: unknown) => {
      if (error instanceof StoreError) throw error;
      return undefined;
    });
    if (!release) return 'its release.json is missing or damaged';
    const file = await this.assetCache.load(release);
    return file && `${file} is missing or damaged`;
  }
}
