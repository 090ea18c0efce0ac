/** Names of evidence as people see them: on the claim, and on the disk of whoever saves a file. */
import type { EvidenceType } from './content/evidence-type';

/** The endings of each kind; the first one is what we write. */
const endings: Record<EvidenceType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
};

const mostCharacters = 100;
const outside = /^[ .]+|[ .]+$/g;

/** The ending of a stored kind, without the dot. */
export const endingOf = (type: EvidenceType): string => endings[type][0];

/** The uploader's name for a file, as far as it is a name: letters, digits, spaces, dots, hyphens, all of them seen. */
export function plainName(given: string): string {
  const plain = given
    .normalize('NFC')
    // Among the letters are some that are never drawn.
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '_');
  return [...plain].slice(-mostCharacters).join('').trim();
}

/** The name under which a file is kept. It ends with what the file is, and has no other ending. */
export function evidenceName(given: string, type: EvidenceType): string {
  const known = new RegExp(`\\.(?:${endings[type].join('|')})$`, 'i');
  const plain = plainName(given)
    // At each step: what is in front of a removed ending may end with spaces and dots too.
    .replace(outside, '')
    .replace(known, '')
    .replace(outside, '')
    .replace(/\.(?=[^. ]{1,20}$)/, '_');
  return `${plain || 'evidence'}.${endingOf(type)}`;
}
