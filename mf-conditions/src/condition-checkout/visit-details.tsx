import { bookingInstant, formatBookingDate, zoneName } from '@shared/format';
import { Link } from '@shared/runtime';
import { CheckIcon, OwnTime, TimeIcon, VisuallyHidden } from '@shared/ui';
import type { CheckoutAddress } from './checkout-address';
import { words as visitWords } from '../visit.words';
import { words } from './checkout.words';
import styles from './checkout.module.css';

/** When and how the visit takes place, and what is included. */
export function VisitDetails({ visit, changeAt }: { visit: CheckoutAddress; changeAt: string }) {
  return (
    <section className={styles.visit} aria-labelledby="visit-gains">
      {visit.date && (
        <p className={styles.when}>
          <TimeIcon />
          <span>
            <strong>{formatBookingDate(visit.date)}</strong>
            <br />
            <span>{`${zoneName}, ${visit.method === 'video' ? visitWords.by.video : visitWords.by.message}`}</span>
            <OwnTime at={bookingInstant(visit.date)} />
          </span>
          <Link to={changeAt} className={styles.change}>
            {words.change}
            <VisuallyHidden> {words.changeWhat}</VisuallyHidden>
          </Link>
        </p>
      )}
      <h2 id="visit-gains" className={styles.subtitle}>
        {words.gainsHeading}
      </h2>
      <ul className={styles.gains}>
        {words.gains.map((gain) => (
          <li key={gain}>
            <CheckIcon />
            <span>{gain}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
