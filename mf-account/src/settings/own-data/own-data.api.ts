import type { EraseBody, Kept } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Downloads everything that is stored about oneself, with the files of claims. */
export function getOwnData(): Promise<Blob> {
  return api.get<Blob>('individual/data/files', { headers: { accept: 'application/zip' } });
}

/** Erases the account; returns what has to be kept by law. */
export async function eraseOwnData(body: EraseBody): Promise<Kept[]> {
  const answer = await api.post<{ data: { kept: Kept[] } }>('individual/data/erase', body);
  return answer.data.kept;
}
