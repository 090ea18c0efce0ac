import { brand, pathTo, paths, strings as siteStrings } from '@shared/contracts';
import {
  failureMessage,
  HttpError,
  leaveSite,
  toastFailure,
  toasts,
  UnsafeRedirectError,
  useLocation,
} from '@shared/runtime';
import { applyServerErrors, Form, useDraft, useYupForm } from '@shared/forms';
import {
  BackButton,
  Container,
  cx,
  FailedState,
  Head,
  LinkButton,
  Notice,
  PageHeading,
  Skeleton,
  useBackForwardReturn,
} from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutAddress } from './checkout-address';
import { checkoutPath } from './checkout-address';
import { CheckoutStore } from './checkout.store';
import { draftKey, draftFields } from './guest-draft';
import type { GuestDetails } from './guest-details.schema';
import { guestDetailsSchema } from './guest-details.schema';
import { GuestFields } from './guest-fields';
import { OrderSummary } from './order-summary';
import { headingSize } from '../condition/heading-size';
import { VisitDetails } from './visit-details';
import styles from './checkout.module.css';

/** Long enough to read, or hear, where the browser is about to go; the toast itself needs 0.3 s to appear. */
const readingPause = 1_000;

/** The steps: read the visit, fill in three fields, apply a coupon perhaps, pay on the provider's page. */
export const GuestCheckout = observer(function GuestCheckout({ visit }: { visit: CheckoutAddress }) {
  const [store] = useState(() => new CheckoutStore(visit));
  const { pathname, search } = useLocation();
  const form = useYupForm<GuestDetails>({
    schema: guestDetailsSchema,
    defaultValues: { first_name: '', last_name: '', email: '', save_card: false },
  });
  useDraft(form, draftKey, draftFields);
  const [failure, setFailure] = useState('');
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => void store.load(), [store]);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useBackForwardReturn(store.release);

  const handlePay = async (details: GuestDetails) => {
    if (store.paying || store.applying || store.status !== 'ready') return;
    setFailure('');
    if (!visit.date) {
      setFailure('Choose a day and a time for your visit first.');
      return;
    }
    try {
      const here = window.location.origin + checkoutPath(pathname, new URLSearchParams(search));
      const address = await store.pay(details, here);
      toasts.success(siteStrings.redirectingToPayment);
      leaving.current = setTimeout(() => leaveTo(address), readingPause);
    } catch (error) {
      applyServerErrors(form, error);
      if (error instanceof HttpError && error.status === 409) void store.refreshPrices();
      // The catalogue knows no toast for a call without an answer; whoever pays must know that nothing was paid.
      if (!toastFailure(error)) setFailure(`${failureMessage(error)} Nothing was paid.`);
    }
  };
  const leaveTo = (address: unknown) => {
    try {
      leaveSite(address);
    } catch (error) {
      if (!(error instanceof UnsafeRedirectError)) throw error;
      store.release();
      toasts.error('The payment page could not be opened. Nothing was paid.');
    }
  };

  if (store.status === 'failed') {
    return (
      <Container className={styles.page}>
        <Head title={`Checkout | ${brand.name}`} />
        <BackButton />
        <h1 className={styles.failedTitle}>Your checkout could not be loaded</h1>
        <FailedState title="Something went wrong on the way" onRetry={() => void store.load()} />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <Head title={`Checkout | ${brand.name}`} />
      <div className={styles.back}>
        <BackButton />
      </div>
      <PageHeading className={cx(styles.title, headingSize(store.title)) ?? ''}>
        {store.status === 'loading' ? <Skeleton shape="heading" width="14rem" /> : store.title}
      </PageHeading>
      {!visit.date && (
        <Notice
          tone="warning"
          action={
            <LinkButton
              size="small"
              variant="secondary"
              href={store.isCustom ? pathTo.customCondition(visit.text) : conditionOr(visit.id)}
            >
              Choose a time
            </LinkButton>
          }
        >
          This visit has no day and time yet.
        </Notice>
      )}
      <Form form={form} onSubmit={handlePay} label="Checkout" className={styles.columns ?? ''}>
        <div className={styles.main}>
          <VisitDetails visit={visit} />
          <GuestFields />
        </div>
        <OrderSummary store={store} failure={failure} />
      </Form>
    </Container>
  );
});

function conditionOr(id: string): string {
  return id ? pathTo.condition(id) : paths.conditions;
}
