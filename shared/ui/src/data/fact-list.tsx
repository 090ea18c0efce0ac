import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './fact-list.module.css';

/** Term and value; one without a value is left out. */
export type Fact = readonly [term: string, value: ReactNode];

interface Props {
  facts: readonly Fact[];
  /** Terms beside their values, stacked above them, or stacked with the values in large letters; `plain`: as `className` says. */
  look?: 'beside' | 'stacked' | 'large' | 'plain';
  /** Names, numbers and dates, which a translator leaves as they are (R5.16). */
  asIs?: boolean;
  className?: string | undefined;
}

/** Facts about one thing. */
export function FactList({ facts, look = 'beside', asIs, className }: Props) {
  return (
    <dl className={cx(look !== 'plain' && styles.facts, styles[look], className)}>
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
