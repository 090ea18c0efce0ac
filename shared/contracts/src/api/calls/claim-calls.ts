/** Claims, and the account to which they are paid. */
import * as claim from '../claims';
import { byReference, FileResponseSchema, type Call } from '../call';
import { PageQuerySchema } from '../envelope';

export const claimCalls = {
  claimables: {
    method: 'GET',
    path: '/claimable/all',
    access: 'manager',
    summary: 'Benefits that can be claimed',
    response: claim.ClaimablesResponseSchema,
  },
  claim: {
    method: 'POST',
    path: '/individual/claimable/claim',
    access: 'manager',
    summary: 'Claim a benefit with evidence',
    encoding: 'upload',
    body: claim.ClaimBodySchema,
    response: claim.ClaimResponseSchema,
  },
  claims: {
    method: 'GET',
    path: '/individual/claims',
    access: 'person',
    summary: "One's own claims, newest first",
    query: PageQuerySchema,
    response: claim.OwnClaimsResponseSchema,
    own: true,
  },
  claimEvidence: {
    method: 'GET',
    path: '/individual/claims/:reference/evidence/:id',
    access: 'person',
    summary: "A file of one's own claim",
    params: claim.EvidenceParamsSchema,
    response: FileResponseSchema,
    file: 'application/octet-stream',
    own: true,
  },
  setClaimAccount: {
    method: 'PUT',
    path: '/individual/claims/:reference/account',
    access: 'person',
    summary: 'Name the bank account to which an approved claim is paid',
    params: byReference,
    body: claim.ClaimAccountSchema,
    response: claim.MaskedAccountResponseSchema,
    own: true,
  },
} as const satisfies Record<string, Call>;
