import { ReleaseRefused } from '../common/release-refused';
import { revisionHash } from '../keys/signing';
import { readGatewayNotes, type StoredNote } from '../ledger/gateway-notes';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';

export interface PreflightOptions {
  /** Prints what gateways' notes say against the change. */
  tell?: ((line: string) => void) | undefined;
  /** Refuses for these: only where `--force` overrules it, because whoever may write to the store can write a note. */
  refusesByNotes?: boolean;
}

/**
 * Checks before anything is written whether a revision of this command would be valid, and whether, by the notes
 * of the gateways, these would serve it (Q12e).
 * @throws ReleaseRefused with what to do
 */
export async function preflight(
  store: ReleaseStore,
  ledger: Ledger,
  { tell, refusesByNotes = false }: PreflightOptions = {},
): Promise<void> {
  // Read before the ledger, so that the ledger contains what they serve, however new it is.
  const notes = await readGatewayNotes(store);
  const latest = await ledger.latest();
  await ledger.assertMayAppend(latest);
  const doubt =
    findStrict(notes, ledger.signer?.key) ??
    (await findFork(notes, store, ledger, latest.revision?.n ?? latest.number));
  if (!doubt) return;
  const { note, message } = doubt;
  const remedy = `  None of your gateways? Then somebody else wrote ${note.key} in ${store.description}: remove it, and find out who.`;
  if (refusesByNotes)
    throw new ReleaseRefused(
      `Refused, nothing changed: ${message}\n${remedy}\n  To go ahead all the same: --force`,
    );
  tell?.(`Warning: ${message}\n${remedy}`);
}

/** What a note says against a change. */
interface Doubt {
  note: StoredNote;
  message: string;
}

/** The first gateway that trusts other keys only. */
function findStrict(notes: StoredNote[], key: string | undefined): Doubt | undefined {
  const note = notes.find(({ keys }) => keys && !(key && keys.includes(key)));
  return (
    note && {
      note,
      message:
        `the gateway ${note.name} believes signed revisions only, and\n` +
        `${key ? `your key ${key} is not one that it trusts` : 'this command has no key'}. Set RELEASE_SIGNING_KEY to one of: ${note.keys?.join(', ')}`,
    }
  );
}

/** The first gateway that serves what the store does not have. */
async function findFork(
  notes: StoredNote[],
  store: ReleaseStore,
  ledger: Ledger,
  newest: number,
): Promise<Doubt | undefined> {
  for (const note of notes) {
    const { name, revision } = note;
    if (!revision) continue;
    const there = await ledger.read(revision.n).catch(() => undefined);
    if (there && revisionHash(there) === revision.hash) continue;
    return {
      note,
      message:
        `the gateway ${name} serves a revision ${revision.n} that ${store.description}\n` +
        `does not have; it ends at ${newest}. It was restored to an earlier copy, or altered.\n` +
        `  Put back what is missing under states/, or go on from what is there:\n` +
        `  pnpm release adopt ${newest} --restored --reason "…"`,
    };
  }
  return undefined;
}
