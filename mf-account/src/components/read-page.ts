import type { PageOf } from '@ilera/contracts/api';
import { pageCount } from '@ilera/format';
import type { PageOfRows } from '@ilera/ui';

/** Page size of the account's lists (A9.2). */
export const pageSize = 5;

/** Reads one page of a response; a missing total is computed from `last_page` or the number of rows. */
export function readPage<Row>({
  data: rows,
  total,
  last_page: last,
}: Pick<PageOf<Row>, 'data' | 'total' | 'last_page'>): PageOfRows<Row> {
  return { rows, pages: pageCount(Math.max(total || last * pageSize, rows.length), pageSize) };
}
