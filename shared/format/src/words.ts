import { groupThousands } from './money';

/** The first letter made a capital, the rest as it is. */
export function capitalise(text: unknown): string {
  if (typeof text !== 'string') return '';
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${suffix}`;
}

/** `1 doctor`, `3 doctors`; the plural is given where an s is not enough. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${groupThousands(count)} ${count === 1 ? one : many}`;
}

/** First and last name as one, without stray spaces. */
export function fullName(
  person: { first_name?: string | null; last_name?: string | null } | null | undefined,
): string {
  return [person?.first_name, person?.last_name]
    .map((part) => (part ?? '').trim())
    .filter(Boolean)
    .join(' ');
}

/** At most two capitals that stand for a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return chosen.map((word) => capitalise([...(word ?? '')][0])).join('');
}

/** A run of text; `bold` where it stood between square brackets. */
export interface TextToken {
  text: string;
  bold: boolean;
}

/** `Up to [4 visits] a month` as runs; an unmatched bracket is plain text (R4.50). */
export function tokeniseBrackets(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let plainFrom = 0;
  for (const match of text.matchAll(/\[([^[\]]+)\]/g)) {
    if (match.index > plainFrom) tokens.push({ text: text.slice(plainFrom, match.index), bold: false });
    tokens.push({ text: match[1] ?? '', bold: true });
    plainFrom = match.index + match[0].length;
  }
  if (plainFrom < text.length) tokens.push({ text: text.slice(plainFrom), bold: false });
  return tokens;
}
