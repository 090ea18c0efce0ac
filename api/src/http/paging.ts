/** Pages of lists, counted from 1 on the wire. */
import { sql } from 'drizzle-orm';
import type { PageOf, PageQuery } from '@shared/contracts/api';

/** Beside a page's rows: how many there are in all, so that one query answers both. */
export const totalRows = sql<number>`count(*) over ()`.mapWith(Number);

export interface Page {
  count: number;
  offset: number;
  show<T>(rows: T[], total: number): PageOf<T>;
  /** The page of rows that a search in memory found. */
  showFound<R, T>(rows: R[], show: (row: R) => T): PageOf<T>;
  /** The same for rows that carry the total; `count` is asked only behind the last page, where no row is. */
  showCounted<R, T>(
    rows: { row: R; total: number }[],
    show: (row: R) => T,
    count: () => Promise<number>,
  ): Promise<PageOf<T>>;
}

/** The page that a query asks for; `size` where it does not say how many. */
export function readPage(query: PageQuery, size: number): Page {
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

/** Of one person's rows, a search in memory reads this many, the newest. */
export const mostSearched = 2_000;

/** Does one of the texts hold what somebody typed, in capitals or not? Null for nothing typed. */
export function textFilter(search: string | undefined): ((...texts: string[]) => boolean) | null {
  const wanted = (search ?? '').trim().toLowerCase();
  return wanted ? (...texts) => texts.some((text) => text.toLowerCase().includes(wanted)) : null;
}

/** A LIKE pattern for what somebody typed; its own wildcards are letters like any other. Null for nothing typed. */
export function containing(search: string | undefined): string | null {
  // A NUL cannot be stored in PostgreSQL, so it matches nothing: it is dropped rather than sent.
  const text = (search ?? '').replaceAll('\u0000', '').trim();
  return text ? `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%` : null;
}
