/** What nobody sees and programs copy along: soft hyphens, joiners, marks of direction and of byte order. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text without invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** The same, with plain spaces, one at a time, and none around it. */
export const cleanText = (text: string): string =>
  withoutInvisible(text).replace(/\s+/g, ' ').trim().normalize('NFC');
