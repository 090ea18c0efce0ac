import { groupThousands } from './numbers';

/** Invisible characters that programs copy along: soft hyphens, joiners, direction and byte order marks. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Removes invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Capitalises the first letter and leaves the others unchanged. */
export function capitalise(text: unknown): string {
  if (typeof text !== 'string') return '';
  const [firstLetter = '', ...otherLetters] = text;
  return firstLetter.toUpperCase() + otherLetters.join('');
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${suffix}`;
}

/** `1 doctor`, `3 doctors`; `many` is the plural if adding an s is not enough. */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${groupThousands(count)} ${count === 1 ? singular : many}`;
}

/** A medicine's dosage: `1 tablet, 3 times a day, for 7 days`. */
export const takenInWords = ({ dose, times, days }: { dose: string; times: number; days: number }): string =>
  `${dose}, ${plural(times, 'time')} a day, for ${plural(days, 'day')}`;

/** First and last name joined by one space. */
export function fullName(
  person: { first_name?: string | null; last_name?: string | null } | null | undefined,
): string {
  return [person?.first_name, person?.last_name]
    .map((part) => (part ?? '').trim())
    .filter(Boolean)
    .join(' ');
}

/** The initials of a name, at most two capitals. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return chosen.map((word) => capitalise([...(word ?? '')][0])).join('');
}

/** A consultation's method inside a sentence. */
export const methodWords = (method: string): string => (method === 'video' ? 'by video call' : 'by message');
