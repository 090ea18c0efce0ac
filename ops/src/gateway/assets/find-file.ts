import { setTimeout } from 'node:timers/promises';
import type { LivePart } from '@ilera/contracts';
import { readPreviews } from '../../registry/previews';
import { versionsIn } from '../../site/live-part';
import type { Services } from '../services';

/** How many revisions back the files of an open tab are known. */
const rememberedRevisions = 200;

/** Milliseconds between looks at the store for unknown addresses, however many are asked for. */
const lookAgain = 500;

/**
 * Finds the files with a content address (docs/adr/0004). An unknown one may be of a document of another gateway, which
 * has seen a newer revision or preview, or of a tab that was open before this gateway started. A tab of an older
 * revision gets its files from its version's own folder.
 */
export function createFileFinder({
  follower,
  ledger,
  releases,
}: Pick<Services, 'follower' | 'ledger' | 'releases'>) {
  let lastLook = 0;
  let next: Promise<void> | undefined;
  let hasOlder = false;
  const look = async (): Promise<void> => {
    await follower.look();
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
      // A look that began before this request may have missed the file.
      await (next ??= setTimeout(Math.max(0, lastLook + lookAgain - Date.now())).then(() => {
        next = undefined;
        lastLook = Date.now();
        return look();
      }));
    return releases.find(name, address);
  };
}
