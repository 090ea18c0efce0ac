import { CouponField, FormCheckbox } from '@shared/forms';
import { formatNaira } from '@shared/format';
import { Button, ErrorLine, SecureIcon, Skeleton } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { strings } from '../strings';
import type { CheckoutStore } from './checkout.store';
import styles from './checkout.module.css';

/** Coupon, the three lines of the price, and Pay. */
export const OrderSummary = observer(function OrderSummary({
  store,
  failure,
}: {
  store: CheckoutStore;
  failure: string;
}) {
  const { price, coupon, payment } = store;
  const amount = (value: number | undefined) =>
    value === undefined ? <Skeleton width="4rem" /> : formatNaira(value);
  return (
    <div className={styles.side}>
      <section className={styles.summary} aria-labelledby="order-summary">
        <h2 id="order-summary" className={styles.subtitle}>
          Summary
        </h2>
        <CouponField coupon={coupon} paying={payment.busy} gotten={strings.discountGotten} keptAs="visit" />
        <dl className={styles.lines}>
          <div>
            <dt>Price</dt>
            <dd>{amount(price?.price)}</dd>
          </div>
          <div>
            <dt>Discount</dt>
            <dd>
              {coupon.hasDiscount && <span className={styles.percent}>{coupon.percent}% </span>}
              {coupon.hasDiscount && '−'}
              {amount(price?.discount)}
            </dd>
          </div>
        </dl>
        <FormCheckbox name="save_card" label="Save card details" />
        <p className={styles.secure}>
          <SecureIcon />
          <span>You enter your card on the payment provider&apos;s own page. We never see it.</span>
        </p>
      </section>
      <div className={styles.payBar}>
        <dl className={styles.total}>
          <div>
            <dt>Total</dt>
            <dd>{amount(price?.total)}</dd>
          </div>
        </dl>
        <ErrorLine className={styles.failure ?? ''}>{failure}</ErrorLine>
        <Button
          type="submit"
          size="large"
          block
          busy={payment.busy}
          inactive={store.status !== 'ready' || coupon.applying}
        >
          Pay
        </Button>
      </div>
    </div>
  );
});
