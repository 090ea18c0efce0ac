import { formatDay, formatNaira } from '@shared/format';
import { observer } from 'mobx-react-lite';
import type { CheckoutStore } from './checkout.store';
import styles from './plan-checkout.module.css';

/**
 * The lines of the price: price, discount, what is left of a running plan where one is replaced, total, and
 * the period.
 */
export const PriceLines = observer(function PriceLines({ store }: { store: CheckoutStore }) {
  const { quote, coupon } = store;
  const price = quote ?? store.price;
  return (
    <>
      <dl className={styles.lines}>
        <div>
          <dt>Price</dt>
          <dd>{formatNaira(price?.price)}</dd>
        </div>
        <div>
          <dt>Discount</dt>
          <dd>
            {coupon.hasDiscount && <span className={styles.percent}>{coupon.percent}% −</span>}
            {formatNaira(price?.discount)}
          </dd>
        </div>
        {quote && quote.credit > 0 && (
          <div>
            <dt>Unused days of {quote.running?.plan}</dt>
            <dd>−{formatNaira(quote.credit)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{store.total === null ? '…' : formatNaira(store.total)}</dd>
        </div>
      </dl>
      {quote && (
        <p className={styles.covers}>
          Covers {formatDay(quote.starts_at)} to {formatDay(quote.expires_at)}.
        </p>
      )}
    </>
  );
});
