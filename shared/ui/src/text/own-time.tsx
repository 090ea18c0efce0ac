import { deviceTime, formatVisitTime, parseApiDate, zoneName } from '@ilera/format';
import { useIsHydrating } from '../hooks/use-is-hydrating';
import styles from './own-time.module.css';

/**
 * The same moment on the visitor's own clock, for people abroad who book for somebody at home (R5.5);
 * nothing where the clocks agree. Not prerendered, because the server does not know the visitor's zone.
 */
export function OwnTime({ at }: { at: Date | null }) {
  const words = useIsHydrating() ? '' : deviceTime(at);
  return words ? <span className={styles.own}>{`Where you are: ${words}`}</span> : null;
}

/** The time of a visit, with that of the visitor's own clock. */
export const VisitTime = ({ at }: { at: Date | string }) => (
  <>
    <span>{`${formatVisitTime(at)} (${zoneName})`}</span>
    <OwnTime at={parseApiDate(at)} />
  </>
);
