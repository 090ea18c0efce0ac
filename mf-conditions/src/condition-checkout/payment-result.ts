import { unwrapData, unwrapFields } from '@shared/contracts';
import { toNumber } from '@shared/format';
import { readText } from '../catalogue/read-answers';

/** How a guest's payment stands, as the API tells it. */
export interface PaymentResult {
  status: 'processing' | 'success' | 'cancelled';
  reason: string;
  title: string;
  date: string;
  method: string;
  amount: number;
  /** Where a payment that nobody completed can still be paid; empty otherwise. */
  openPage: string;
  /** Money came, and goes back. */
  refunded: boolean;
}

/** Reads an answer. A status that nobody knows is not taken for a payment, nor for a refusal. */
export function readPaymentResult(answer: unknown): PaymentResult {
  const data = unwrapFields(unwrapData(answer));
  const { status } = data;
  return {
    status: status === 'success' || status === 'cancelled' ? status : 'processing',
    reason: readText(data.reason),
    title: readText(data.title),
    date: readText(data.date),
    method: readText(data.method),
    amount: toNumber(data.amount),
    openPage: readText(data.authorization_url),
    refunded: data.refunded === true,
  };
}
