/** Pages of lists, counted from 1 on the wire. */
import type { PageOf, PageQuery } from '@shared/contracts/api';

export interface Page {
  count: number;
  offset: number;
  show<T>(rows: T[], total: number): PageOf<T>;
}

/** The page that a query asks for; `size` where it does not say how many. */
export function readPage(query: PageQuery, size: number): Page {
  const count = query.count ?? size;
  const page = query.page ?? 1;
  return {
    count,
    offset: (page - 1) * count,
    show: (rows, total) => ({
      data: rows,
      current_page: page,
      per_page: count,
      last_page: Math.max(1, Math.ceil(total / count)),
      total,
    }),
  };
}

/** A LIKE pattern for what somebody typed; its own wildcards are letters like any other. Null for nothing typed. */
export function containing(search: string | undefined): string | null {
  // A NUL cannot be stored in PostgreSQL, so it matches nothing: it is dropped rather than sent.
  const text = (search ?? '').replaceAll('\u0000', '').trim();
  return text ? `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%` : null;
}
