/** Calls of those who decide claims. */
import { ClaimAccountSchema, EvidenceParamsSchema } from '../claims';
import * as desk from '../clinic/claims';
import type { StaffRole } from '../clinic/staff';
import { byReference, FileResponseSchema, type Call } from '../call';
import { Success } from '../envelope';

/** The roles that see and decide claims. */
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
    own: true,
  },
  deskClaim: {
    method: 'GET',
    path: '/clinic/claims/:reference',
    access: 'staff',
    roles,
    summary: "One claim with its person and the person's other claims",
    params: byReference,
    response: desk.DeskClaimResponseSchema,
    own: true,
  },
  deskEvidence: {
    method: 'GET',
    path: '/clinic/claims/:reference/evidence/:id',
    access: 'staff',
    roles,
    summary: 'A file of a claim',
    params: EvidenceParamsSchema,
    response: FileResponseSchema,
    file: 'application/octet-stream',
    own: true,
  },
  deskClaimAccount: {
    method: 'GET',
    path: '/clinic/claims/:reference/account',
    access: 'staff',
    roles,
    summary: 'The bank account of a claim, whole',
    params: byReference,
    response: Success(ClaimAccountSchema),
    own: true,
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
    own: true,
  },
} as const satisfies Record<string, Call>;
