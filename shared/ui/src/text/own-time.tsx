import { deviceTime, formatVisitTime, parseApiDate, zoneName } from '@ilera/format';
import { useSyncExternalStore } from 'react';
import styles from './own-time.module.css';

const never = () => () => undefined;

/**
 * The same moment on the visitor's own clock, for people abroad who book for somebody at home (R5.5);
 * nothing where the clocks agree. Not prerendered, because the server does not know the visitor's zone.
 */
export function OwnTime({ at }: { at: Date | null }) {
  const words = useSyncExternalStore(
    never,
    () => deviceTime(at),
    () => '',
  );
  return words ? <span className={styles.own}>{`Where you are: ${words}`}</span> : null;
}

/** The time of a visit, with that of the visitor's own clock. */
export const VisitTime = ({ at }: { at: Date | string }) => (
  <>
    <span>{`${formatVisitTime(at)} (${zoneName})`}</span>
    <OwnTime at={parseApiDate(at)} />
  </>
);
