import type { Preview } from '@shared/contracts';
import type { Trust } from '../keys/load-keys';
import { previews, type ReleaseStore } from '../store/release-store';

/** The previews that can be looked at now, by the trusted keys. */
export async function readPreviews(
  store: ReleaseStore,
  trust: Trust | undefined,
  now: Date,
): Promise<Preview[]> {
  const newest = new Map<string, string>();
  for (const key of (await store.list(previews)).sort()) newest.set(key.split('/')[1] ?? '', key);
  const found = await Promise.all([...newest].map(([id, key]) => read(store, trust, now, id, key)));
  return found.flatMap((preview) => preview ?? []);
}

/** The newest record of one preview; undefined where it is over, or not signed by a key that may show these parts. */
async function read(
  store: ReleaseStore,
  trust: Trust | undefined,
  now: Date,
  id: string,
  key: string,
): Promise<Preview | undefined> {
  const body = await store.get(key);
  if (!body) return undefined;
  const preview = parse(body);
  if (preview?.kind !== 'preview' || preview.id !== id || !(Date.parse(preview.until) > now.getTime()))
    return undefined;
  return isBelieved(preview, trust) ? preview : undefined;
}

function parse(body: Buffer): Preview | undefined {
  try {
    return JSON.parse(body.toString('utf8')) as Preview;
  } catch {
    return undefined;
  }
}

/** A key that may publish a part, or only `preview`, may show it. */
function isBelieved(preview: Preview, trust: Trust | undefined): boolean {
  if (!trust) return true;
  if (!preview.signature && !trust.strict) return true;
  const key = preview.signature && trust.verify.keys.get(preview.signature.key);
  if (!key || key.until !== undefined || trust.verify(preview) !== 'valid') return false;
  const mayShow = !key.actions || key.actions.some((action) => action === 'publish' || action === 'preview');
  return mayShow && Object.keys(preview.parts).every((part) => !key.parts || key.parts.includes(part));
}
