import { generateKeyPairSync } from 'node:crypto';
import { createSigner, readTrust, type Signer, type Trust } from '../registry/ledger/signing';

/** A new Ed25519 key that signs. */
export function makeSigner(): Signer {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return createSigner(pem);
}

/** A new key that signs, and trust in it alone. */
export function makeKeys() {
  const signer = makeSigner();
  return { signer, trust: trustIn(signer) };
}

/** Trust in these keys alone; a text before a key says until when. */
export const trustIn = (...keys: (string | { publicPem: string })[]): Trust =>
  readTrust(keys.map((key) => (typeof key === 'string' ? key : key.publicPem)).join('\n'));
