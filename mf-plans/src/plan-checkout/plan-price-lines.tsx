import { type PriceLine, PriceLines } from '@shared/forms';
import { formatDay, formatNaira, peopleCovered } from '@shared/format';
import { observer } from 'mobx-react-lite';
import type { CheckoutStore } from './checkout.store';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';

/**
 * The lines of the price: price, discount, what is left of each paid period that ends, total, and the period.
 */
export const PlanPriceLines = observer(function PlanPriceLines({ store }: { store: CheckoutStore }) {
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
