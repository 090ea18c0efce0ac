/** Claims as the claims desk sees them. Beyond the specification's calls. */
import { Type, type Static } from 'typebox';
import { ClaimStatusSchema, OwnClaimSchema } from '../claims';
import { MomentSchema, Page, PageQuerySchema, Success } from '../envelope';

/** `GET /clinic/claims`: claims that wait for a decision or payment, longest first; or one status, newest first. */
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
  /** Whether an approved claim has a bank account. */
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
  /** The person's other claims, newest first. */
  others: Type.Array(Type.Object({ reference, benefit, status, amount, created_at: MomentSchema })),
  /** Claims of anybody with one of this claim's files. An earlier API does not send them. */
  also_in: Type.Optional(Type.Array(reference)),
});
export type DeskClaim = Static<typeof DeskClaimSchema>;
export const DeskClaimResponseSchema = Success(DeskClaimSchema);

/**
 * `PUT /clinic/claims/{reference}`; 409 if another member of staff decided meanwhile. A single object, because with one
 * object per status validation would remove unknown fields by the first one.
 */
export const ClaimDecisionBodySchema = Type.Object({
  status: Type.Union([Type.Literal('approved'), Type.Literal('refused'), Type.Literal('paid')]),
  /** Naira; only for `approved`. */
  amount: Type.Optional(Type.Number({ minimum: 1, maximum: 100_000_000 })),
  /** Shown to the person; only for `refused`. */
  reason: Type.Optional(Type.String({ minLength: 10, maxLength: 500, pattern: '\\S' })),
  /** The account that the payer saw; only for `paid`. */
  account: Type.Optional(OwnClaimSchema.properties.account),
});
export type ClaimDecisionBody = Static<typeof ClaimDecisionBodySchema>;
