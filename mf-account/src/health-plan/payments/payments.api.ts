import { api } from '@shared/runtime';
import { PAGE_SIZE, type PageRequest } from '../../paging/paged-list.store';

/** A page of one's own plan payments, newest first. */
export function getPayments({ userId, page }: PageRequest, signal: AbortSignal): Promise<unknown> {
  return api.get(`individual/subscriptions/user/${encodeURIComponent(userId)}`, {
    query: { page, count: PAGE_SIZE },
    signal,
  });
}

/** All of one's own plan payments as CSV. */
export function getPaymentsCsv(): Promise<Blob> {
  return api.get<Blob>('individual/payments/csv', { headers: { accept: 'text/csv' } });
}
