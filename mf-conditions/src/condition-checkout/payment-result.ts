import { unwrapData, unwrapFields } from '@shared/contracts';
import { toNumber } from '@shared/format';
import { readText } from '../catalogue/read-responses';

/** The state of a guest's payment, as the API reports it. */
export interface PaymentResult {
  status: 'processing' | 'success' | 'cancelled';
  reason: string;
  title: string;
  date: string;
  method: string;
  amount: number;
  /** Address where an open payment can still be paid; empty otherwise. */
  openPage: string;
  /** The money was received, and is refunded. */
  refunded: boolean;
}

/** Reads a response. An unknown status counts neither as paid nor as failed. */
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
