import type { LivePart, SiteState } from '@shared/contracts';
import type { BuiltPart } from '../build/build-parts';
import { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import { uploadRelease } from './upload';

export interface PublishOptions {
  store: ReleaseStore;
  parts: BuiltPart[];
  by: string;
  reason: string;
  tell?: (line: string) => void;
}

/** Uploads what the store does not have, and makes it live in one new state. Answers nothing when all was live already. */
export async function publish(options: PublishOptions): Promise<SiteState | undefined> {
  const { store, parts, by, reason, tell = () => undefined } = options;
  const ledger = new Ledger(store);
  for (const part of parts) {
    const outcome = await uploadRelease(store, part);
    if (outcome === 'uploaded') tell(`  ${part.name} ${part.version} uploaded, every file verified`);
  }
  const newest = await ledger.newest();
  if (newest && parts.every((part) => newest.live[part.name]?.version === part.version)) return undefined;
  return ledger.append((previous) => ({
    by,
    reason,
    action: previous ? 'publish' : 'init',
    ...(parts.length === 1 && parts[0] ? { part: parts[0].name } : {}),
    live: {
      ...previous?.live,
      ...Object.fromEntries(parts.map((part) => [part.name, makeLive(part, previous)])),
    },
  }));
}

/** The version that was live until now becomes the one to fall back to. */
function makeLive(part: BuiltPart, previous: SiteState | undefined): LivePart {
  const before = previous?.live[part.name];
  const lastGood = before?.version === part.version ? before.lastGood : before?.version;
  return { version: part.version, ...(lastGood ? { lastGood } : {}) };
}
