/** Names of people: written in full, and found in the database. */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** A LIKE pattern for a search, with its wildcards escaped. Null for an empty search. */
export function containing(search: string | undefined): string | null {
  // Drops NUL, which PostgreSQL can neither store nor accept in a query.
  const text = (search ?? '').replaceAll('\u0000', '').trim();
  return text ? `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%` : null;
}

/** Strips accents, marks below and hooks: `Adéọlá Ɗanjuma` becomes `Adeola Danjuma`. */
const plain = (text: SQL): SQL =>
  sql`translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'ɓɗƙƴǝƁƊƘƳƎ', 'bdkyeBDKYE')`;

/** For a `where`: the full name matches a pattern of `containing`, ignoring diacritics. */
export const isNamed = (person: { firstName: AnyPgColumn; lastName: AnyPgColumn }, pattern: string): SQL =>
  sql`${plain(sql`${person.firstName} || ' ' || ${person.lastName}`)} ilike ${plain(sql`${pattern}::text`)}`;
