import * as calls from '@shared/contracts/calls';
import type { Answer, CallArguments } from '@shared/contracts/calls';
import { api, hasFeature } from '@shared/runtime';
import { UploadStore, type waitForNetwork } from './upload.store';

/** A claim as it is sent. */
export type ClaimRequest = CallArguments<'claim'>['body'] & {
  /** The same for each try to send this claim. */
  key?: string;
};
type SentClaim = Answer<'claim'> | null;

/** The sending of one claim. */
export type ClaimStore = UploadStore<ClaimRequest, SentClaim>;

function sendClaim(
  { key, ...body }: ClaimRequest,
  onUploadProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SentClaim> {
  // An API of somebody else need not allow the header.
  const headers = key !== undefined && hasFeature('claims') ? { headers: { 'Idempotency-Key': key } } : {};
  return api.call(calls.claim, { body, onUploadProgress, signal, ...headers });
}

/** The store of a claim that is not sent yet. */
export const newClaimStore = (deliver = sendClaim, reconnect?: typeof waitForNetwork): ClaimStore =>
  new UploadStore<ClaimRequest, SentClaim>(deliver, [calls.claims], reconnect);
