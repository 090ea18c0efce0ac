import { strings } from '@ilera/contracts';
import {
  failureMessage,
  firstError,
  HttpError,
  leaveSite,
  toastFailure,
  toasts,
  UnsafeRedirectError,
} from '@ilera/runtime';
import { useEffect, useRef, useState } from 'react';
import type { FormStore } from '../form.store';
import { applyServerErrors } from '../show-failure';
import { CouponStore } from './coupon.store';
import { untilBack } from './until-back';

/** Time to read or hear that the browser is leaving, in milliseconds; the toast appears after 300. */
const readingPauseMs = 1_000;

/** Starts a payment and returns the address of its page. */
type Start = () => Promise<{ authorization_url: unknown }>;

/** Leaves for a payment page. @returns false, with an error toast, if the address is not allowed */
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
 * Starts a payment, with a toast before the browser leaves for the payment page. Busy from the press until the start
 * fails or the browser stays here, so that a second press cannot pay again; later the API continues the same payment.
 */
export function usePaymentPage() {
  const [busy, setBusy] = useState(false);
  // A ref, because a second press may come before React has rendered the first.
  const isOpening = useRef(false);
  const isMounted = useRef(false);
  const end = () => {
    isOpening.current = false;
    setBusy(false);
  };
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  /** @throws the reason why the payment could not start */
  const open = async (start: Start) => {
    if (isOpening.current) return;
    isOpening.current = true;
    setBusy(true);
    try {
      const { authorization_url } = await start();
      // A person who has left the page or signed out meanwhile is not taken to the payment.
      if (!isMounted.current) return;
      toasts.success(strings.redirectingToPayment);
      setTimeout(async () => {
        if (isMounted.current && openPaymentPage(authorization_url)) await untilBack();
        end();
      }, readingPauseMs);
    } catch (error) {
      end();
      throw error;
    }
  };
  return { busy, open };
}

/** What `usePurchase` returns. */
export type Purchase = ReturnType<typeof usePurchase>;

/** A purchase on the payment page: its coupon, the start of the payment, and a failed start. */
export function usePurchase<Values extends object>(form: FormStore<Values>) {
  const [coupon] = useState(() => new CouponStore());
  const [failure, setFailure] = useState('');
  const { busy, open } = usePaymentPage();

  /**
   * Pays, once.
   * @param onRefused called with the status of an error response: price or cover may have changed
   */
  const pay = async (start: Start, onRefused: (status: number) => void) => {
    if (coupon.applying) return;
    setFailure('');
    try {
      await open(start);
    } catch (error) {
      const otherError = applyServerErrors(form, error);
      toastFailure(error);
      const isDropped = coupon.dropRefused(error);
      if (error instanceof HttpError) onRefused(error.status);
      if (isDropped) return;
      // The toast disappears after two seconds; errors without a field stay beside the button.
      if (otherError) setFailure(otherError);
      else if (!firstError(error)) setFailure(`${failureMessage(error)} Nothing was paid.`);
    }
  };
  return {
    coupon,
    pay,
    /** Whether the payment is starting or its page is about to open. */
    busy,
    /** The reason why the last payment did not start, shown beside the button; empty if it did. */
    failure,
    setFailure,
  };
}
