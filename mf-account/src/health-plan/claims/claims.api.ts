import { api } from '@shared/runtime';
import { PAGE_SIZE, type PageRequest } from '../../paging/paged-list.store';

/** A page of one's own claims, newest first. */
export function getClaims({ page }: PageRequest, signal: AbortSignal): Promise<unknown> {
  return api.get('individual/claims', { query: { page, count: PAGE_SIZE }, signal });
}

/** A file of one's own claim. */
export function getEvidence(reference: string, id: string | number): Promise<Blob> {
  const path = `individual/claims/${encodeURIComponent(reference)}/evidence/${encodeURIComponent(id)}`;
  return api.get<Blob>(path, { headers: { accept: 'application/octet-stream' } });
}
