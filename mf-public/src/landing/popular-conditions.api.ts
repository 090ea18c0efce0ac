import { unwrapData, unwrapList } from '@shared/contracts';
import { api } from '@shared/runtime';

/** One entry of the list. */
export interface PopularCondition {
  id: string;
  title: string;
}

const path = 'condition/category/popular';
const query = { page: 1 };

/** The first page of the most popular conditions; the public list sends the page only (R4.16). */
export async function getPopularConditions(signal?: AbortSignal): Promise<PopularCondition[]> {
  return readConditions(await api.get<unknown>(path, { query, signal }));
}

/** The conditions that the document was prerendered with. */
export function knownPopularConditions(): PopularCondition[] | undefined {
  const answer = api.known<unknown>(path, query);
  return answer === undefined ? undefined : readConditions(answer);
}

function readConditions(answer: unknown): PopularCondition[] {
  return rowsOf(answer).flatMap((row) => {
    const { id, title } = (row ?? {}) as { id?: string | number; title?: string };
    return id === undefined || id === null || !title ? [] : [{ id: String(id), title }];
  });
}

/** A paged response has its rows in `data.data`, one of an API without paging in `data`. */
function rowsOf(answer: unknown): unknown[] {
  const rows = unwrapList(answer);
  return rows.length > 0 ? rows : unwrapList(unwrapData(answer));
}
