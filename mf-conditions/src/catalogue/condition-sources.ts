import * as calls from '@ilera/contracts/calls';
import { api, type Source } from '@ilera/runtime';

/** A condition as a list shows it. */
export interface ConditionRow {
  id: string;
  title: string;
  /** A summary; empty where the API sends none. */
  text: string;
}

/** The first pages of a list of conditions, and how many pages there are. */
interface ConditionsList {
  rows: ConditionRow[];
  page: number;
  lastPage: number;
}

type Sent = Omit<ConditionRow, 'id'> & { id: string | number };

/** The categories to which a list can be narrowed. */
export const categories = () =>
  api.read(calls.conditionCategories, {}, (sent) =>
    sent.filter(({ id }) => id !== '').map(({ id, title }) => ({ id: String(id), title })),
  );

/** The public list of conditions, or the list of the account, for which the API has another call. */
export type Catalogue = 'public' | 'account';

/** Rows on a page of the account's list (P9.2). */
const accountPageSize = 10;

/**
 * One page of a list; where the API tells no number of pages, it is the last page. The API has another call for a search
 * of the public list, whose best results are on one page (R5.4).
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
 * Lists as far as they were loaded, for Show More and for a return to a list. They outlive the page, whose `Resource` is
 * gone by then. They hold public data only.
 */
const loadedLists = new Map<string, ConditionsList>();

/** The first pages of a category, narrowed by a search. Only pages that were not loaded before are requested. */
export function conditionsOf(
  from: Catalogue,
  category: string,
  search: string,
  pages: number,
): Source<ConditionsList> {
  const key = [from, category, search].join('|');
  const first = pageOf(from, category, search, 1);
  const isWhole = ({ page, lastPage }: ConditionsList) => page === pages || page >= lastPage;
  /** The pages that the document or an earlier load has. */
  const firstPages = () => {
    const list = pages > 1 ? loadedLists.get(key) : undefined;
    return list && list.page <= pages ? list : first.known();
  };
  return {
    path: first.path,
    known() {
      const list = firstPages();
      return list && !isWhole(list) ? undefined : list;
    },
    async load(signal) {
      let list = firstPages() ?? (await first.load(signal));
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

/** The rows of a list of conditions, without a condition that has no id, which nobody could open. */
export const toRows = (sent: Sent[]): ConditionRow[] =>
  sent.filter(({ id }) => id !== '').map(({ id, title, text }) => ({ id: String(id), title, text }));
