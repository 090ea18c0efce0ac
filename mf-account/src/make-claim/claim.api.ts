import { unwrapData } from '@shared/contracts';
import type { Claim } from '@shared/contracts/api';
import { api, hasFeature } from '@shared/runtime';

/** A claim as it is sent. */
export interface ClaimRequest {
  claimable_id: string;
  user_id: string | number;
  comment: string;
  evidence: readonly File[];
  /** The same for each try to send this claim. */
  key?: string;
}

/** Sends a claim with its files; `onProgress` gets the share of the body that is sent, 0 to 1. */
export async function sendClaim(
  { claimable_id, user_id, comment, evidence, key }: ClaimRequest,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Partial<Claim> | null> {
  const body = new FormData();
  body.append('claimable_id', claimable_id);
  body.append('user_id', String(user_id));
  body.append('comment', comment);
  for (const file of evidence) body.append('evidence', file);
  // An API of somebody else need not allow the header.
  const isRepeatable = key !== undefined && hasFeature('claims');
  const headers = isRepeatable ? { headers: { 'Idempotency-Key': key } } : {};
  const options = { onUploadProgress: onProgress, signal, ...headers };
  const data = unwrapData(await api.post<unknown>('individual/claimable/claim', body, options));
  return (data as Partial<Claim> | undefined) ?? null;
}
