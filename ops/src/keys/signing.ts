import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { SiteState } from '@shared/contracts';

/** Puts a signature under states. */
export interface Signer {
  /** Short name of the key, as it stands in the state. */
  key: string;
  sign(state: SiteState): NonNullable<SiteState['signature']>;
}

/** What is known about a state's signature. */
export type Verdict = 'valid' | 'unsigned' | 'invalid';

/** Checks signatures against the keys that it was given. */
export type Verifier = (state: SiteState) => Verdict;

/** The same state gives the same bytes, whatever order its fields were written in; the signature itself is left out. */
export function canonicalBytes({ signature: _signature, ...state }: SiteState): Buffer {
  return Buffer.from(JSON.stringify(sortKeys(state)));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}

/** Short and stable: the beginning of the public key's hash. */
function nameOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 12);
}

/** A signer from an Ed25519 private key in PEM. */
export function createSigner(pem: string): Signer & { publicPem: string } {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The signing key must be an Ed25519 key.');
  const publicKey = createPublicKey(privateKey);
  const key = nameOf(publicKey);
  return {
    key,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (state) => ({ key, value: sign(null, canonicalBytes(state), privateKey).toString('base64') }),
  };
}

/** A verifier that trusts any of the public keys in the text, one PEM block after another. */
export function createVerifier(pems: string): Verifier {
  const blocks = pems.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  if (blocks.length === 0) throw new Error('No public key (PEM) to check signatures with.');
  const keys = new Map(blocks.map((pem) => createPublicKey(pem)).map((key) => [nameOf(key), key]));
  return (state) => {
    if (!state.signature) return 'unsigned';
    const key = keys.get(state.signature.key);
    if (!key) return 'invalid';
    const isGood = verify(null, canonicalBytes(state), key, Buffer.from(state.signature.value, 'base64'));
    return isGood ? 'valid' : 'invalid';
  };
}
