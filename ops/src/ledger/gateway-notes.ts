import { getRecord } from '../store/get-record';
import type { ReleaseStore } from '../store/release-store';
import type { RefusedRevision } from './verify-revision';

/**
 * A gateway's note about itself in the store. Everybody with write access can write one, so it proves
 * nothing.
 */
export interface GatewayNote {
  /** Host and process, for people. */
  name: string;
  at: string;
  /** The served revision: number and hash; absent while it starts. */
  revision?: { n: number; hash: string };
  refused: RefusedRevision[];
  fork?: string;
  /** Short names of the keys that it trusts; absent where it accepts unsigned revisions too. */
  keys?: string[];
}

/** Prefix of one note for each running gateway. */
export const gatewayNotes = 'gateways/';

/** Milliseconds between heartbeats of a gateway without changes. */
export const heartbeatEvery = 30_000;

/** Milliseconds after its last note at which a gateway no longer counts. */
const aliveFor = 3 * heartbeatEvery;
const forgottenAfter = 24 * 3_600_000;

/** The notes of the running gateways, by name. */
export async function readGatewayNotes(store: ReleaseStore, now = Date.now()): Promise<GatewayNote[]> {
  const keys = await store.list(gatewayNotes);
  const notes = await Promise.all(
    keys.map(async (key) => {
      const note = parseNote(await getRecord(store, key));
      const age = note ? now - Date.parse(note.at) : Infinity;
      if (note && age > forgottenAfter) await store.remove(key).catch(() => undefined);
      return age <= aliveFor ? note : undefined;
    }),
  );
  return notes.filter((note) => note !== undefined).sort((a, b) => a.name.localeCompare(b.name));
}

function parseNote(body: Buffer | undefined): GatewayNote | undefined {
  try {
    const note = JSON.parse(body?.toString('utf8') ?? '') as GatewayNote;
    return typeof note.name === 'string' && typeof note.at === 'string' && Array.isArray(note.refused)
      ? note
      : undefined;
  } catch {
    return undefined;
  }
}
