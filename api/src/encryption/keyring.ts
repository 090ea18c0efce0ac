/**
 * The keys of data at rest. The first key encrypts; the others decrypt older data.
 */
import { createHash, hkdfSync } from 'node:crypto';

export interface DataKey {
  /** Part of each encrypted value, so that the value names its key. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

/** A publicly known key for developers' machines, which hold invented data. */
const developmentKey: DataKey = {
  id: 'development',
  key: createHash('sha256').update('development only').digest(),
};

/** Of the process, because the columns of tables encrypt, and get no services. */
let keyring: readonly DataKey[] = [developmentKey];

/**
 * Parses `id:base64 id:base64`, newest first; without a value, returns the development key. Adds faults, which never
 * quote a key, to the list.
 */
export function parseDataKeys(text: string | null, faults: string[]): DataKey[] {
  if (text === null) return [developmentKey];
  const keys = text.split(/[\s,]+/).map((entry): DataKey => {
    const at = entry.indexOf(':');
    return { id: entry.slice(0, Math.max(at, 0)), key: Buffer.from(entry.slice(at + 1), 'base64') };
  });
  if (!keys.every(({ id, key }) => /^[a-z0-9-]{1,20}$/.test(id) && key.length === 32))
    faults.push(
      'DATA_KEYS takes entries id:key, the id in small letters and digits, the key 32 bytes in base64',
    );
  if (new Set(keys.map(({ id }) => id)).size < keys.length) faults.push('DATA_KEYS names an id twice');
  return keys;
}

/** Sets the keys of this process. Called once, before the first query. */
export function setKeyring(keys: readonly DataKey[]): void {
  if (keys.length === 0) throw new Error('A keyring needs a key');
  keyring = keys;
}

/** The key that encrypts. */
export function currentKey(): DataKey {
  const [key] = keyring;
  if (!key) throw new Error('A keyring needs a key');
  return key;
}

const derived = new WeakMap<DataKey, Map<string, Buffer>>();

/**
 * Derives a key for one purpose from a data key, by default the current one. Caches it, because every request needs
 * one.
 */
export function derivedKey(purpose: string, from = currentKey()): Buffer {
  const ofKey = derived.get(from) ?? new Map<string, Buffer>();
  derived.set(from, ofKey);
  const key = ofKey.get(purpose) ?? Buffer.from(hkdfSync('sha256', from.key, '', purpose, 32));
  ofKey.set(purpose, key);
  return key;
}

/** Finds a key by id; throws with code `ENOKEY` if the key is not configured. */
export function keyById(id: string): DataKey {
  const key = keyring.find((other) => other.id === id);
  if (!key)
    throw Object.assign(new Error(`DATA_KEYS has no key "${id}", which data at rest needs`), {
      code: 'ENOKEY',
    });
  return key;
}
