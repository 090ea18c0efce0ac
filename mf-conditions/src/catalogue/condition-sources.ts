import * as calls from '@ilera/contracts/calls';
import { api, type Source } from '@ilera/runtime';

/** A condition in a list. */
export interface ConditionRow {
  id: string;
  title: string;
  /** The summary; empty if the API sends none. */
  text: string;
}

/** The loaded first pages of a list of conditions, and the total number of pages. */
interface ConditionsList {
  rows: ConditionRow[];
  page: number;
  lastPage: number;
}

type Sent = Omit<ConditionRow, 'id'> & { id: string | number };

/** The categories by which a list can be filtered. */
export const categories = () =>
  api.read(calls.conditionCategories, {}, (sent) =>
    sent.filter(({ id }) => id !== '').map(({ id, title }) => ({ id: String(id), title })),
  );

/** The public list of conditions or the account's, which have different API calls. */
export type Catalogue = 'public' | 'account';

/** Page size of the account's list (P9.2). */
const accountPageSize = 10;

/**
 * One page of a list; the last one if the API sends no number of pages. A search of the public list has a
 * separate call, which returns the best results on one page (R5.4).
 */
function pageOf(from: Catalogue, category: string, search: string, page: number): Source<ConditionsList> {
  if (search && from === 'public')
    return api.read(calls.searchConditions, { query: { search } }, (sent) => ({
      rows: toRows(sent),
      page: 1,
      lastPage: 1,
    }));
  const query = { page, ...(from === 'account' && { count: accountPageSize, search: search.trim() }) };
  return api.read(calls.conditions, { params: { category }, query }, ({ data, last_page }) => ({
    rows: toRows(data),
    page,
    lastPage: last_page || page,
  }));
}

/**
 * The loaded pages of each list, for Show More and for a return to the list. They outlive the page and its
 * `Resource`, and hold only public data.
 */
const loadedLists = new Map<string, ConditionsList>();

/** The first pages of a category, filtered by a search. Requests only pages that were not loaded before. */
export function conditionsOf(
  from: Catalogue,
  category: string,
  search: string,
  pages: number,
): Source<ConditionsList> {
  const key = [from, category, search].join('|');
  const firstPage = pageOf(from, category, search, 1);
  const isWhole = ({ page, lastPage }: ConditionsList) => page === pages || page >= lastPage;
  /** The pages from the document or an earlier load. */
  const firstPages = () => {
    const list = pages > 1 ? loadedLists.get(key) : undefined;
    return list && list.page <= pages ? list : firstPage.known();
  };
  return {
    path: firstPage.path,
    known() {
      const list = firstPages();
      return list && !isWhole(list) ? undefined : list;
    },
    async load(signal) {
      let list = firstPages() ?? (await firstPage.load(signal));
      while (!isWhole(list)) {
        loadedLists.set(key, list);
        const next = await pageOf(from, category, search, list.page + 1).load(signal);
        list = { ...next, rows: [...list.rows, ...next.rows] };
      }
      loadedLists.set(key, list);
      return list;
    },
  };
}

/** The rows of a list of conditions. A condition without an id is dropped, because it could not be opened. */
export const toRows = (sent: Sent[]): ConditionRow[] =>
  sent.filter(({ id }) => id !== '').map(({ id, title, text }) => ({ id: String(id), title, text }));
