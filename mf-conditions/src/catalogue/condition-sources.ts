import * as calls from '@shared/contracts/calls';
import { api, type Source } from '@shared/runtime';

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

/** One page of conditions, and how many pages there are. */
export interface ConditionsPage {
  rows: ConditionRow[];
  lastPage: number;
}

type Sent = Omit<ConditionRow, 'id'> & { id: string | number };

/** The categories of the chips. */
export const categories = () =>
  api.read(calls.conditionCategories, {}, (sent): readonly Category[] =>
    sent.filter(({ id }) => id !== '').map(({ id, title }) => ({ id: String(id), title })),
  );

/** One page of a category. Without a number of pages it counts as the last one. */
export function conditionsOf(
  category: string,
  query: { page: number; count?: number; search?: string },
): Source<ConditionsPage> {
  return api.read(calls.conditions, { params: { category }, query }, (page) => ({
    rows: toRows(page.data),
    lastPage: page.last_page || query.page,
  }));
}

/** The conditions that a search finds, best first and on one page. */
export const conditionsFor = (search: string): Source<ConditionsPage> =>
  api.read(calls.searchConditions, { query: { search } }, (sent) => ({ rows: toRows(sent), lastPage: 1 }));

const toRows = (sent: Sent[]): ConditionRow[] =>
  sent.filter(({ id }) => id !== '').map(({ id, title, text }) => ({ id: String(id), title, text }));
