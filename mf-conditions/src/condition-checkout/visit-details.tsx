import { formatBookingDate, zoneName } from '@shared/format';
import { CheckIcon, TimeIcon } from '@shared/ui';
import type { CheckoutAddress } from './checkout-address';
import styles from './checkout.module.css';

const gains = [
  'Medical history review',
  'Symptoms assessment',
  'Medical prescription',
  'Self-care strategies recommendations',
  'Referral for expert care where applicable',
];

/** When the visit takes place, how, and what the person gains. */
export function VisitDetails({ visit }: { visit: CheckoutAddress }) {
  return (
    <section className={styles.visit} aria-labelledby="visit-gains">
      {visit.date && (
        <p className={styles.when}>
          <TimeIcon />
          <span>
            <strong>{formatBookingDate(visit.date)}</strong>
            <br />
            {zoneName}, {visit.method === 'video' ? 'by video call' : 'by message'}
          </span>
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
