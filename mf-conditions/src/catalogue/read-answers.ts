import { toNumber } from '@shared/format';
import type { Category, ConditionRow, ConditionsPage } from './condition-row';

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

/** Text of whatever an API sent: numbers become text, all else is empty. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** `data` of an answer, or undefined where there is none. */
export function dataOf(answer: unknown): unknown {
  return isObject(answer) ? answer.data : undefined;
}

/** Its own fields of an object, or none. */
export function fieldsOf(value: unknown): Loose {
  return isObject(value) ? value : {};
}

function titled(value: unknown): Loose[] {
  return Array.isArray(value)
    ? value.filter((item): item is Loose => isObject(item) && readText(item.id) !== '')
    : [];
}

/** The categories in an answer; entries without an id are left out. */
export function readCategories(answer: unknown): Category[] {
  return titled(dataOf(answer)).map((item) => ({ id: readText(item.id), title: readText(item.title) }));
}

/** One page of an answer. An API that does not say how many pages there are is taken to have sent the last one. */
export function readConditionsPage(answer: unknown, page: number): ConditionsPage {
  const data = fieldsOf(dataOf(answer));
  const rows = titled(data.data).map((item): ConditionRow => ({
    id: readText(item.id),
    title: readText(item.title),
    text: readText(item.text),
  }));
  return { rows, lastPage: toNumber(data.last_page, page) };
}
