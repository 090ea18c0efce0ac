import type { PageOf } from '@ilera/contracts/api';
import { pageCount } from '@ilera/format';
import type { PageOfRows } from '@ilera/ui';

/** Rows on a page of the account's lists (A9.2). */
export const pageSize = 5;

/** One page of a response; a total that is missing is worked out from `last_page`, or from the rows. */
export function readPage<Row>({
  data: rows,
  total,
  last_page: last,
}: Pick<PageOf<Row>, 'data' | 'total' | 'last_page'>): PageOfRows<Row> {
  return { rows, pages: pageCount(Math.max(total || last * pageSize, rows.length), pageSize) };
}
