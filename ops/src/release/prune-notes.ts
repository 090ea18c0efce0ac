import { readGatewayNotes } from '../ledger/gateway-notes';
import { readMetricNotes } from '../metrics/metric-notes';
import { artefactKey, notices, proposals, skewPasses, type ReleaseStore } from '../store/release-store';

/** Days after which a proposal, and the note that somebody was told of something, is removed. */
const notesKept = 30;

/**
 * Removes what no command asks for any longer: notes of gateways that are gone, of messages sent long ago, proposals
 * that can no longer be approved (an approved one stands in its revision), and passes of versions that were removed.
 */
export async function pruneNotes(store: ReleaseStore, now: Date): Promise<void> {
  const since = now.getTime() - notesKept * 86_400_000;
  for (const key of [...(await store.list(notices)), ...(await store.list(proposals))]) {
    const { at } = JSON.parse((await store.get(key))?.toString('utf8') ?? '{}') as { at?: string };
    if (at === undefined || Date.parse(at) < since) await store.remove(key);
  }
  for (const key of await store.list(skewPasses)) {
    const [, , name = '', file = ''] = key.split('/');
    const version = file.replace(/\.json$/, '');
    if (!(await store.exists(artefactKey(name, version, 'release.json')))) await store.remove(key);
  }
  // Reading them removes those of gateways that are long gone.
  await readGatewayNotes(store, now.getTime());
  await readMetricNotes(store, now.getTime());
}
