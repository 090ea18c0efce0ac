/** The entry of `pnpm data:reseal`. Reads the environment of the API. */
import { readConfig } from '../src/config/read-config';
import { openDatabase } from '../src/db/open-database';
import { sealedEvidence } from '../src/evidence/evidence-storage';
import { openEvidenceStorage } from '../src/evidence/open-evidence-storage';
import { setKeyring } from '../src/encryption/keyring';
import { resealAll } from '../src/privacy/reseal';

try {
  const config = readConfig();
  setKeyring(config.dataKeys);
  const database = await openDatabase(config);
  try {
    const raw = await openEvidenceStorage(config.evidenceLocation);
    const { texts, files } = await resealAll(database.db, { raw, sealed: sealedEvidence(raw) });
    console.log(`${texts} texts and ${files} files were encrypted with key ${config.dataKeys[0]?.id ?? ''}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
