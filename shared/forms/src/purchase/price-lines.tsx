import { SecureIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import styles from './purchase.module.css';

/** One line of a price. */
export interface PriceLine {
  label: ReactNode;
  amount: ReactNode;
  /** Of a discount, in percent. */
  percent?: number | undefined;
  isTotal?: boolean;
}

/** The lines of a price, each with its amount at the end. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, amount, percent, isTotal }, index) => (
        <div key={index} className={isTotal ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>
            {percent !== undefined && <span className={styles.percent}>{`${percent}% −`}</span>}
            <span translate="no">{amount}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A note beside Pay about where the card is entered. */
export function SecurePaymentNote() {
  return (
    <p className={styles.secure}>
      <SecureIcon />
      <span>You enter your card on the payment provider&apos;s own page. We never see it.</span>
    </p>
  );
}
