import { api } from '@shared/runtime';
import type { Category } from './condition-row';
import { readCategories } from './read-answers';

/** `GET condition_category/all` */
export async function listCategories(): Promise<Category[]> {
  return readCategories(await api.get<unknown>('condition_category/all'));
}
