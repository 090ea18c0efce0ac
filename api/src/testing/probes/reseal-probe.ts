/** Changes the data keys of a running API, as an operator does. */
import { randomBytes } from 'node:crypto';
import { sealedEvidence } from '../../evidence/evidence-storage';
import { openEvidenceStorage } from '../../evidence/open-evidence-storage';
import { parseDataKeys, setKeyring } from '../../encryption/keyring';
import { resealAll } from '../../privacy/reseal';
import type { Services } from '../../services';

/** Puts a new key first and encrypts everything with it; the result ends or reverts the change. */
export async function changeKeys({ db }: Services, evidenceDir: string) {
  const old = parseDataKeys(null, []);
  const next = { id: 'next', key: randomBytes(32) };
  setKeyring([next, ...old]);
  const raw = await openEvidenceStorage(evidenceDir);
  const again = () => resealAll(db, { raw, sealed: sealedEvidence(raw) });
  await again();
  const restore = async () => {
    setKeyring([...old, next]);
    await again();
    setKeyring(old);
  };
  return { again, forgetOld: () => setKeyring([next]), restore };
}
