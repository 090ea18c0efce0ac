/** Claims as the claims desk sees them. Beyond the specification's calls. */
import { Type, type Static } from 'typebox';
import { ClaimStatusSchema, OwnClaimSchema } from '../claims';
import { MomentSchema, Page, PageQuerySchema, Success } from '../envelope';

/** `GET /clinic/claims`: what waits for a decision or its money, the longest first; or one status, the newest first. */
export const DeskClaimsQuerySchema = Type.Object({
  page: PageQuerySchema.properties.page,
  status: Type.Optional(ClaimStatusSchema),
});

const { reference, benefit, status, amount, created_at } = OwnClaimSchema.properties;

export const DeskClaimRowSchema = Type.Object({
  reference,
  benefit,
  status,
  amount,
  created_at,
  person: Type.String(),
  /** Whether an approved claim has an account to be paid to. */
  has_account: Type.Boolean(),
});
export type DeskClaimRow = Static<typeof DeskClaimRowSchema>;
export const DeskClaimsResponseSchema = Success(Page(DeskClaimRowSchema));

export const DeskClaimSchema = Type.Object({
  ...OwnClaimSchema.properties,
  person: Type.Object({
    name: Type.String(),
    email: Type.String(),
    phone: Type.Union([Type.String(), Type.Null()]),
  }),
  /** Other claims of the same person, newest first. */
  others: Type.Array(Type.Object({ reference, benefit, status, amount, created_at: MomentSchema })),
});
export type DeskClaim = Static<typeof DeskClaimSchema>;
export const DeskClaimResponseSchema = Success(DeskClaimSchema);

/**
 * `PUT /clinic/claims/{reference}`; 409 where somebody else decided meanwhile. One object and not one for each
 * status: of several, validation removes unknown fields by the first.
 */
export const ClaimDecisionBodySchema = Type.Object({
  status: Type.Union([Type.Literal('approved'), Type.Literal('refused'), Type.Literal('paid')]),
  /** Naira; for `approved`. */
  amount: Type.Optional(Type.Number({ minimum: 1, maximum: 100_000_000 })),
  /** Shown to the person; for `refused`. */
  reason: Type.Optional(Type.String({ minLength: 10, maxLength: 500, pattern: '\\S' })),
  /** As the claim showed it to who sent the money; for `paid`. */
  account: Type.Optional(OwnClaimSchema.properties.account),
});
export type ClaimDecisionBody = Static<typeof ClaimDecisionBodySchema>;
