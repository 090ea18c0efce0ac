import { Button, CheckIcon } from '@shared/ui';
import styles from './instant-booking.module.css';

const promises = [
  'A licensed doctor, 24/7',
  'By message or video call',
  'Prescription or referral where you need one',
];

/** The card beside a condition that opens the booking. */
export function InstantBooking({
  priced,
  onStart,
}: {
  /** Guests pay for the visit; a signed-in person is charged nothing (R4.28). */
  priced: boolean;
  onStart: () => void;
}) {
  return (
    <aside className={styles.card} aria-labelledby="instant-booking">
      <h2 id="instant-booking" className={styles.title}>
        Instant Booking
      </h2>
      {priced && (
        <p className={styles.price}>
          from <strong>N999</strong> by message, <strong>N1,999</strong> by video call
        </p>
      )}
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>
            <CheckIcon />
            {promise}
          </li>
        ))}
      </ul>
      <Button size="large" block onClick={onStart}>
        Get Started
      </Button>
      <p className={styles.small}>
        {priced
          ? 'You choose day, time and method next. You pay nothing yet.'
          : 'You choose day, time and method next.'}
      </p>
    </aside>
  );
}
