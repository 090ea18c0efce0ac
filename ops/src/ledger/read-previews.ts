import type { Preview } from '@shared/contracts';
import type { Trust } from '../keys/load-keys';
import { previews, type ReleaseStore } from '../store/release-store';
import { parsePreview, previewEnd, recordNumber } from './stored-preview';

/** Milliseconds by which a publisher's clock may be ahead. */
const skew = 3_600_000;

/** The previews that can be looked at now, by the trusted keys. A record that is none is as if it were absent. */
export async function readPreviews(
  store: ReleaseStore,
  trust: Trust | undefined,
  now: Date,
): Promise<Preview[]> {
  const newest = new Map<string, string>();
  for (const key of await store.list(previews)) {
    const id = key.split('/')[1] ?? '';
    if (recordNumber(key) > recordNumber(newest.get(id) ?? '')) newest.set(id, key);
  }
  const found = await Promise.all([...newest].map(([id, key]) => read(store, trust, now, id, key)));
  return found.flatMap((preview) => preview ?? []).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The newest record of one preview; undefined where it is over, or not signed by a key that may show these parts. */
async function read(
  store: ReleaseStore,
  trust: Trust | undefined,
  now: Date,
  id: string,
  key: string,
): Promise<Preview | undefined> {
  const preview = parsePreview(await store.get(key));
  if (preview?.id !== id || Date.parse(preview.at) > now.getTime() + skew) return undefined;
  const end = previewEnd(preview);
  if (!(end > now.getTime()) || !isBelieved(preview, trust)) return undefined;
  return { ...preview, until: new Date(end).toISOString() };
}

/** Whether a preview's record is signed as it must be: by a key that may publish its parts, or only `preview` them. */
export function isBelieved(preview: Preview, trust: Trust | undefined): boolean {
  if (!trust) return true;
  if (!preview.signature && !trust.strict) return true;
  const key = preview.signature && trust.verify.keys.get(preview.signature.key);
  if (!key || key.until !== undefined || trust.verify(preview) !== 'valid') return false;
  const mayShow = !key.actions || key.actions.some((action) => action === 'publish' || action === 'preview');
  return mayShow && Object.keys(preview.parts).every((part) => !key.parts || key.parts.includes(part));
}
