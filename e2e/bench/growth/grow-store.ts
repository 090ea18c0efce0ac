import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PathGrants, Revision } from '@ilera/contracts';
import type { BuiltPart } from '../../../ops/src/build/built-part';
import { createSigner, readTrust, type Signer } from '../../../ops/src/registry/ledger/signing';
import { Ledger } from '../../../ops/src/registry/ledger/ledger';
import { findRepository } from '../../../ops/src/common/repository';
import { limitsOf, policyFile, readPolicy } from '../../../ops/src/registry/policy';
import { publish } from '../../../ops/src/testing/change-store';
import { FileStore } from '../../../ops/src/store/file-store';
import { revisionKey } from '../../../ops/src/store/release-store';
import { copyAs } from '../../support/builds/copy-built';

/** A site of some size, signed. */
export interface GrownSite {
  store: FileStore;
  ledger: Ledger;
  storeFolder: string;
  /** Public key in PEM, for a gateway. */
  publicPem: string;
  parts: BuiltPart[];
}

interface Growth {
  folder: string;
  /** The real parts, which the site always has. */
  parts: BuiltPart[];
  /** A remote that the shell does not know, published under as many names as there are to be more. */
  extra: BuiltPart;
  remotes: number;
  revisions: number;
}

/** Makes a store with so many live remotes and so many signed revisions. */
export async function growStore({ folder, parts, extra, remotes, revisions }: Growth): Promise<GrownSite> {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signer = createSigner(pem);
  const storeFolder = path.join(folder, 'releases');
  await mkdir(storeFolder, { recursive: true });
  const store = new FileStore(storeFolder);
  const names = Array.from({ length: remotes - (parts.length - 1) }, (_, index) => `mf-extra-${index + 1}`);
  const paths: PathGrants = {
    ...limitsOf(readPolicy(path.join(findRepository(), policyFile))).paths,
    ...Object.fromEntries(names.map((name) => [name, [{ prefix: `/${name}/*`, access: ['public'] }]])),
  };
  const ledger = new Ledger(store, { signer, trust: readTrust(signer.publicPem), paths });
  const by = 'bench';
  const first = { ledger, parts, by, reason: 'the site', force: true } as const;
  await publish(first);
  const more = await Promise.all(names.map((name) => copyAs(extra, name, path.join(folder, name))));
  if (more.length > 0) await publish({ ledger, parts: more, by, reason: 'growth' });
  await lengthen(storeFolder, signer, (await ledger.newest())!, revisions);
  return { store, ledger, storeFolder, publicPem: signer.publicPem, parts };
}

/** Writes revisions to disk directly, each signed and on top of the one before, because appends take too long. */
async function lengthen(
  storeFolder: string,
  signer: Signer,
  newest: Revision,
  revisions: number,
): Promise<void> {
  let before = newest;
  while (before.n < revisions) {
    const { signature: _signature, ...copied } = before;
    const plain: Revision = {
      ...copied,
      n: before.n + 1,
      reason: `revision ${before.n + 1}`,
      action: 'publish',
    };
    before = { ...plain, signature: signer.sign(plain) };
    await writeFile(path.join(storeFolder, revisionKey(before.n)), JSON.stringify(before));
  }
}
