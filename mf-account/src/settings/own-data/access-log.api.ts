import { api } from '@shared/runtime';
import { PAGE_SIZE, type PageRequest } from '../../paging/paged-list.store';

/**
 * A page of who read and changed one's own data, newest first; `ownReads` adds what the person read
 * themselves.
 */
export function getAccessLog(
  { page }: PageRequest,
  signal: AbortSignal,
  ownReads: boolean,
): Promise<unknown> {
  return api.get('individual/data/access', {
    query: { page, count: PAGE_SIZE, ...(ownReads && { own_reads: 'true' }) },
    signal,
  });
}
