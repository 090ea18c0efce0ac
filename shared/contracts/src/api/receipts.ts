/**
 * Receipts of visits, plans and card changes. Amounts are naira. Beyond the specification's calls: feature `receipts`.
 */
import { Type, type Static } from 'typebox';
import { MomentSchema, orNull, Success } from './envelope';

/** A receipt as issued: later changes of tax or employer leave it unchanged. */
export const ReceiptSchema = Type.Object({
  /** `RCT-2026-000017`: numbered without gaps within a year. */
  number: Type.String(),
  /** The payment's reference. */
  reference: Type.String(),
  kind: Type.Union([Type.Literal('visit'), Type.Literal('plan'), Type.Literal('card')]),
  issued_at: MomentSchema,
  payer: Type.Object({ name: Type.String(), email: Type.String() }),
  /** The employer whose plan covers the payer, or the payer of an employer plan. */
  employer: orNull(Type.String()),
  /** Only for plans. */
  enrollee_number: orNull(Type.String()),
  /** Items and deductions; the amounts add up to `total`. */
  lines: Type.Array(Type.Object({ text: Type.String(), amount: Type.Number() })),
  total: Type.Number(),
  currency: Type.String(),
  /** Value added tax included in the total; null if none is configured. */
  vat: orNull(Type.Object({ percent: Type.Number(), amount: Type.Number() })),
  /** Our tax number; null if none is configured. */
  tax_number: orNull(Type.String()),
  /** The part of the total that is or will be refunded. */
  refunded: Type.Number(),
});
export type Receipt = Static<typeof ReceiptSchema>;
export const ReceiptResponseSchema = Success(ReceiptSchema);

/** `POST condition/receipt`: the address proves that a guest is the payer; in the body because addresses are logged. */
export const GuestReceiptBodySchema = Type.Object({
  reference: Type.String({ minLength: 1, maxLength: 200 }),
  email: Type.String({ format: 'email', maxLength: 254 }),
});
