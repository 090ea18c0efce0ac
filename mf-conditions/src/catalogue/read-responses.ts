import { unwrapData, unwrapFields, unwrapList } from '@shared/contracts';
import { toNumber } from '@shared/format';
import type { Category, ConditionRow, ConditionsPage } from './condition-row';

/** A value of an API as text: numbers become text, all else is empty. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

const withId = (answer: unknown): Record<string, unknown>[] =>
  unwrapList(answer).filter((item) => readText(item.id) !== '');

/** The categories in an answer; entries without an id are left out. */
export function readCategories(answer: unknown): Category[] {
  return withId(answer).map((item) => ({ id: readText(item.id), title: readText(item.title) }));
}

const toRow = (item: Record<string, unknown>): ConditionRow => ({
  id: readText(item.id),
  title: readText(item.title),
  text: readText(item.text),
});

/** The conditions that a search found. */
export const readFound = (answer: unknown): ConditionRow[] => withId(answer).map(toRow);

/** One page of a response. Without a number of pages it counts as the last one. */
export function readConditionsPage(answer: unknown, page: number): ConditionsPage {
  const data = unwrapFields(unwrapData(answer));
  return { rows: withId(data).map(toRow), lastPage: toNumber(data.last_page, page) };
}
