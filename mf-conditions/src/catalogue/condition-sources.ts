import * as calls from '@shared/contracts/calls';
import { api, type Source } from '@shared/runtime';
import type { Category, ConditionRow, ConditionsPage } from './condition-row';

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
