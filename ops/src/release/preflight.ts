import { ReleaseRefused } from '../common/release-refused';
import { revisionHash } from '../keys/signing';
import { readGatewayNotes } from '../ledger/gateway-notes';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';

/**
 * Checks before anything is written whether a revision of this command would be valid, and whether the store
 * has the history that the gateways serve.
 * @throws ReleaseRefused with what to do
 */
export async function preflight(store: ReleaseStore, ledger: Ledger): Promise<void> {
  // Read before the ledger, so that the ledger contains what they serve, however new it is.
  const notes = await readGatewayNotes(store);
  const latest = await ledger.latest();
  await ledger.assertMayAppend(latest);
  const key = ledger.signer?.key;
  const strict = notes.find(({ keys }) => keys && !(key && keys.includes(key)));
  if (strict)
    throw new ReleaseRefused(
      `Refused, nothing changed: the gateway ${strict.name} believes signed revisions only, and\n` +
        `${key ? `your key ${key} is not one that it trusts` : 'this command has no key'}. Set RELEASE_SIGNING_KEY to one of: ${strict.keys?.join(', ')}`,
    );
  for (const { name, revision } of notes) {
    if (!revision) continue;
    const there = await ledger.read(revision.n).catch(() => undefined);
    if (there && revisionHash(there) === revision.hash) continue;
    throw new ReleaseRefused(
      `Refused, nothing changed: the gateway ${name} serves a revision ${revision.n} that ${store.description}\n` +
        `does not have; it ends at ${latest.number}. It was restored to an earlier copy, or altered.\n` +
        `  Put back what is missing under states/, or go on from what is there:\n` +
        `  pnpm release adopt ${latest.revision?.n ?? latest.number} --restored --reason "…"`,
    );
  }
}
