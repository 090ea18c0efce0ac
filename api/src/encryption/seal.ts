/**
 * AES-256-GCM for text and files at rest. Each value names its key, so that keys can be replaced gradually.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { currentKey, keyById } from './keyring';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const prefix = 'sealed:1:';

/** The prefix of values that the current key encrypted. */
export const sealedWithCurrentKey = (): string => `${prefix}${currentKey().id}:`;

/** Encrypts a text; an empty text stays empty. */
export function seal(text: string): string {
  if (text === '') return '';
  return sealedWithCurrentKey() + encrypt(currentKey().key, Buffer.from(text)).toString('base64url');
}

/** Decrypts a text. Throws if the key is unknown, or the value was altered or never encrypted. */
export function unseal(stored: string): string {
  if (stored === '') return '';
  if (!stored.startsWith(prefix)) throw new Error('The value is not encrypted');
  const [, , id = '', body = ''] = stored.split(':');
  return decrypt(keyById(id).key, Buffer.from(body, 'base64url')).toString();
}

/** Encrypts a file's bytes, preceded by a line that names the key. */
export function sealBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${sealedWithCurrentKey()}\n`), encrypt(currentKey().key, bytes)]);
}

/** Decrypts a file's bytes, or throws as `unseal` does. */
export function unsealBytes(stored: Buffer): Buffer {
  const id = keyOfBytes(stored);
  if (id === null) throw new Error('The file is not encrypted');
  return decrypt(keyById(id).key, stored.subarray(stored.indexOf('\n') + 1));
}

/** The id of the key that encrypted the file; null for an unencrypted file. */
export function keyOfBytes(stored: Buffer): string | null {
  if (!stored.subarray(0, prefix.length).equals(Buffer.from(prefix))) return null;
  return /^sealed:1:([a-z0-9-]{1,20}):\n/.exec(stored.subarray(0, 40).toString('latin1'))?.[1] ?? null;
}

function encrypt(key: Buffer, clear: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  const body = Buffer.concat([cipher.update(clear), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]);
}

function decrypt(key: Buffer, sealed: Buffer): Buffer {
  const iv = sealed.subarray(0, ivBytes);
  const body = sealed.subarray(ivBytes, sealed.length - tagBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
