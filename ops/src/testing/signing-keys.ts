import { generateKeyPairSync } from 'node:crypto';
import type { Trust } from '../keys/load-keys';
import { createSigner, createVerifier, type Signer } from '../keys/signing';

/** A new Ed25519 key that signs. */
export function makeSigner(): Signer & { publicPem: string } {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return createSigner(pem);
}

/** Trust in these keys alone; a text before a key says what it may do. */
export const trustIn = (...keys: (string | { publicPem: string })[]): Trust => ({
  verify: createVerifier(keys.map((key) => (typeof key === 'string' ? key : key.publicPem)).join('\n')),
  strict: true,
});

/** A key with its line in the list of keys: `Name: …`, `Parts: …`, `Actions: …`. */
export const describeKey = ({ publicPem }: { publicPem: string }, ...lines: string[]): string =>
  `${lines.join('\n')}\n${publicPem}`;
