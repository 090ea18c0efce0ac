import { type PriceLine, PriceLines } from '@shared/forms';
import { formatDay, formatNaira } from '@shared/format';
import { observer } from 'mobx-react-lite';
import type { CheckoutStore } from './checkout.store';
import styles from './plan-checkout.module.css';

/**
 * The lines of the price: price, discount, what is left of a running plan where one is replaced, total, and
 * the period.
 */
export const PlanPriceLines = observer(function PlanPriceLines({ store }: { store: CheckoutStore }) {
  const { quote, coupon } = store;
  const price = quote ?? store.price;
  const lines: PriceLine[] = [
    { label: 'Price', amount: formatNaira(price?.price) },
    {
      label: 'Discount',
      percent: coupon.hasDiscount ? coupon.percent : undefined,
      amount: formatNaira(price?.discount),
    },
  ];
  if (quote && quote.credit > 0)
    lines.push({ label: `Unused days of ${quote.running?.plan}`, amount: `−${formatNaira(quote.credit)}` });
  lines.push({
    label: 'Total',
    amount: store.total === null ? '…' : formatNaira(store.total),
    isTotal: true,
  });
  return (
    <>
      <PriceLines lines={lines} />
      {quote && (
        <p className={styles.covers}>
          Covers {formatDay(quote.starts_at)} to {formatDay(quote.expires_at)}.
        </p>
      )}
    </>
  );
});
