/** Pages of lists, counted from 1 on the wire. */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PageOf, PageQuery } from '@ilera/contracts/api';

export interface ResultPage {
  count: number;
  offset: number;
  show<T>(rows: T[], total: number): PageOf<T>;
}

/** The page of a query; `size` where the query has none. */
export function readPage(query: PageQuery, size: number): ResultPage {
  const count = query.count ?? size;
  const page = query.page ?? 1;
  const offset = (page - 1) * count;
  return {
    count,
    offset,
    show: (rows, total) => ({
      data: rows,
      current_page: page,
      per_page: count,
      last_page: Math.max(1, Math.ceil(total / count)),
      total,
    }),
  };
}

/** The most rows of one person that a search in memory reads, the newest first. */
const mostSearched = 2_000;

/** A list of one person's rows, whose texts are encrypted: a search reads the rows and filters them here. */
interface OwnList<R extends { total: number }, T> {
  query: PageQuery & { search?: string };
  /** Each row with the number of all (`totalOfAll`), so that one query is enough. */
  read: (limit: number, offset: number) => Promise<R[]>;
  /** What a search looks into. */
  textsOf: (row: R) => string[];
  show: (row: R) => T;
}

/** How many rows a query finds, whatever its limit. */
export const totalOfAll = sql<number>`count(*) over ()`.mapWith(Number);

/** A page of five of such a list. */
export async function showOwnPage<R extends { total: number }, T>(list: OwnList<R, T>) {
  const { query, read, textsOf, show } = list;
  const page = readPage(query, 5);
  const search = (query.search ?? '').trim().toLowerCase();
  if (!search) {
    const rows = await read(page.count, page.offset);
    // Behind the last page no row says how many there are.
    const [row] = rows.length > 0 || page.offset === 0 ? rows : await read(1, 0);
    return page.show(rows.map(show), row?.total ?? 0);
  }
  const isFound = (row: R) => textsOf(row).some((text) => text.toLowerCase().includes(search));
  const found = (await read(mostSearched, 0)).filter(isFound);
  return page.show(found.slice(page.offset, page.offset + page.count).map(show), found.length);
}

/** A LIKE pattern for a search, with its wildcards escaped. Null for an empty search. */
export function containing(search: string | undefined): string | null {
  // A NUL cannot be stored in PostgreSQL, so it matches nothing: it is dropped rather than sent.
  const text = (search ?? '').replaceAll('\u0000', '').trim();
  return text ? `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%` : null;
}

/** A text without accents, marks below and hooks: `Adéọlá Ɗanjuma` becomes `Adeola Danjuma`. */
const plain = (text: SQL): SQL =>
  sql`translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'ɓɗƙƴǝƁƊƘƳƎ', 'bdkyeBDKYE')`;

/** Whether somebody's full name matches a pattern of `containing`, with or without the marks of either. */
export const isNamed = (person: { firstName: AnyPgColumn; lastName: AnyPgColumn }, pattern: string): SQL =>
  sql`${plain(sql`${person.firstName} || ' ' || ${person.lastName}`)} ilike ${plain(sql`${pattern}::text`)}`;
