import { readGatewayNotes } from '../ledger/gateway-notes';
import { parsePreview, previewEnd } from '../ledger/stored-preview';
import { getRecord } from '../store/get-record';
import {
  artefactKey,
  candidatePasses,
  notices,
  previews,
  proposals,
  skewPasses,
  type ReleaseStore,
} from '../store/release-store';

/** Days after which a proposal, or the note of a sent message, is removed. */
const notesKept = 30;

/**
 * Removes what no command reads any longer: notes of ended gateways and of old messages, proposals that can
 * no longer be approved (an approved one is part of its revision), previews that are over, and passes of removed
 * versions.
 */
export async function pruneNotes(store: ReleaseStore, now: Date): Promise<void> {
  const since = now.getTime() - notesKept * 86_400_000;
  for (const key of [...(await store.list(notices)), ...(await store.list(proposals))]) {
    if (!(dateOf(await getRecord(store, key)) >= since)) await store.remove(key);
  }
  for (const key of await store.list(previews)) {
    const preview = parsePreview(await getRecord(store, key));
    if (!preview || !(previewEnd(preview) >= since)) await store.remove(key);
  }
  for (const key of await store.list(skewPasses)) {
    const [, , name = '', file = ''] = key.split('/');
    const version = file.replace(/\.json$/, '');
    if (!(await store.exists(artefactKey(name, version, 'release.json')))) await store.remove(key);
  }
  for (const key of await store.list(candidatePasses)) {
    const [, name = '', version = ''] = key.split('/');
    if (!(await store.exists(artefactKey(name, version, 'release.json')))) await store.remove(key);
  }
  // Reading them removes those of ended gateways.
  await readGatewayNotes(store, now.getTime());
}

/** Milliseconds since 1970 at which a note was written; NaN where it does not say so. */
function dateOf(body: Buffer | undefined): number {
  try {
    return Date.parse((JSON.parse(body?.toString('utf8') ?? '') as { at?: string }).at ?? '');
  } catch {
    return NaN;
  }
}
