/** Pages of lists, counted from 1 on the wire. */
import { sql } from 'drizzle-orm';
import type { PageOf, PageQuery } from '@shared/contracts/api';

/** A column with the total number of rows, so that one query returns page and total. */
export const totalRows = sql<number>`count(*) over ()`.mapWith(Number);

export interface ResultPage {
  count: number;
  offset: number;
  show<T>(rows: T[], total: number): PageOf<T>;
  /** The page of rows that a search in memory found. */
  showFound<R, T>(rows: R[], show: (row: R) => T): PageOf<T>;
  /**
   * The same for rows that carry the total; `count` runs only behind the last page, where there is no row.
   */
  showCounted<R, T>(
    rows: { row: R; total: number }[],
    show: (row: R) => T,
    count: () => Promise<number>,
  ): Promise<PageOf<T>>;
}

/** The page of a query; `size` where the query has none. */
export function readPage(query: PageQuery, size: number): ResultPage {
  const count = query.count ?? size;
  const page = query.page ?? 1;
  const offset = (page - 1) * count;
  const show = <T>(rows: T[], total: number): PageOf<T> => ({
    data: rows,
    current_page: page,
    per_page: count,
    last_page: Math.max(1, Math.ceil(total / count)),
    total,
  });
  return {
    count,
    offset,
    show,
    showFound: (rows, showRow) => show(rows.slice(offset, offset + count).map(showRow), rows.length),
    showCounted: async (rows, showRow, countAll) =>
      show(
        rows.map(({ row }) => showRow(row)),
        rows[0]?.total ?? (offset === 0 ? 0 : await countAll()),
      ),
  };
}

/** The most rows of one person that a search in memory reads, the newest first. */
export const mostSearched = 2_000;

/**
 * A function that tells whether one of the texts contains the search, ignoring case. Null for an empty
 * search.
 */
export function textFilter(search: string | undefined): ((...texts: string[]) => boolean) | null {
  const wanted = (search ?? '').trim().toLowerCase();
  return wanted ? (...texts) => texts.some((text) => text.toLowerCase().includes(wanted)) : null;
}

/** A LIKE pattern for a search, with its wildcards escaped. Null for an empty search. */
export function containing(search: string | undefined): string | null {
  // A NUL cannot be stored in PostgreSQL, so it matches nothing: it is dropped rather than sent.
  const text = (search ?? '').replaceAll('\u0000', '').trim();
  return text ? `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%` : null;
}
