import { paths } from '@ilera/contracts';
import { hasFeature, useLocation, useParams, useResource, useSearchParams } from '@ilera/runtime';
import { CheckoutBar, Form, usePurchase, useYupForm } from '@ilera/forms';
import { Button, Container, Head, Notice, Skeleton, useIsHydrating } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import type { GuestDetails } from './guest-details.schema';
import { useGuestDraft } from './guest-draft';
import { GuestFields } from './guest-fields';
import {
  type CheckoutAddress,
  checkoutPath,
  conditionOf,
  isOver,
  priceOfVisit,
  readCheckoutAddress,
  requestPayment,
} from './guest-payment';
import { conditionById } from '../condition/condition-detail';
import { ConditionHeading, NoCondition } from '../condition/condition-heading';
import { nobodyElse } from '../patient/patient-details';
import { customTitle, ownTitle } from '../strings';
import { visitPrices } from '../visit-prices';
import { useCustomWords } from '../condition/use-custom-words';
import { OrderSummary, VisitDetails } from './order-summary';
import { PaymentConfirmation } from './payment-confirmation';
import { words } from './checkout.words';
import styles from './checkout.module.css';

/**
 * `/conditioncheckout/{id}`, for guests. Shows details and price before the payment. With a payment's
 * reference in the address, shows that payment's state from the API.
 */
export default function ConditionCheckoutPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const visit = readCheckoutAddress(id, query, useCustomWords(id === 'custom'));
  if (visit.reference) return <PaymentConfirmation key={visit.reference} visit={visit} />;
  return <GuestCheckout key={JSON.stringify(visit)} visit={visit} />;
}

/** Guides a guest from the visit through details and coupon to the provider's payment page. */
const GuestCheckout = observer(function GuestCheckout({ visit }: { visit: CheckoutAddress }) {
  const isCustom = visit.id === 'custom';
  const condition = useResource(conditionById, isCustom ? null : [visit.id]);
  const prices = useResource(visitPrices, condition.isMissing ? null : []);
  const form = useYupForm<GuestDetails>({
    schema: async () =>
      (
        await import(/* webpackChunkName: "schema.guest-details" */ './guest-details.schema')
      ).guestDetailsSchema(hasFeature('privacy')),
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
  const purchase = usePurchase(form);
  const { coupon } = purchase;
  const title = isCustom ? customTitle(visit.text) : (condition.data?.title ?? '');
  const price = prices.data && priceOfVisit(prices.data, visit.method, coupon.percent);
  const isReady = price !== undefined && (isCustom || condition.data !== undefined);
  // The server does not have the person's description.
  const lacksWords = !useIsHydrating() && isCustom && !visit.text.trim();
  const findMissing = () => {
    if (!visit.date) return words.noTime;
    if (isOver(visit.date)) return words.timeOver;
    return lacksWords && words.noWords;
  };
  const missing = findMissing();
  const returnPath = checkoutPath(useLocation());
  const conditionAddress = conditionOf(visit);

  const handlePay = async (details: GuestDetails) => {
    if (purchase.busy || !isReady) return;
    const missingNow = findMissing();
    if (missingNow) return purchase.setFailure(missingNow.refusal);
    const redirectUrl = window.location.origin + returnPath;
    const start = () => requestPayment({ visit, title, details, price, coupon, redirectUrl });
    await purchase.pay(start, (status) => {
      if (status === 409) void prices.reload();
    });
  };

  const handleRetry = () => {
    for (const part of [condition, prices]) if (part.status === 'failed') void part.reload();
  };

  if (condition.status === 'failed' || prices.status === 'failed')
    return (
      <Container className={styles.page}>
        <CheckoutBar fallback={paths.conditions} />
        <NoCondition
          of={{ isMissing: condition.isMissing, failure: condition.failure ?? prices.failure }}
          words={words}
          onRetry={handleRetry}
        />
      </Container>
    );
  return (
    <Container className={styles.page}>
      <Head title={title ? words.titleOf(isCustom ? ownTitle : title) : words.title} />
      <CheckoutBar fallback={conditionAddress} />
      <ConditionHeading title={title}>
        <Skeleton shape="block" width="14rem" height="1lh" />
      </ConditionHeading>
      {missing && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="secondary" href={conditionAddress}>
              {missing.wayOut}
            </Button>
          }
        >
          {missing.text}
        </Notice>
      )}
      <Form form={form} onSubmit={handlePay} label={words.title} className={styles.columns}>
        <div className={styles.main}>
          <VisitDetails visit={visit} changeAt={conditionAddress} />
          <GuestFields />
        </div>
        <OrderSummary visit={visit} price={price} purchase={purchase} ready={isReady} />
      </Form>
    </Container>
  );
});
