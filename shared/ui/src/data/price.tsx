import type { ReactNode } from 'react';
import type { NairaSign } from '@ilera/format';
import { formatNaira } from '@ilera/format';
import { cx } from '../cx';
import styles from './price.module.css';

interface PriceProps {
  amount: unknown;
  sign?: NairaSign;
  /** Shown after the amount, for example `per quarter`. */
  period?: ReactNode;
  size?: 'inherit' | 'large' | 'display';
}

/** An amount in naira, in figures of equal width. */
export function Price({ amount, sign = 'N', period, size = 'inherit' }: PriceProps) {
  return (
    <span className={cx(styles.price, styles[size])}>
      <span className={styles.amount} translate="no">
        {formatNaira(amount, sign)}
      </span>
      {period !== undefined && (
        <span className={styles.period}>
          {' '}
          <span>{period}</span>
        </span>
      )}
    </span>
  );
}
