/** Benefits that can be claimed, and a claim with its evidence. */
import { Type, type Static } from 'typebox';
import { IdSchema, MomentSchema, Success } from './envelope';

export const ClaimableSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  /** What is covered and what evidence is asked for. */
  description: Type.String(),
});
export type Claimable = Static<typeof ClaimableSchema>;
export const ClaimablesAnswerSchema = Success(Type.Array(ClaimableSchema));
export type ClaimablesAnswer = Static<typeof ClaimablesAnswerSchema>;

/** The text parts of `POST individual/claimable/claim`; the files are parts named `evidence`. */
export const ClaimBodySchema = Type.Object({
  claimable_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  user_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  comment: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
});
export type ClaimBody = Static<typeof ClaimBodySchema>;

/** What evidence may be: read by both sides, decided by the server from the content. */
export interface EvidenceRules {
  maxBytes: 5242880;
  maxFiles: 5;
  types: ['application/pdf', 'image/jpeg', 'image/png'];
}

export const ClaimSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  claimable_id: IdSchema,
  status: Type.Literal('processing'),
  created_at: MomentSchema,
});
export type Claim = Static<typeof ClaimSchema>;
export const ClaimAnswerSchema = Success(ClaimSchema);
export type ClaimAnswer = Static<typeof ClaimAnswerSchema>;
