import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { CandidatePass, KeySignature, Preview, Proposal, Revision } from '@shared/contracts';
import { keyId, readKeyring, type TrustedKey } from './keyring';

/** A record with a signature. */
export type Signed = Revision | Proposal | Preview | CandidatePass;

/** Signs revisions, proposals, previews and passes. */
export interface Signer {
  /** Short name of the key, as it stands in the signature. */
  key: string;
  sign(content: Signed): KeySignature;
}

/** The result of checking a signature. */
export type Verdict = 'valid' | 'unsigned' | 'invalid';

/** Checks signatures against its keys. */
export interface Verifier {
  (content: Signed): Verdict;
  /** By the short name of the key. */
  keys: ReadonlyMap<string, TrustedKey>;
}

/**
 * The bytes that are signed: equal for equal content, whatever the order of its fields; without the signature
 * itself.
 */
export function canonicalBytes({ signature: _signature, ...content }: Signed): Buffer {
  return Buffer.from(canonicalJson(content));
}

/** SHA-256 of a revision with its signature, by which the next one refers to it. */
export function revisionHash(revision: Revision): string {
  return createHash('sha256').update(canonicalJson(revision)).digest('hex');
}

/** Equal text for equal content, whatever the order of its fields. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sortKeys(value));

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}

/** A signer from an Ed25519 private key in PEM. */
export function createSigner(pem: string): Signer & { publicPem: string } {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The signing key must be an Ed25519 key.');
  const publicKey = createPublicKey(privateKey);
  const key = keyId(publicKey);
  return {
    key,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (content) => ({ key, value: sign(null, canonicalBytes(content), privateKey).toString('base64') }),
  };
}

/** A verifier that trusts the public keys in the text; see `readKeyring` for the lines beside them. */
export function createVerifier(pems: string): Verifier {
  const keys = readKeyring(pems);
  const check = (content: Signed): Verdict => {
    if (!content.signature) return 'unsigned';
    const key = keys.get(content.signature.key);
    if (!key) return 'invalid';
    const signature = Buffer.from(content.signature.value, 'base64');
    return verify(null, canonicalBytes(content), key.publicKey, signature) ? 'valid' : 'invalid';
  };
  return Object.assign(check, { keys });
}
