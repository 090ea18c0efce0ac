import { deviceTime, formatVisitTime, parseApiDate, zoneName } from '@ilera/format';
import { useIsHydrating } from '../hooks/use-is-hydrating';
import styles from './own-time.module.css';

/**
 * A moment by the visitor's clock, for people abroad who book for a relative at home (R5.5); empty if the clocks agree.
 * Not prerendered, because the server does not know the visitor's zone.
 */
export function OwnTime({ at }: { at: Date | null }) {
  const words = useIsHydrating() ? '' : deviceTime(at);
  return words ? <span className={styles.own}>{`Where you are: ${words}`}</span> : null;
}

/** A visit's time, also by the visitor's clock if that differs. */
export const VisitTime = ({ at }: { at: Date | string }) => (
  <>
    <span>{`${formatVisitTime(at)} (${zoneName})`}</span>
    <OwnTime at={parseApiDate(at)} />
  </>
);
