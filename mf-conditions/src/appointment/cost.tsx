import { Sentence } from '@ilera/ui';
import { paths } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { formatNaira, freeVisitsEnd, parseApiDate } from '@ilera/format';
import { clock, Link, session } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { takePatientAlong } from '../patient/patient-details';
import type { VisitPrices } from '../visit-prices';
import type { BookingStore } from './booking.store';
import { words } from './appointment.words';
import styles from './appointment.module.css';

interface Props {
  store: BookingStore;
  /** Null while unknown, and for signed-in people. */
  prices: VisitPrices | null;
}

/** The visit's cost beside the button: a guest's price, or why a signed-in person pays nothing. */
export const Cost = observer(function Cost({ store, prices }: Props) {
  const { method, instant } = store;
  if (store.isGuest) {
    if (!prices) return null;
    if (!method) {
      const message = formatNaira(prices.message);
      const video = formatNaira(prices.video);
      return (
        <span className={styles.cost}>
          <Sentence text={`${words.byMessage(message)} `} asIs={message} />
          <Sentence text={words.byVideo(video)} asIs={video} />
        </span>
      );
    }
    const price = formatNaira(prices[method]);
    return (
      <span className={styles.cost}>
        <Sentence text={words.cost(price)} asIs={price} />
      </span>
    );
  }
  const { user } = session;
  const freeUntil = user?.free_visits_until;
  if (freeUntil === undefined) return <span className={styles.cost}>{words.nothingToPay}</span>;
  if (isCovered(user, instant)) return <span className={styles.cost}>{words.covered}</span>;
  if (freeUntil === null) return <span className={styles.cost}>{words.free}</span>;
  const freeEnd = parseApiDate(freeUntil);
  return (
    <span className={styles.cost}>
      <span>{`${freeVisitsEnd(freeUntil)} `}</span>
      {freeEnd && (instant ?? clock.now()) <= freeEnd ? (
        <span>{words.nothingToPay}</span>
      ) : (
        <>
          <Link to={paths.healthPlans}>{words.choosePlan}</Link>
          {store.isComplete && !store.lacksWords && (
            <>
              <span> · </span>
              <Link to={store.checkout} onClick={() => takePatientAlong(store.visit, store.isForElse)}>
                {words.payForIt}
              </Link>
            </>
          )}
        </>
      )}
    </span>
  );
});

/** Whether the person's current plan, or the paid plan after it, covers the visit's time. */
function isCovered(user: User | null, at: Date | null): boolean {
  if (!user?.plan) return false;
  const end = user.next_packages?.at(-1)?.expires_at ?? user.package_expiry_at;
  // An end that cannot be read covers nothing.
  return !at || !end || at < (parseApiDate(end) ?? at);
}
