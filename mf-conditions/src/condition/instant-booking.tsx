import { visitPrice } from '@shared/contracts';
import { Button, CheckList } from '@shared/ui';
import styles from './condition.module.css';
import { words } from './condition.words';

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
          {from} <strong>{visitPrice.message.text}</strong> {byMessage}{' '}
          <strong>{visitPrice.video.text}</strong> {byVideo}
        </p>
      )}
      <CheckList items={words.promises} />
      <Button size="large" block onClick={onStart}>
        {words.start}
      </Button>
      <p className={styles.small}>{priced ? words.nextPriced : words.next}</p>
    </aside>
  );
}
