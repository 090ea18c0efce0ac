/** Claims: submission, bank account, and the decision at the clinic's desk. */
import * as claim from '../claims';
import * as desk from '../clinic/claims';
import type { StaffRole } from '../clinic/staff';
import { byReference, FileResponseSchema, type Call } from '../call';
import { PageQuerySchema, Success } from '../envelope';

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
    isExtension: true,
  },
  claimEvidence: {
    method: 'GET',
    path: '/individual/claims/:reference/evidence/:id',
    access: 'person',
    summary: "A file of one's own claim",
    params: claim.EvidenceParamsSchema,
    response: FileResponseSchema,
    file: 'application/octet-stream',
    isExtension: true,
  },
  setClaimAccount: {
    method: 'PUT',
    path: '/individual/claims/:reference/account',
    access: 'person',
    summary: 'Name the bank account to which an approved claim is paid',
    params: byReference,
    body: claim.ClaimAccountSchema,
    response: claim.MaskedAccountResponseSchema,
    isExtension: true,
  },
} as const satisfies Record<string, Call>;

/** Roles that see and decide claims. */
const roles = ['claims', 'manager'] as const satisfies StaffRole[];

export const claimsDeskCalls = {
  deskClaims: {
    method: 'GET',
    path: '/clinic/claims',
    access: 'staff',
    roles,
    summary: 'Claims that wait, or those of one status',
    query: desk.DeskClaimsQuerySchema,
    response: desk.DeskClaimsResponseSchema,
    isExtension: true,
  },
  deskClaim: {
    method: 'GET',
    path: '/clinic/claims/:reference',
    access: 'staff',
    roles,
    summary: "One claim with its person and the person's other claims",
    params: byReference,
    response: desk.DeskClaimResponseSchema,
    isExtension: true,
  },
  deskEvidence: {
    method: 'GET',
    path: '/clinic/claims/:reference/evidence/:id',
    access: 'staff',
    roles,
    summary: 'A file of a claim',
    params: claim.EvidenceParamsSchema,
    response: FileResponseSchema,
    file: 'application/octet-stream',
    isExtension: true,
  },
  deskClaimAccount: {
    method: 'GET',
    path: '/clinic/claims/:reference/account',
    access: 'staff',
    roles,
    summary: 'The bank account of a claim, whole',
    params: byReference,
    response: Success(claim.ClaimAccountSchema),
    isExtension: true,
  },
  decideClaim: {
    method: 'PUT',
    path: '/clinic/claims/:reference',
    access: 'staff',
    roles,
    summary: 'Approve or refuse a claim, or note that it was paid',
    params: byReference,
    body: desk.ClaimDecisionBodySchema,
    response: desk.DeskClaimResponseSchema,
    isExtension: true,
  },
} as const satisfies Record<string, Call>;
