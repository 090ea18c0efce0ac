import { failureMessage, firstError, HttpError, toastFailure } from '@ilera/runtime';
import { useState } from 'react';
import type { FormStore } from '../form.store';
import { applyServerErrors } from '../server-errors';
import { CouponStore } from './coupon.store';
import { usePaymentPage } from './payment-page';

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
  const page = usePaymentPage();

  /**
   * Pays, once.
   * @param request starts the payment
   */
  const pay = async (request: () => Promise<{ authorization_url: unknown }>) => {
    if (coupon.applying) return;
    setFailure('');
    try {
      await page.open(request);
    } catch (error) {
      const rest = applyServerErrors(form, error);
      toastFailure(error);
      const isDropped = coupon.dropRefused(error);
      if (error instanceof HttpError) onRefused(error.status);
      if (isDropped) return;
      // The toast goes after two seconds; errors without a field stay beside the button.
      if (rest) setFailure(rest);
      else if (!firstError(error)) setFailure(`${failureMessage(error)} Nothing was paid.`);
    }
  };
  return {
    coupon,
    pay,
    /** The payment is being started, or its page is about to be shown. */
    busy: page.busy,
    /** What is said beside the button. */
    failure,
    setFailure,
  };
}
