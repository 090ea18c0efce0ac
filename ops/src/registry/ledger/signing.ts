import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { KeySignature, Preview, Revision } from '@ilera/contracts';
import type { SignedFrontends } from '../../site/describe-frontends';

/** A record that can be signed. */
export type Signed = Revision | Preview | SignedFrontends;

/** A trusted public key. */
export interface TrustedKey {
  publicKey: KeyObject;
  /** Last revision that a retired key may have signed, so that the history stays valid. */
  until?: number;
}

/** Trusted keys by their short names. */
export type Trust = ReadonlyMap<string, TrustedKey>;

/** Bytes to sign: the content without its signature, its fields in one order. */
const canonicalBytes = ({ signature: _signature, ...content }: Signed): Buffer =>
  Buffer.from(
    JSON.stringify(content, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ),
  );

/** Signs the registry's records. */
export type Signer = ReturnType<typeof createSigner>;

/** A signer from an Ed25519 private key in PEM. */
export function createSigner(pem: string) {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The signing key must be an Ed25519 key.');
  const publicKey = createPublicKey(privateKey);
  const key = keyId(publicKey);
  return {
    /** Short name of the key, which each signature repeats. */
    key,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (content: Signed): KeySignature => ({
      key,
      value: sign(null, canonicalBytes(content), privateKey).toString('base64'),
    }),
  };
}

/** Explains why a signature is refused; undefined when it is accepted. @param trust unset: accepts any record */
export function whySignatureRefused(content: Signed, trust: Trust | undefined): string | undefined {
  if (!trust) return undefined;
  if (!content.signature) return 'not signed';
  const { key: id, value } = content.signature;
  const key = trust.get(id);
  if (!key) return `signed by the key ${String(id).slice(0, 40)}, which is not trusted`;
  const signature = Buffer.from(String(value), 'base64');
  if (!verify(null, canonicalBytes(content), key.publicKey, signature))
    return 'altered: its signature does not fit';
  if (key.until !== undefined && !('n' in content && content.n <= key.until))
    return `signed by the key ${id}, which is trusted only until revision ${key.until}`;
  return undefined;
}

/** The short name of a public key: the first twelve digits of its SHA-256. */
const keyId = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 12);

/**
 * Reads public keys in PEM. A line `Until: 41` above a key retires the key; `#` begins a comment.
 * @throws with all faults
 */
export function readTrust(text: string): Trust {
  const keys = new Map<string, TrustedKey>();
  const faults: string[] = [];
  const entry = /(?:^\s*Until:\s*(\d+)\s+)?(-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----)/gm;
  const rest = text
    .replace(/^\s*#.*$/gm, '')
    .replace(entry, (_entry, until: string | undefined, pem: string) => {
      const publicKey = createPublicKey(pem);
      const id = keyId(publicKey);
      if (keys.has(id)) faults.push(`the key ${id} stands there twice`);
      if (publicKey.asymmetricKeyType !== 'ed25519') faults.push(`the key ${id} is not an Ed25519 key`);
      keys.set(id, { publicKey, ...(until && { until: Number(until) }) });
      return '';
    });
  // A misspelt line must not leave a retired key trusted. The line may be of a private key, so the message keeps it out.
  if (rest.trim())
    faults.push('a line is neither of a key, nor Until: <revision> above one, nor a comment (#)');
  if (keys.size === 0) faults.push('no public key (PEM) to check signatures with');
  if (faults.length > 0) throw new Error(`RELEASE_PUBLIC_KEYS cannot be used: ${faults.join('; ')}`);
  return keys;
}
