import { cx } from '@shared/ui';
import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Term and value; one without a value is left out. */
export type Fact = readonly [term: string, value: ReactNode];

/**
 * Facts about one thing: terms beside their values, stacked above them, or stacked with the values in large
 * letters.
 */
export function FactList({
  facts,
  look = 'beside',
  asIs,
}: {
  facts: readonly Fact[];
  look?: 'beside' | 'stacked' | 'large';
  /** Names, numbers and dates, which a translator leaves as they are (R5.16). */
  asIs?: boolean;
}) {
  return (
    <dl className={cx(styles.facts, styles[look])}>
      {facts
        .filter(([, value]) => value != null && value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate={asIs ? 'no' : undefined}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
