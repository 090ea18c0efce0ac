/** Payments by kind of purchase, with the columns of each. */
import type { PaymentRow } from './schema';

/** Nullable columns that payments of each kind always fill. */
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

/** Narrows a row to its kind; throws for a row of another kind, or one that lacks a column of its kind. */
export function paymentOf<K extends PaymentKind>(row: PaymentRow, kind = row.kind as K): PaymentOf<K> {
  const isWhole = row.kind === kind && neededColumns[kind].every((column) => row[column] !== null);
  if (!isWhole) throw new Error(`${row.reference} is no whole payment of kind ${kind}`);
  return row as PaymentOf<K>;
}
