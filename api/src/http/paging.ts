/** Pages of lists, counted from 1 on the wire. */
import { sql } from 'drizzle-orm';
import type { PageOf, PageQuery } from '@ilera/contracts/api';

/** Reads the page from a query; `size` is the default page size. */
export function readPage(query: PageQuery, size: number) {
  const count = query.count ?? size;
  const page = query.page ?? 1;
  const offset = (page - 1) * count;
  return {
    count,
    offset,
    show: <T>(rows: T[], total: number): PageOf<T> => ({
      data: rows,
      current_page: page,
      per_page: count,
      last_page: Math.max(1, Math.ceil(total / count)),
      total,
    }),
  };
}

/** Newest rows of one person that a search in memory reads at most. */
const maxSearchedRows = 2_000;

/** A list of one person's rows. Their texts are encrypted, so a search filters the decrypted rows in memory. */
interface OwnList<R extends { total: number }, T> {
  query: PageQuery & { search?: string };
  /** Each row carries the total (`totalOfAll`), which saves a second query. */
  read: (limit: number, offset: number) => Promise<R[]>;
  textsOf: (row: R) => string[];
  show: (row: R) => T;
}

/** A column with the number of rows that a query finds, ignoring its limit. */
export const totalOfAll = sql<number>`count(*) over ()`.mapWith(Number);

/** Reads one page of the list, or of the rows that match the search. */
export async function showOwnPage<R extends { total: number }, T>(list: OwnList<R, T>) {
  const { query, read, textsOf, show } = list;
  const page = readPage(query, 5);
  const search = (query.search ?? '').trim().toLowerCase();
  if (!search) {
    const rows = await read(page.count, page.offset);
    // A page past the end has no row to carry the total.
    const [row] = rows.length > 0 || page.offset === 0 ? rows : await read(1, 0);
    return page.show(rows.map(show), row?.total ?? 0);
  }
  const isFound = (row: R) => textsOf(row).some((text) => text.toLowerCase().includes(search));
  const found = (await read(maxSearchedRows, 0)).filter(isFound);
  return page.show(found.slice(page.offset, page.offset + page.count).map(show), found.length);
}
