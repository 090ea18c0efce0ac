import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './fact-list.module.css';

/** Term and value; one without a value is left out. A name, number or date is `as is` for a translator (R5.16). */
export type Fact = readonly [term: string, value: ReactNode, asIs?: 'as is'];

interface Props {
  facts: readonly Fact[];
  /** Terms beside their values, stacked above them, or stacked with the values in large letters; `plain`: as `className` says. */
  look?: 'beside' | 'stacked' | 'large' | 'plain';
  /** Whether all values are `as is`. */
  asIs?: boolean;
  className?: string | undefined;
}

/** Facts about one thing. */
export function FactList({ facts, look = 'beside', asIs, className }: Props) {
  return (
    <dl className={cx(look !== 'plain' && styles.facts, styles[look], className)}>
      {facts
        .filter(([, value]) => value != null && value !== '')
        .map(([term, value, own]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate={asIs || own ? 'no' : undefined}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
