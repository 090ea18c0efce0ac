import { brand, pathTo, paths } from '@shared/contracts';
import {
  clock,
  failureMessage,
  fieldErrors,
  firstError,
  hasFeature,
  HttpError,
  toastFailure,
  useLocation,
} from '@shared/runtime';
import { applyServerErrors, CheckoutBar, Form, useYupForm } from '@shared/forms';
import {
  Container,
  cx,
  FailedState,
  Head,
  LinkButton,
  NotFoundTags,
  Notice,
  PageHeading,
  Skeleton,
  useLeaveForPayment,
} from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { bookingInstant } from '@shared/format';
import type { CheckoutAddress } from './checkout-address';
import { checkoutPath } from './checkout-address';
import { CheckoutStore } from './checkout.store';
import { useGuestDraft } from './guest-draft';
import type { GuestDetails } from './guest-details.schema';
import { GuestFields } from './guest-fields';
import { nobodyElse } from '../patient/patient-details';
import { headingSize } from '../condition/heading-size';
import { OrderSummary, VisitDetails } from './order-summary';
import { words as notFound } from '../condition/not-found.words';
import { words } from './checkout.words';
import styles from './checkout.module.css';

/** The steps: read the visit, fill in three fields, apply a coupon perhaps, pay on the provider's page. */
export const GuestCheckout = observer(function GuestCheckout({ visit }: { visit: CheckoutAddress }) {
  const [store] = useState(() => new CheckoutStore(visit));
  const { pathname, search } = useLocation();
  const form = useYupForm<GuestDetails>({
    schema: () =>
      import(/* webpackChunkName: "schema.guest-details" */ './guest-details.schema').then((module) =>
        module.guestDetailsSchema(hasFeature('privacy')),
      ),
    defaultValues: {
      ...nobodyElse,
      first_name: '',
      last_name: '',
      email: '',
      phone: '',
      save_card: false,
      consent: false,
    },
  });
  useGuestDraft(form, visit);
  const [failure, setFailure] = useState('');
  const conditionAddress = conditionOf(visit);
  const leaveForPayment = useLeaveForPayment(store.payment.release);

  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store]);

  const handlePay = async (details: GuestDetails) => {
    if (store.payment.busy || store.coupon.applying || store.status !== 'ready') return;
    setFailure('');
    if (!visit.date) {
      setFailure(words.chooseFirst);
      return;
    }
    if (isOver(visit.date)) {
      setFailure(words.chooseLater);
      return;
    }
    try {
      const here = window.location.origin + checkoutPath(pathname, new URLSearchParams(search));
      leaveForPayment(await store.pay(details, here));
    } catch (error) {
      const rest = applyServerErrors(form, error);
      toastFailure(error);
      if (error instanceof HttpError && error.status === 409) void store.refreshPrices();
      const refusedCode = store.coupon.hasDiscount && fieldErrors(error).couponcode;
      if (refusedCode) store.coupon.remove(refusedCode);
      // The toast goes after two seconds; errors without a field stay beside the button.
      else if (rest) setFailure(rest);
      else if (!firstError(error)) setFailure(words.nothingPaid(failureMessage(error)));
    }
  };

  if (store.status === 'missing') {
    return (
      <Container className={styles.page}>
        <Head title={`${notFound.title} | ${brand.name}`} />
        <NotFoundTags />
        <CheckoutBar fallback={paths.conditions} />
        <PageHeading lead={notFound.lead}>{notFound.heading}</PageHeading>
        <p>
          <LinkButton href={paths.conditions}>{notFound.all}</LinkButton>
        </p>
      </Container>
    );
  }
  if (store.status === 'failed') {
    return (
      <Container className={styles.page}>
        <Head title={`${words.title} | ${brand.name}`} />
        <CheckoutBar fallback={paths.conditions} />
        <h1 className={styles.failedTitle}>{words.failed}</h1>
        <FailedState title={notFound.wentWrong} onRetry={() => void store.load()} />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <Head title={`${store.title ? words.titleOf(store.title) : words.title} | ${brand.name}`} />
      <CheckoutBar fallback={conditionAddress} />
      <PageHeading className={cx(styles.title, headingSize(store.title)) ?? ''}>
        {store.status === 'loading' && !store.conditionTitle ? (
          <Skeleton shape="block" width="14rem" height="1lh" />
        ) : (
          store.title
        )}
      </PageHeading>
      {(!visit.date || isOver(visit.date)) && (
        <Notice
          tone="warning"
          action={
            <LinkButton size="small" variant="secondary" href={conditionAddress}>
              {visit.date ? words.chooseOther : words.chooseTime}
            </LinkButton>
          }
        >
          {visit.date ? words.timeOver : words.noTime}
        </Notice>
      )}
      <Form form={form} onSubmit={handlePay} label={words.title} className={styles.columns ?? ''}>
        <div className={styles.main}>
          <VisitDetails visit={visit} changeAt={conditionAddress} />
          <GuestFields />
        </div>
        <OrderSummary store={store} failure={failure} />
      </Form>
    </Container>
  );
});

/** Address of the condition, where another day or method is chosen. */
function conditionOf({ id, text }: CheckoutAddress): string {
  if (id === 'custom') return pathTo.customCondition(text);
  return id ? pathTo.condition(id) : paths.conditions;
}

/** False for a date that cannot be read: the API decides about it. */
function isOver(date: string): boolean {
  const at = bookingInstant(date);
  return at !== null && at <= clock.now();
}
