import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publish } from '../../ops/src/release/publish';
import { toIntegrity } from '@shared/contracts/integrity';
import type { TestSite } from '../../ops/src/testing/test-site';
import { buildAgain } from './second-build';

/**
 * Publishes a remote that needs another major version of React than the page has, and overrules the ledger's
 * refusal.
 */
export async function publishMismatched(site: TestSite, name: string, version: string): Promise<void> {
  const part = await buildAgain(site.repository, name, version);
  const file = path.join(part.folder, 'remoteEntry.js');
  const text = await readFile(file, 'utf8');
  // The range in the description of the shared library that the federation plugin writes into an entry.
  const other = text.replace(/(requiredVersion:"\^)19(\.0\.0"[^{}]*shareKey:"react"[,}])/, '$118$2');
  if (other === text) throw new Error('The entry does not describe React in the words known here');
  await writeFile(file, other);
  part.release.files['remoteEntry.js'] = {
    size: Buffer.byteLength(other),
    integrity: toIntegrity(Buffer.from(other)),
  };
  await writeFile(path.join(part.folder, 'release.json'), JSON.stringify(part.release));
  const { store, ledger } = site;
  await publish({ store, ledger, parts: [part], by: 'e2e', reason: 'another React', admission: 'overrule' });
}
