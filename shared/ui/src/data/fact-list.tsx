import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './fact-list.module.css';

/** Term and value; facts without a value are left out. `as is` keeps a name, number or date untranslated (R5.16). */
export type Fact = readonly [term: string, value: ReactNode, asIs?: 'as is'];

interface Props {
  facts: readonly Fact[];
  /** Terms beside their values, above them, or above large values; `plain` leaves the layout to `className`. */
  look?: 'beside' | 'stacked' | 'large' | 'plain';
  /** Whether all values are `as is`. */
  asIs?: boolean;
  className?: string | undefined;
}

/** A list of facts. */
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
