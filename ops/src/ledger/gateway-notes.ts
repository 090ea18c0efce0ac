import { getRecord } from '../store/get-record';
import { parseRecord } from '../store/parse-record';
import type { ReleaseStore } from '../store/release-store';
import { anything, compile, count, listOf, objectOf, text } from './record-schema';
import { clockTolerance } from './revision-time';
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

/** A note, and where it is. */
export interface StoredNote extends GatewayNote {
  key: string;
}

/** Prefix of one note for each running gateway. */
export const gatewayNotes = 'gateways/';

/** Milliseconds between heartbeats of a gateway without changes. */
export const heartbeatEvery = 30_000;

/** Milliseconds after its last note at which a gateway no longer counts. */
const aliveFor = 3 * heartbeatEvery;
const forgottenAfter = 24 * 3_600_000;

/** A short name without control characters, which could change what a terminal shows. */
const name = { type: 'string', pattern: String.raw`^\P{C}{1,200}$` };

const isNote = compile<GatewayNote>(
  objectOf<GatewayNote>(
    {
      name,
      at: text,
      revision: objectOf<NonNullable<GatewayNote['revision']>>({ n: count, hash: text }, ['n', 'hash']),
      refused: listOf(objectOf<RefusedRevision>({ n: count, why: anything, reason: text }, ['n', 'reason'])),
      fork: text,
      keys: listOf(name),
    },
    ['name', 'at', 'refused'],
  ),
);

/**
 * The notes of the running gateways, by name. What is no note, or is dated ahead, counts as absent: it would never
 * become old (Q12e).
 */
export async function readGatewayNotes(store: ReleaseStore, now = Date.now()): Promise<StoredNote[]> {
  const keys = await store.list(gatewayNotes);
  const notes = await Promise.all(
    keys.map(async (key): Promise<StoredNote | undefined> => {
      const note = parseRecord(await getRecord(store, key));
      if (!isNote(note)) return undefined;
      const age = now - Date.parse(note.at);
      if (age > forgottenAfter) await store.remove(key).catch(() => undefined);
      return age >= -clockTolerance && age <= aliveFor ? { ...note, key } : undefined;
    }),
  );
  return notes.filter((note) => note !== undefined).sort((a, b) => a.name.localeCompare(b.name));
}
