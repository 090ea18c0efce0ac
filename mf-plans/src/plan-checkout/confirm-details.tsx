import { formatDay, formatNaira, peopleCovered } from '@shared/format';
import {
  CouponField,
  FormCheckbox,
  FormTextField,
  type PriceLine,
  PriceLines,
  SecurePaymentNote,
} from '@shared/forms';
import { failureMessage, firstError, hasFeature } from '@shared/runtime';
import { Button, ErrorLine, Notice, Sentence, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { strings } from '../strings';
import type { CheckoutStore } from './checkout.store';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';

interface Props {
  store: CheckoutStore;
  email: string;
  failure: string;
}

/** Who pays, the coupon, the lines of the price, and Pay with the total. */
export const ConfirmDetails = observer(function ConfirmDetails({ store, email, failure }: Props) {
  const { coupon, payment } = store;
  const total = store.total === null ? '' : formatNaira(store.total);
  return (
    <section className={styles.panel} aria-labelledby="confirm-details">
      <h2 id="confirm-details" className={styles.subtitle}>
        {words.details}
      </h2>
      <div className={styles.names}>
        <FormTextField name="first_name" label={words.firstName} autoComplete="given-name" maxLength={80} />
        <FormTextField name="last_name" label={words.lastName} autoComplete="family-name" maxLength={80} />
      </div>
      <TextField label={words.email} type="email" value={email} readOnly autoComplete="email" />
      <CouponField coupon={coupon} paying={payment.busy} gotten={strings.discountGotten} keptAs="plan" />
      <PlanPriceLines store={store} />
      <FormCheckbox
        name="save_card"
        label={strings.saveCard}
        // Our own API shows the card in the account and charges none; another one may.
        hint={hasFeature('privacy') ? words.cardHint : undefined}
      />
      {store.quotes?.loaded.status === 'failed' && (
        <Notice
          tone="error"
          role="alert"
          action={
            <Button size="small" variant="secondary" onClick={() => void store.loadQuote()}>
              {words.tryAgain}
            </Button>
          }
        >
          {firstError(store.quotes.loaded.failure) ?? failureMessage(store.quotes.loaded.failure)}
        </Notice>
      )}
      <ErrorLine>{failure}</ErrorLine>
      <div className={styles.payBar}>
        <Button
          type="submit"
          size="large"
          block
          busy={payment.busy}
          inactive={coupon.applying || store.total === null}
        >
          <Sentence text={words.pay(total)} asIs={total} />
        </Button>
      </div>
      <SecurePaymentNote />
    </section>
  );
});

/**
 * The lines of the price: price, discount, what is left of each paid period that ends, total, and the period.
 */
const PlanPriceLines = observer(function PlanPriceLines({ store }: { store: CheckoutStore }) {
  const { quote, coupon } = store;
  const price = quote ?? store.price;
  const lines: PriceLine[] = [
    { label: words.price, amount: formatNaira(price?.price) },
    {
      label: words.discount,
      percent: coupon.hasDiscount ? coupon.percent : undefined,
      amount: formatNaira(price?.discount),
    },
  ];
  for (const { plan, starts_at, has_begun, ended } of quote?.paid ?? [])
    if (ended && ended.credit > 0)
      lines.push({
        label: has_begun ? words.unusedDays(plan) : words.notBegun(plan, formatDay(starts_at)),
        amount: `−${formatNaira(ended.credit)}`,
      });
  lines.push({
    label: words.total,
    amount: store.total === null ? '…' : formatNaira(store.total),
    isTotal: true,
  });
  return (
    <>
      <PriceLines lines={lines} />
      {quote && (
        <p className={styles.covers}>
          {words.covers(
            peopleCovered(store.plan?.type, store.people),
            formatDay(quote.starts_at),
            formatDay(quote.expires_at),
          )}
        </p>
      )}
    </>
  );
});
