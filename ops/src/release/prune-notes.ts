import { readGatewayNotes } from '../ledger/gateway-notes';
import { readMetricNotes } from '../metrics/metric-notes';
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
    const { at } = JSON.parse((await store.get(key))?.toString('utf8') ?? '{}') as { at?: string };
    if (at === undefined || Date.parse(at) < since) await store.remove(key);
  }
  for (const key of await store.list(previews)) {
    const { until } = JSON.parse((await store.get(key))?.toString('utf8') ?? '{}') as { until?: string };
    if (until === undefined || Date.parse(until) < since) await store.remove(key);
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
  await readMetricNotes(store, now.getTime());
}
