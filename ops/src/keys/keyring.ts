import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/**
 * What a key may be allowed to do besides changing parts: `approve` what another key proposed, `freeze` and
 * thaw, `preview` a candidate without making it live, `grant` paths to remotes and revoke them, and `test`:
 * sign passes of candidates.
 */
export const keyActions = [
  'publish',
  'canary',
  'rollback',
  'pause',
  'freeze',
  'approve',
  'preview',
  'grant',
  'test',
] as const;

/** Something that a key may be allowed to do. */
export type KeyAction = (typeof keyActions)[number];

/** One public key, its owner, and its permissions. */
export interface TrustedKey {
  /** The beginning of the key's hash, as signatures name it. */
  id: string;
  /** For the history: a person, a squad, a gateway. */
  name: string;
  publicKey: KeyObject;
  /** Unset: every part. */
  parts?: string[];
  /** Unset: everything. */
  actions?: KeyAction[];
  /**
   * Number of the last revision that it may have signed, by which a key is retired while its history stays
   * valid.
   */
  until?: number;
  /** What it publishes goes live when a second key approves it. */
  needsApproval?: boolean;
}

/** The short name of a public key: the first twelve digits of its SHA-256. */
export function keyId(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 12);
}

/** Whether a key has all permissions; the verification of a chain ends at its signature. */
export const isUnlimited = ({ parts, actions, needsApproval }: TrustedKey): boolean =>
  !parts && !actions && !needsApproval;

/** Whether a key may sign passes of a part: one for some parts or actions only where `Actions` says `test`. */
export const mayTest = (key: TrustedKey, part: string): boolean =>
  isUnlimited(key) || (key.actions?.includes('test') === true && (!key.parts || key.parts.includes(part)));

const pemPattern = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/**
 * Reads public keys in PEM, each after lines with its owner and permissions: `Name: plans squad`, `Parts:
 * mf-plans`, `Actions: publish, rollback`, `Until: 41`, `Approval: required`.
 * @throws with every line that is not understood
 */
export function readKeyring(text: string): Map<string, TrustedKey> {
  const keys = new Map<string, TrustedKey>();
  const faults: string[] = [];
  let from = 0;
  for (const match of text.matchAll(pemPattern)) {
    const lines = text.slice(from, match.index).split('\n');
    from = match.index + match[0].length;
    const publicKey = createPublicKey(match[0]);
    const id = keyId(publicKey);
    if (keys.has(id)) faults.push(`the key ${id} stands there twice`);
    if (publicKey.asymmetricKeyType !== 'ed25519') faults.push(`the key ${id} is not an Ed25519 key`);
    keys.set(id, { id, name: id, publicKey, ...readAttributes(lines, faults) });
  }
  if (keys.size === 0) faults.push('no public key (PEM) to check signatures with');
  if (faults.length > 0) throw new Error(`RELEASE_PUBLIC_KEYS cannot be used: ${faults.join('; ')}`);
  return keys;
}

function readAttributes(lines: string[], faults: string[]): Partial<TrustedKey> {
  const attributes: Partial<TrustedKey> = {};
  for (const line of lines.map((one) => one.replace(/^#\s*/, '').trim()).filter(Boolean)) {
    const [, label = '', value = ''] = /^(\w+):\s*(.+)$/.exec(line) ?? [];
    const words = value.split(',').map((word) => word.trim());
    const unknown = words.filter((word) => !keyActions.some((action) => action === word));
    if (label === 'Name') attributes.name = value;
    else if (label === 'Parts') attributes.parts = words;
    else if (label === 'Actions' && unknown.length === 0) attributes.actions = words as KeyAction[];
    else if (label === 'Until' && /^\d+$/.test(value)) attributes.until = Number(value);
    else if (label === 'Approval' && value === 'required') attributes.needsApproval = true;
    // A misspelt attribute must not give a key more rights than intended.
    else faults.push(`"${line}" is none of Name, Parts, Actions (${keyActions.join(', ')}), Until, Approval`);
  }
  return attributes;
}
