import { api } from '@shared/runtime';
import type { Category } from './condition-row';
import { readCategories } from './read-responses';

const call = 'condition_category/all';

/** `GET condition_category/all` */
export async function listCategories(): Promise<Category[]> {
  return readCategories(await api.get<unknown>(call));
}

/** The categories that the document was prerendered with. */
export function knownCategories(): Category[] | undefined {
  const answer = api.known<unknown>(call);
  return answer === undefined ? undefined : readCategories(answer);
}
