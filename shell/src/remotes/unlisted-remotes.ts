import { withTimeout } from '@shared/contracts';
import type { RouteTable } from '../route-table';
import { ATTEMPT_MS, loadWithRetry } from './remote-failure';
import type { RemoteVersions } from './remote-versions';

/** The remotes that a document leaves out (docs/adr/0012), fetched when one of them may be needed. */
export class UnlistedRemotes {
  private attempts = 0;
  /** The request, while it is under way. */
  private completing: Promise<void> | undefined;

  constructor(
    private readonly versions: RemoteVersions,
    private readonly routes: RouteTable,
    /** Whether every remote of the site is known. */
    public isComplete: boolean,
  ) {}

  /**
   * Resolves when every remote of the site is known: at once where the document lists all, else after one request
   * for the others. Rejects when two attempts have failed; the next call tries again.
   */
  complete(): Promise<void> {
    if (this.isComplete) return Promise.resolve();
    this.completing ??= this.fetch().finally(() => {
      this.completing = undefined;
    });
    return this.completing;
  }

  private async fetch(): Promise<void> {
    const { remotes } = await loadWithRetry(async () => {
      if (!window.fetchUnlistedRemotes)
        throw new Error('The document does not say which remotes it leaves out');
      return withTimeout(ATTEMPT_MS, window.fetchUnlistedRemotes(this.attempts++));
    });
    // Those that the document lists stay as they are in use.
    const others = Object.entries(remotes).filter(([name]) => !this.versions.inUse(name));
    this.versions.add(Object.fromEntries(others));
    this.routes.add(Object.fromEntries(others));
    this.isComplete = true;
  }
}
