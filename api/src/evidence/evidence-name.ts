/** Display names of evidence, on the claim and for downloads. */
import type { EvidenceType } from './content/evidence-type';

/** Accepted file extensions of each kind; the first is the one we write. */
const endings: Record<EvidenceType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
};

const maxCharacters = 100;
const outside = /^[ .]+|[ .]+$/g;

/** The file extension of a kind, without the dot. */
export const endingOf = (type: EvidenceType): string => endings[type][0];

/** Reduces the uploader's file name to visible letters, digits, spaces, dots and hyphens. */
export function plainName(fileName: string): string {
  const plain = fileName
    .normalize('NFC')
    // Some letters of Unicode are invisible.
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '_');
  return [...plain].slice(-maxCharacters).join('').trim();
}

/** The display name of a file, with the extension of its real type and no other. */
export function evidenceName(fileName: string, type: EvidenceType): string {
  const ending = new RegExp(`\\.(?:${endings[type].join('|')})$`, 'i');
  const plain = plainName(fileName)
    // Trims in each round, because spaces and dots may precede a removed extension.
    .replace(outside, '')
    .replace(ending, '')
    .replace(outside, '')
    .replace(/\.(?=[^. ]{1,20}$)/, '_');
  return `${plain || 'evidence'}.${endingOf(type)}`;
}
