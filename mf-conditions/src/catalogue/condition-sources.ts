import * as calls from '@ilera/contracts/calls';
import { api, type Source } from '@ilera/runtime';

/** A condition as a list shows it. */
export interface ConditionRow {
  id: string;
  title: string;
  /** A summary; empty where the API sends none. */
  text: string;
}

/** A category that a list can be narrowed to. */
interface Category {
  id: string;
  title: string;
}

/** The first pages of a list of conditions, and how many pages there are. */
interface ConditionsList {
  rows: ConditionRow[];
  page: number;
  lastPage: number;
}

type Sent = Omit<ConditionRow, 'id'> & { id: string | number };

/** The categories of the chips. */
export const categories = () =>
  api.read(calls.conditionCategories, {}, (sent): readonly Category[] =>
    sent.filter(({ id }) => id !== '').map(({ id, title }) => ({ id: String(id), title })),
  );

/** The list of everybody, or that of the account, which is another one of the API. */
export type Catalogue = 'public' | 'account';

/** Rows on a page of the account's list (P9.2). */
const accountPageSize = 10;

/**
 * One page; without a number of pages it is the last one. A search of the public list is another call of the API, whose
 * best results are on one page (R5.4).
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

/** Lists as far as they were loaded, for Show More and for a return to them. They hold public data only. */
const loaded = new Map<string, ConditionsList>();

/** The first pages of a category, narrowed by a search. Of a longer list only the pages that are new are requested. */
export function conditionsOf(
  from: Catalogue,
  category: string,
  search: string,
  pages: number,
): Source<ConditionsList> {
  const key = [from, category, search].join('|');
  const first = pageOf(from, category, search, 1);
  const isWhole = ({ page, lastPage }: ConditionsList) => page === pages || page >= lastPage;
  /** What the document or an earlier load has of these pages. */
  const begun = () => {
    const list = pages > 1 ? loaded.get(key) : undefined;
    return list && list.page <= pages ? list : first.known();
  };
  return {
    path: first.path,
    known() {
      const list = begun();
      return list && !isWhole(list) ? undefined : list;
    },
    async load(signal) {
      let list = begun() ?? (await first.load(signal));
      while (!isWhole(list)) {
        loaded.set(key, list);
        const next = await pageOf(from, category, search, list.page + 1).load(signal);
        list = { ...next, rows: [...list.rows, ...next.rows] };
      }
      loaded.set(key, list);
      return list;
    },
  };
}

/** The rows of a list of conditions; one without an id cannot be opened. */
export const toRows = (sent: Sent[]): ConditionRow[] =>
  sent.filter(({ id }) => id !== '').map(({ id, title, text }) => ({ id: String(id), title, text }));
