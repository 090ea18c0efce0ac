import { unwrapData, unwrapFields } from '@shared/contracts';
import { toNumber } from '@shared/format';

/** One page of rows and how many rows there are in all. */
export interface ReadPage<Row> {
  rows: Row[];
  total: number;
}

/**
 * Rows of `data.data` and `data.total`; a total that is missing is worked out from `last_page`, or from the
 * rows.
 */
export function readPage<Row>(answer: unknown, perPage: number): ReadPage<Row> {
  const data = unwrapData(answer);
  const page = unwrapFields(data);
  const list = Array.isArray(data) ? data : page.data;
  const rows = Array.isArray(list) ? (list as Row[]) : [];
  const counted = toNumber(page.total, toNumber(page.last_page) * perPage);
  return { rows, total: Math.max(counted, rows.length) };
}
