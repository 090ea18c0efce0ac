/**
 * Receipts of visits, plans and card changes. Amounts are naira. Beyond the specification's calls: feature
 * `receipts`.
 */
import { Type, type Static } from 'typebox';
import { MomentSchema, orNull, Success } from './envelope';

/** A receipt as it was issued: later changes of tax or employer do not change it. */
export const ReceiptSchema = Type.Object({
  /** `RCT-2026-000017`: counted without gaps within a year. */
  number: Type.String(),
  /** The payment. */
  reference: Type.String(),
  kind: Type.Union([Type.Literal('visit'), Type.Literal('plan'), Type.Literal('card')]),
  issued_at: MomentSchema,
  payer: Type.Object({ name: Type.String(), email: Type.String() }),
  /** Who pays for the payer's cover at work, or the payer where the plan covers employees. */
  employer: orNull(Type.String()),
  /** Only for plans. */
  enrollee_number: orNull(Type.String()),
  /** What was bought, and what was taken off; the amounts add up to `total`. */
  lines: Type.Array(Type.Object({ text: Type.String(), amount: Type.Number() })),
  total: Type.Number(),
  currency: Type.String(),
  /** What of the total is value added tax; null where none is configured. */
  vat: orNull(Type.Object({ percent: Type.Number(), amount: Type.Number() })),
  /** Our number at the tax office; null where none is configured. */
  tax_number: orNull(Type.String()),
  /** What of the total went back, or is on its way. */
  refunded: Type.Number(),
});
export type Receipt = Static<typeof ReceiptSchema>;
export const ReceiptResponseSchema = Success(ReceiptSchema);

/**
 * `POST condition/receipt`: a guest proves to be the payer with the address; in the body, because addresses
 * are logged.
 */
export const GuestReceiptBodySchema = Type.Object({
  reference: Type.String({ minLength: 1, maxLength: 200 }),
  email: Type.String({ format: 'email', maxLength: 254 }),
});
