import { pageIn } from '../paging/paged';

/** What the history shows, stored in its address, so that Back and a reload keep it. */
export interface HistoryView {
  page: number;
  search: string;
  /** A status in the API's words, or '' for all. */
  status: string;
}

const MAX_SEARCH = 100;

/** The view that a query names. */
export function readView(query: URLSearchParams): HistoryView {
  return {
    page: pageIn(query),
    search: (query.get('search') ?? '').slice(0, MAX_SEARCH),
    status: query.get('status') ?? '',
  };
}

/** The query of a view; default values are left out. */
export function writeView({ page, search, status }: HistoryView): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (status) query.set('status', status);
  if (page > 1) query.set('page', String(page));
  return query;
}
