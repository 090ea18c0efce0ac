import { paths, strings as siteStrings, visitKeys } from '@shared/contracts';
import { applyServerErrors, couponRefusal, Form, useYupForm } from '@shared/forms';
import {
  failureMessage,
  firstError,
  HttpError,
  leaveSite,
  session,
  toastFailure,
  toasts,
  UnsafeRedirectError,
  useLocation,
  visitStorage,
} from '@shared/runtime';
import { useBackForwardReturn } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { BenefitList } from '../plans/benefit-list';
import type { PlanOffer } from '../plans/plan';
import type { CheckoutStore } from './checkout.store';
import { ConfirmDetails } from './confirm-details';
import { CoverChoice } from './cover-choice';
import styles from './plan-checkout.module.css';
import { type Subscriber, subscriberSchema } from './subscriber.schema';
import { SubscriptionChoices } from './subscription-choices';
import { useQuote } from './use-quote';

/** Long enough to read, or hear, where the browser is about to go; the toast itself needs 0.3 s to appear. */
const readingPause = 1_000;

/** Choices at the left, details and Pay at the right. Changing a choice keeps what was typed. */
export const CheckoutForm = observer(function CheckoutForm({
  store,
  plan,
}: {
  store: CheckoutStore;
  plan: PlanOffer;
}) {
  const { user } = session;
  const [failure, setFailure] = useState('');
  const [unconfirmed, setUnconfirmed] = useState('');
  const { pathname, search } = useLocation();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const form = useYupForm<Subscriber>({
    schema: subscriberSchema,
    defaultValues: { first_name: user?.first_name ?? '', last_name: user?.last_name ?? '', save_card: false },
  });
  useBackForwardReturn(store.release);
  useQuote(store, plan);

  useEffect(() => {
    // The profile may arrive after the form: it fills what nobody has typed into.
    for (const name of ['first_name', 'last_name'] as const) {
      if (user && !form.getValues(name) && !form.getFieldState(name).isDirty)
        form.setValue(name, user[name] ?? '');
    }
  }, [form, user]);

  const handlePay = async (subscriber: Subscriber) => {
    if (store.paying || store.applying || store.total === null) return;
    setFailure('');
    if (store.quotes?.endsRunning && !store.quotes.confirmed) {
      setUnconfirmed('Confirm that your running plan ends today.');
      return;
    }
    try {
      const home = window.location.origin + paths.accountHome;
      const address = await store.pay(subscriber, user?.phone_number ?? '', home);
      visitStorage.set(visitKeys.planCheckout, pathname + search);
      toasts.success(siteStrings.redirectingToPayment);
      leaving.current = setTimeout(() => leaveTo(address), readingPause);
    } catch (error) {
      handleFailure(error);
    }
  };
  const leaveTo = (address: unknown) => {
    try {
      leaveSite(address);
    } catch (error) {
      handleFailure(error);
    }
  };
  const handleFailure = (error: unknown) => {
    store.release();
    if (error instanceof UnsafeRedirectError) {
      toasts.error('The payment page could not be opened. Nothing was paid.');
      return;
    }
    applyServerErrors(form, error);
    toastFailure(error);
    const refusedCode = store.hasDiscount && couponRefusal(error);
    if (refusedCode) store.removeCoupon(refusedCode);
    // The price, or the plan that runs, has changed since it was shown.
    if (error instanceof HttpError && [409, 422].includes(error.status)) void store.loadQuote();
    if (refusedCode) return;
    // The toast goes after two seconds; whoever pays must know what happened and that nothing was paid.
    setFailure(firstError(error) ?? `${failureMessage(error)} Nothing was paid.`);
  };

  return (
    <Form form={form} onSubmit={handlePay} label="Checkout" className={styles.columns ?? ''}>
      <SubscriptionChoices store={store} plan={plan}>
        {store.quotes && <CoverChoice quotes={store.quotes} planName={plan.name} error={unconfirmed} />}
      </SubscriptionChoices>
      <ConfirmDetails store={store} email={user?.email ?? ''} failure={failure} />
      {plan.benefits.length > 0 && (
        <section className={styles.included} aria-labelledby="included">
          <h2 id="included" className={styles.subtitle}>
            What is included
          </h2>
          <BenefitList benefits={plan.benefits} />
        </section>
      )}
    </Form>
  );
});
