import { paths, tabKeys } from '@shared/contracts';
import { applyServerErrors, Form, useDraft, useYupForm } from '@shared/forms';
import {
  failureMessage,
  fieldErrors,
  firstError,
  HttpError,
  session,
  tabStorage,
  toastFailure,
  useLocation,
} from '@shared/runtime';
import { Reveal, useLeaveForPayment } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BenefitList } from '../plans/benefit-list';
import type { PlanOffer } from '../plans/plan';
import type { CheckoutStore } from './checkout.store';
import { ConfirmDetails } from './confirm-details';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';
import type { Subscriber } from './subscriber.schema';
import { SubscriptionChoices } from './subscription-choices';
import { CoverChoice, WithoutPlace } from './cover-choice';

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
  const leaveForPayment = useLeaveForPayment(store.payment.release);
  const form = useYupForm<Subscriber>({
    schema: () =>
      import(/* webpackChunkName: "schema.subscriber" */ './subscriber.schema').then(
        (module) => module.subscriberSchema,
      ),
    defaultValues: { first_name: user?.first_name ?? '', last_name: user?.last_name ?? '', save_card: false },
  });
  useQuote(store, plan);

  // Until the plan is paid: what Pay was pressed with is there again after a payment that was declined.
  useDraft(form, tabKeys.planCheckout, ['first_name', 'last_name', 'save_card']);

  useEffect(() => {
    // A profile that arrives after the form was shown fills only fields that nobody has edited.
    for (const name of ['first_name', 'last_name'] as const) {
      if (user && !form.values[name] && !form.defaultValues[name]) form.setValue(name, user[name] ?? '');
    }
  }, [form, user]);

  const handlePay = async (subscriber: Subscriber) => {
    if (store.payment.busy || store.coupon.applying || store.total === null) return;
    setFailure('');
    if (store.quotes?.endsRunning && !store.quotes.confirmed) {
      setUnconfirmed(words.unconfirmed);
      return;
    }
    try {
      const home = window.location.origin + paths.accountHome;
      const address = await store.pay(subscriber, user?.phone_number ?? '', home);
      tabStorage.set(tabKeys.planCheckout, pathname + search);
      leaveForPayment(address);
    } catch (error) {
      handleFailure(error);
    }
  };
  const handleFailure = (error: unknown) => {
    applyServerErrors(form, error);
    toastFailure(error);
    const refusedCode = store.coupon.hasDiscount && fieldErrors(error).couponcode;
    if (refusedCode) store.coupon.remove(refusedCode);
    // The price, or the plan that runs, has changed since it was shown.
    if (error instanceof HttpError && [409, 422].includes(error.status)) void store.loadQuote();
    if (refusedCode) return;
    // The toast goes after two seconds; this text stays and says that nothing was paid.
    setFailure(firstError(error) ?? words.nothingPaid(failureMessage(error)));
  };

  return (
    <Form form={form} onSubmit={handlePay} label={words.form} className={styles.columns ?? ''}>
      <SubscriptionChoices store={store} plan={plan}>
        {store.quotes && <CoverChoice quotes={store.quotes} planName={plan.name} error={unconfirmed} />}
        <WithoutPlace store={store} />
      </SubscriptionChoices>
      <ConfirmDetails store={store} email={user?.email ?? ''} failure={failure} />
      {plan.benefits.length > 0 && (
        <Reveal duration={1000}>
          <section className={styles.included} aria-labelledby="included">
            <h2 id="included" className={styles.subtitle}>
              {words.included}
            </h2>
            <BenefitList benefits={plan.benefits} />
          </section>
        </Reveal>
      )}
    </Form>
  );
});

/** Milliseconds without a change before the quote is loaded, so that counting people up makes one request. */
const pauseMs = 250;

/** Keeps the quote in step with the choices. Does nothing where the site has no quotes. */
function useQuote(store: CheckoutStore, plan: PlanOffer): void {
  const { quotes, frequency, people, coupon } = store;
  const start = quotes?.start;
  useEffect(() => {
    if (!quotes) return;
    quotes.expire();
    const timer = setTimeout(() => void store.loadQuote(), pauseMs);
    return () => clearTimeout(timer);
  }, [store, quotes, plan.id, frequency, people, coupon.code, start]);
}
