import { strings } from '@ilera/contracts';
import {
  failureMessage,
  firstError,
  HttpError,
  leaveSite,
  Mutation,
  toastFailure,
  toasts,
  UnsafeRedirectError,
} from '@ilera/runtime';
import { useEffect, useRef, useState } from 'react';
import type { FormStore } from '../form.store';
import { applyServerErrors } from '../server-errors';
import { CouponStore } from './coupon.store';

/** Milliseconds to read, or hear, that the browser leaves; the toast itself appears after 300. */
const readingPause = 1_000;

/** Starts a payment, and tells its page. */
type Start = () => Promise<{ authorization_url: unknown }>;

/** Leaves for a payment page. False, with an error toast, where its address is not allowed. */
export function openPaymentPage(address: unknown): boolean {
  try {
    leaveSite(address);
    return true;
  } catch (error) {
    if (!(error instanceof UnsafeRedirectError)) throw error;
    toasts.error('The payment page could not be opened. Nothing was paid.');
    return false;
  }
}

/**
 * A payment that is started, with a toast before the browser leaves for its page. It is busy from the press until the
 * start has failed or the person returns, so that a second press cannot pay again.
 */
export function usePaymentPage(): Mutation<[start: Start], void> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const [opening] = useState(
    () =>
      new Mutation(async (start: Start) => {
        const { authorization_url } = await start();
        // Who has gone elsewhere meanwhile, or signed out, stays there.
        if (!isShown.current) return;
        toasts.success(strings.redirectingToPayment);
        await new Promise((resolve) => setTimeout(resolve, readingPause));
        if (isShown.current && openPaymentPage(authorization_url)) await untilRestored();
      }),
  );
  return opening;
}

/** Ends when the browser shows this page again out of its back-forward cache. */
const untilRestored = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve());
  });

/** Something that is being paid for. */
export type Purchase = ReturnType<typeof usePurchase>;

/**
 * Something that is paid for on the payment page: its coupon, the start of its payment, and what is said where that fails.
 * @param onRefused called with the status where the API answers with an error: what was shown may have changed
 */
export function usePurchase<Values extends object>(
  form: FormStore<Values>,
  onRefused: (status: number) => void,
) {
  const [coupon] = useState(() => new CouponStore());
  const [failure, setFailure] = useState('');
  const opening = usePaymentPage();

  const tell = (error: unknown) => {
    const rest = applyServerErrors(form, error);
    toastFailure(error);
    const isDropped = coupon.dropRefused(error);
    if (error instanceof HttpError) onRefused(error.status);
    if (isDropped) return;
    // The toast goes after two seconds; errors without a field stay beside the button.
    if (rest) setFailure(rest);
    else if (!firstError(error)) setFailure(`${failureMessage(error)} Nothing was paid.`);
  };
  /** Pays, once. */
  const pay = async (start: Start) => {
    if (coupon.applying || opening.busy) return;
    setFailure('');
    await opening.run(start);
    if (opening.failure !== null) tell(opening.failure);
  };
  return {
    coupon,
    pay,
    /** The payment is being started, or its page is about to be shown. */
    busy: opening.busy,
    /** What is said beside the button. */
    failure,
    setFailure,
  };
}
