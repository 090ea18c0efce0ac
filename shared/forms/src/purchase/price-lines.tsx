import { type Elements, SecureIcon } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CouponStore } from './coupon.store';
import styles from './purchase.module.css';

/** One line of a price. */
export interface PriceLine {
  label: ReactNode;
  amount: ReactNode;
  /** Shown before the amount. */
  before?: Elements;
  isTotal?: boolean;
}

interface Props {
  price: ReactNode;
  discount: ReactNode;
  coupon: CouponStore;
  /** Lines after price and discount. */
  rest?: readonly PriceLine[];
}

/** The lines of a price, each with its amount at the end: price, discount, and further lines. */
export const PriceLines = observer(function PriceLines({ price, discount, coupon, rest = [] }: Props) {
  const percent = coupon.hasDiscount && <span className={styles.percent}>{`${coupon.percent}% −`}</span>;
  const lines: readonly PriceLine[] = [
    { label: 'Price', amount: price },
    { label: 'Discount', amount: discount, before: percent },
    ...rest,
  ];
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, amount, before, isTotal }, index) => (
        <div key={index} className={isTotal ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>
            {before}
            <span translate="no">{amount}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
});

/** A note beside Pay that explains where the card is entered. */
export function SecurePaymentNote() {
  return (
    <p className={styles.secure}>
      <SecureIcon />
      <span>You enter your card on the payment provider&apos;s own page. We never see it.</span>
    </p>
  );
}
