import { paths, tabKeys } from '@ilera/contracts';
import type { SubscribePlanBody } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { discounted, timesPeople } from '@ilera/format';
import { Form, useDraft, usePurchase, useYupForm } from '@ilera/forms';
import { api, fieldErrors, hasFeature, session, tabStorage, useLocation } from '@ilera/runtime';
import { CheckList, Reveal, Region } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PlanOffer } from '../plans/plan';
import { ConfirmDetails } from './confirm-details';
import { CoverChoice, WithoutPlace } from './cover-choice';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';
import type { Subscriber } from './subscriber.schema';
import { SubscriptionChoices } from './subscription-choices';
import { useChoices } from './use-choices';
import { useQuote } from './use-quote';

interface Props {
  /** The plan with which the page was opened. */
  offer: PlanOffer;
  packages: readonly PlanOffer[];
  /** The plan of the path. */
  pathId: string;
}

/** Choices at the left, details and Pay at the right. Changing a choice keeps what was typed. */
export const CheckoutForm = observer(function CheckoutForm({ offer, packages, pathId }: Props) {
  const { user } = session;
  /** Of which plan the confirmation was given, or was missing where Pay was pressed. */
  const [answer, setAnswer] = useState<{ of: PlanOffer['id']; isGiven: boolean }>();
  const choices = useChoices(offer, packages, pathId);
  const { plan, frequency, people, start } = choices;
  const isGiven = answer?.of === plan.id ? answer.isGiven : undefined;
  const form = useYupForm<Subscriber>({
    schema: async () =>
      (await import(/* webpackChunkName: "schema.subscriber" */ './subscriber.schema')).subscriberSchema,
    defaultValues: { first_name: user?.first_name ?? '', last_name: user?.last_name ?? '', save_card: false },
  });
  const purchase = usePurchase(form, (status) => {
    // The price, or the plan that runs, has changed since it was shown.
    if ([409, 422].includes(status)) quotes.reload();
  });
  const { coupon } = purchase;
  const about = [plan.id, frequency, people].join(' ');
  const [failedAbout, setFailedAbout] = useState(about);
  if (failedAbout !== about) {
    setFailedAbout(about);
    purchase.setFailure('');
  }
  const chosen = {
    plan_id: plan.id,
    frequency,
    quantity: people,
    ...(coupon.hasDiscount && { couponcode: coupon.code }),
  };
  const quotes = useQuote({ ...chosen, ...(start && { start }) }, (error) => {
    // What cannot start now may still follow on: the next request leaves the choice to the API.
    if (start && fieldErrors(error).start) choices.chooseStart(undefined);
    coupon.dropRefused(error);
  });
  const { quote } = quotes;
  const price = discounted(timesPeople(plan.prices[frequency], people), coupon.percent);
  /** What Pay charges; undefined while that is not known. */
  const total = hasFeature('quotes') ? quote?.total : price.total;
  const { pathname, search } = useLocation();
  // Until the plan is paid: what Pay was pressed with is there again after a payment that was declined.
  useDraft(form, tabKeys.planCheckout, ['first_name', 'last_name', 'save_card']);

  useEffect(() => {
    // A profile that arrives after the form was shown fills only fields that nobody has edited.
    for (const name of ['first_name', 'last_name'] as const) {
      if (user && !form.values[name] && !form.defaultValues[name]) form.setValue(name, user[name] ?? '');
    }
  }, [form, user]);

  const handlePay = async ({ first_name, last_name, save_card }: Subscriber) => {
    if (purchase.busy || total === undefined) return;
    if (quotes.endsRunning && !isGiven) return setAnswer({ of: plan.id, isGiven: false });
    const body: SubscribePlanBody = {
      first_name,
      last_name,
      phone_number: user?.phone_number ?? '',
      redirect_url: window.location.origin + paths.accountHome,
      currency: 'NGN',
      save_card,
      ...chosen,
      ...(quote && { seen_amount: quote.total, start: quote.start }),
    };
    await purchase.pay(async () => {
      const started = await api.call(calls.subscribePlan, { body });
      tabStorage.set(tabKeys.planCheckout, pathname + search);
      return started;
    });
  };

  return (
    <Form form={form} onSubmit={handlePay} label={words.form} className={styles.columns}>
      <SubscriptionChoices choices={choices} price={price.price}>
        <CoverChoice
          quotes={quotes}
          planName={plan.name}
          start={start}
          onStart={(next) => {
            choices.chooseStart(next);
            setAnswer(undefined);
          }}
          confirmed={isGiven === true}
          onConfirm={(is) => setAnswer(is ? { of: plan.id, isGiven: true } : undefined)}
          error={isGiven === false ? words.unconfirmed : ''}
        />
        {quotes.last && <WithoutPlace quote={quotes.last} plan={plan} people={people} />}
      </SubscriptionChoices>
      <ConfirmDetails
        choices={choices}
        quotes={quotes}
        price={price}
        total={total}
        purchase={purchase}
        email={user?.email ?? ''}
      />
      {plan.benefits.length > 0 && (
        <Reveal duration={1000}>
          <Region title={words.included} titleClass={styles.subtitle} className={styles.included}>
            <CheckList items={plan.benefits} />
          </Region>
        </Reveal>
      )}
    </Form>
  );
});
