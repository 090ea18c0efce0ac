import { api } from '@shared/runtime';
import { PAGE_SIZE, type PageRequest } from '../paging/paged-list.store';

/** A page of one's own visits, newest first. */
export function getAppointments(
  { userId, page, search = '', status }: PageRequest,
  signal: AbortSignal,
): Promise<unknown> {
  return api.get(`individual/appointments/user/${encodeURIComponent(userId)}`, {
    query: { page, count: PAGE_SIZE, search, ...(status && { status }) },
    signal,
  });
}
