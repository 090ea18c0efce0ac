import type { PageOf } from '@shared/contracts/api';
import { pageCount } from '@shared/format';

/** Rows on a page of the account's lists (A9.2). */
export const PAGE_SIZE = 5;

/** One page of rows, how many rows there are in all, and on how many pages. */
export interface ReadPage<Row> {
  rows: Row[];
  total: number;
  pages: number;
}

/** A page before it is loaded. */
export const noPage: ReadPage<never> = { rows: [], total: 0, pages: 1 };

/** Of a response; a total that is missing is worked out from `last_page`, or from the rows. */
export function readPage<Row>({
  data: rows,
  total: sent,
  last_page: last,
}: Pick<PageOf<Row>, 'data' | 'total' | 'last_page'>): ReadPage<Row> {
  const total = Math.max(sent || last * PAGE_SIZE, rows.length);
  return { rows, total, pages: pageCount(total, PAGE_SIZE) };
}
