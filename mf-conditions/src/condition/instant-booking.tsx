import { Button, CheckIcon } from '@shared/ui';
import { words } from './condition.words';
import styles from './instant-booking.module.css';

const [from, byMessage, byVideo] = words.prices;

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
        {words.booking}
      </h2>
      {priced && (
        <p className={styles.price}>
          {from} <strong>{words.messagePrice}</strong> {byMessage} <strong>{words.videoPrice}</strong>{' '}
          {byVideo}
        </p>
      )}
      <ul className={styles.promises}>
        {words.promises.map((promise) => (
          <li key={promise}>
            <CheckIcon />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
      <Button size="large" block onClick={onStart}>
        {words.start}
      </Button>
      <p className={styles.small}>{priced ? words.nextPriced : words.next}</p>
    </aside>
  );
}
