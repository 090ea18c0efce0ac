import { bookingInstant, formatBookingDate, zoneName } from '@shared/format';
import { Link } from '@shared/runtime';
import { CheckIcon, OwnTime, TimeIcon, VisuallyHidden } from '@shared/ui';
import type { CheckoutAddress } from './checkout-address';
import styles from './checkout.module.css';

const gains = [
  'Medical history review',
  'Symptoms assessment',
  'Medical prescription',
  'Self-care strategies recommendations',
  'Referral for expert care where applicable',
];

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
            {zoneName}, {visit.method === 'video' ? 'by video call' : 'by message'}
            <OwnTime at={bookingInstant(visit.date)} />
          </span>
          <Link to={changeAt} className={styles.change}>
            Change<VisuallyHidden> day, time or method</VisuallyHidden>
          </Link>
        </p>
      )}
      <h2 id="visit-gains" className={styles.subtitle}>
        What you will gain
      </h2>
      <ul className={styles.gains}>
        {gains.map((gain) => (
          <li key={gain}>
            <CheckIcon />
            <span>{gain}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
