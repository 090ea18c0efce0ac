/** Derives the state of one of our refunds from Paystack's list of a payment's refunds. */
import type { RefundState } from './payment-provider';

export interface ListedRefund {
  amount: number | string;
  status: string;
  /** Holds the name of our refunds. */
  merchant_note?: string | null;
}

const states = new Map<string, RefundState | 'failed'>([
  ['pending', 'accepted'],
  ['processing', 'accepted'],
  ['processed', 'done'],
  ['failed', 'failed'],
]);

/** Unknown states need a person, like `needs-attention`: the money may or may not have been sent. */
export const readState = (status: string): RefundState | 'failed' => states.get(status) ?? 'attention';

/**
 * Decides how much is left to send. Compares sums, because somebody may have refunded a part at the provider.
 * @returns the state of our refund, or the kobo to request
 */
export function nextStep(
  listed: ListedRefund[],
  { name, refundKobo, paidKobo }: { name: string; refundKobo: number; paidKobo: number },
): { state: RefundState } | { send: number } {
  const live = listed
    .map(({ amount, status, merchant_note }) => ({
      kobo: Number(amount),
      state: readState(status),
      isOurs: merchant_note === name,
    }))
    .filter((refund): refund is typeof refund & { state: RefundState } => refund.state !== 'failed');
  const ours = live.filter(({ isOurs }) => isOurs);
  if (ours.length > 0) return { state: worst(ours) };
  // How much is left depends on whether that money was sent.
  if (live.some(({ kobo, state }) => state === 'attention' || !Number.isInteger(kobo)))
    return { state: 'attention' };
  const leftKobo = paidKobo - live.reduce((sum, { kobo }) => sum + kobo, 0);
  if (leftKobo <= 0) return { state: worst(live) };
  return { send: Math.min(refundKobo, leftKobo) };
}

function worst(refunds: { state: RefundState }[]): RefundState {
  const order: RefundState[] = ['attention', 'accepted'];
  return order.find((state) => refunds.some((refund) => refund.state === state)) ?? 'done';
}
