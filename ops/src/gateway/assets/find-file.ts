import { setTimeout } from 'node:timers/promises';
import type { LivePart } from '@ilera/contracts';
import { readPreviews } from '../../registry/previews';
import { versionsIn } from '../../site/live-part';
import type { Services } from '../services';

/** Revisions back to which the files of open tabs are found. */
const rememberedRevisions = 200;

/** Minimum time between searches of the store for unknown addresses. */
const searchPauseMs = 500;

/**
 * Finds the files with a content address (docs/adr/0004). An unknown address may come from a document of another gateway,
 * with a newer revision or preview, or from a tab that was open before this gateway started. A tab of an older revision
 * gets its files from its version's folder.
 */
export function createFileFinder({
  follower,
  ledger,
  releases,
}: Pick<Services, 'follower' | 'ledger' | 'releases'>) {
  let searchedAt = 0;
  let next: Promise<void> | undefined;
  let hasOlder = false;
  const search = async (): Promise<void> => {
    await follower.poll();
    if (follower.storeProblem) return;
    const older = hasOlder ? [] : await ledger.recent(rememberedRevisions, follower.current?.revision.n);
    const shown: Record<string, LivePart>[] = [
      ...older.map(({ live }) => live),
      ...(await readPreviews(ledger)).map(({ parts }) => parts),
    ];
    // A release that cannot be read hides no other.
    await Promise.all(
      shown
        .flatMap(versionsIn)
        .map(({ name, version }) => releases.get(name, version).catch(() => undefined)),
    );
    hasOlder = true;
  };
  return async (name: string, address: string) => {
    if (releases.find(name, address).length === 0)
      // A search that began before this request may have missed the file.
      await (next ??= setTimeout(Math.max(0, searchedAt + searchPauseMs - Date.now())).then(() => {
        next = undefined;
        searchedAt = Date.now();
        return search();
      }));
    return releases.find(name, address);
  };
}
