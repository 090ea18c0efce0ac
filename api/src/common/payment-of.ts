/** Payments by what they buy. */
import type { PaymentRow } from '../db/schema';

/** The columns that may be empty, but never in a payment of the kind. */
const neededColumns = {
  condition: ['scheduledAt', 'method'],
  plan: ['userId', 'planId', 'frequency', 'quantity'],
  card: ['userId'],
} as const satisfies Record<PaymentRow['kind'], readonly (keyof PaymentRow)[]>;

export type PaymentKind = keyof typeof neededColumns;

/** A payment of a kind, with the columns that the kind needs. */
export type PaymentOf<K extends PaymentKind = PaymentKind> = {
  [P in K]: PaymentRow & { kind: P } & {
    [Column in (typeof neededColumns)[P][number]]: NonNullable<PaymentRow[Column]>;
  };
}[K];

/** The payment of a row; throws where the row is of another kind, or lacks what the kind needs. */
export function paymentOf<K extends PaymentKind>(row: PaymentRow, kind = row.kind as K): PaymentOf<K> {
  const isWhole = row.kind === kind && neededColumns[kind].every((column) => row[column] !== null);
  if (!isWhole) throw new Error(`${row.reference} is no whole payment of kind ${kind}`);
  return row as PaymentOf<K>;
}
