import { withTimeout } from '@shared/contracts';
import { pageRegistry, type PageRegistry } from '../page-registry';
import { loadWithRetry, timeLimits } from './attempts';

/**
 * Resolves when every remote of the site is known: at once where the document lists all, else after one request
 * for those that it leaves out. Rejects when two attempts have failed; the next call tries again.
 */
export function completeRegistry(): Promise<void> {
  const registry = pageRegistry();
  if (registry.isComplete) return Promise.resolve();
  registry.completing ??= fetchRest(registry).finally(() => {
    registry.completing = undefined;
  });
  return registry.completing;
}

async function fetchRest(registry: PageRegistry): Promise<void> {
  const { remotes } = await loadWithRetry(async () => {
    const attempt = registry.attempts.get(unlisted) ?? 0;
    registry.attempts.set(unlisted, attempt + 1);
    if (!window.fetchUnlistedRemotes)
      throw new Error('The document does not say which remotes it leaves out');
    return withTimeout(timeLimits.unlisted, window.fetchUnlistedRemotes(attempt));
  });
  registry.complete(remotes);
}

/** Its attempts are counted beside those of containers, whose names have a version. */
const unlisted = 'unlisted';
