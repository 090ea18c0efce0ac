/** What the refunds of a payment at Paystack say about one of ours. */
import type { RefundState } from './payment-provider';

/** A refund in Paystack's list. */
export interface ListedRefund {
  amount: number | string;
  status: string;
  /** Our refunds carry their name here. */
  merchant_note?: string | null;
}

const states = new Map<string, RefundState | 'failed'>([
  ['pending', 'accepted'],
  ['processing', 'accepted'],
  ['processed', 'done'],
  ['failed', 'failed'],
]);

/** A state that we do not know is for a person, like `needs-attention`: it may mean that money went or did not. */
export const readState = (status: string): RefundState | 'failed' => states.get(status) ?? 'attention';

/**
 * Decides what is left to send. Sums are compared: somebody may have refunded a part at the provider.
 * @param owed kobo that our refund is about
 * @param paid kobo of the payment
 * @returns the state of our refund, or the kobo to ask for
 */
export function nextStep(
  listed: ListedRefund[],
  { name, owed, paid }: { name: string; owed: number; paid: number },
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
  // Whether that money went decides how much is left.
  if (live.some(({ kobo, state }) => state === 'attention' || !Number.isInteger(kobo)))
    return { state: 'attention' };
  const left = paid - live.reduce((sum, { kobo }) => sum + kobo, 0);
  if (left <= 0) return { state: worst(live) };
  return { send: Math.min(owed, left) };
}

function worst(refunds: { state: RefundState }[]): RefundState {
  const order: RefundState[] = ['attention', 'accepted'];
  return order.find((state) => refunds.some((refund) => refund.state === state)) ?? 'done';
}
