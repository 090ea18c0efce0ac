/** Claimable benefits, and a claim with its evidence. */
import { Type, type Static } from 'typebox';
import { IdSchema, MomentSchema, orNull, Page, PathIdSchema, PathTokenSchema, Success } from './envelope';

export const ClaimableSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  /** The cover, and the required evidence. */
  description: Type.String(),
});
export type Claimable = Static<typeof ClaimableSchema>;
export const ClaimablesResponseSchema = Success(Type.Array(ClaimableSchema));

/** The text parts of `POST individual/claimable/claim`; the files are parts named `evidence`. */
export const ClaimBodySchema = Type.Object({
  claimable_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  user_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  comment: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
});
export type ClaimBody = Static<typeof ClaimBodySchema>;

export const ClaimSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  claimable_id: IdSchema,
  status: Type.Literal('processing'),
  created_at: MomentSchema,
});
export type Claim = Static<typeof ClaimSchema>;
export const ClaimResponseSchema = Success(ClaimSchema);

/** `processing` until an operator decides; `approved` until the money was sent. */
export const ClaimStatusSchema = Type.Union([
  Type.Literal('processing'),
  Type.Literal('approved'),
  Type.Literal('paid'),
  Type.Literal('refused'),
]);

/** The bank account to which a claim is paid. Its number is a NUBAN; the person sees only the last four digits. */
export const ClaimAccountSchema = Type.Object({
  bank: Type.String({ minLength: 2, maxLength: 60, pattern: '\\S' }),
  number: Type.String({ minLength: 10, maxLength: 10, pattern: '^\\d{10}$' }),
});
export type ClaimAccount = Static<typeof ClaimAccountSchema>;
const MaskedAccountSchema = Type.Object({ bank: Type.String(), number: Type.String() });
/** `PUT individual/claims/{reference}/account`: allowed from the claim's approval to its payment. */
export const MaskedAccountResponseSchema = Success(MaskedAccountSchema);

/** A claim as its owner sees it (R5.3). Beyond the specification's calls: feature `claims`. */
export const OwnClaimSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  claimable_id: IdSchema,
  /** The benefit's name. */
  benefit: Type.String(),
  comment: Type.String(),
  status: ClaimStatusSchema,
  /** The repaid amount in naira; null while undecided and after a refusal. */
  amount: orNull(Type.Number()),
  /** The reason for a refusal. */
  reason: orNull(Type.String()),
  /** `number` is masked; null until the person names an account. */
  account: orNull(MaskedAccountSchema),
  created_at: MomentSchema,
  decided_at: orNull(MomentSchema),
  paid_at: orNull(MomentSchema),
  evidence: Type.Array(Type.Object({ id: IdSchema, name: Type.String(), bytes: Type.Integer() })),
});
export type OwnClaim = Static<typeof OwnClaimSchema>;
export const OwnClaimsResponseSchema = Success(Page(OwnClaimSchema));

/** `GET individual/claims/{reference}/evidence/{id}`. */
export const EvidenceParamsSchema = Type.Object({ reference: PathTokenSchema, id: PathIdSchema });
