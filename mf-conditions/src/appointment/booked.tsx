import { formatVisitTime, methodWords, slotInstant, zoneName } from '@ilera/format';
import { Button, Buttons, CalendarButton, OwnTime, takeFocus } from '@ilera/ui';
import { CalendarBookedArt } from '@ilera/ui/illustrations';
import { strings } from '../strings';
import styles from './appointment.module.css';
import { words } from './appointment.words';
import type { BookingStore } from './booking.store';
import { dayTitle } from './calendar';

/** The success view of a signed-in booking. */
export function Booked({ store, onDone }: { store: BookingStore; onDone: () => void }) {
  const start = store.instant;
  return (
    <div className={styles.booked}>
      <CalendarBookedArt className={styles.picture} />
      <h3 ref={takeFocus} tabIndex={-1} className={styles.bookedTitle}>
        {strings.bookingDone}
      </h3>
      <p>{strings.bookingDoneMessage}</p>
      <p className={styles.when}>
        <span>{bookingInWords(store)}</span>
        <span>{` (${zoneName})`}</span>
        <OwnTime at={start} />
      </p>
      <Buttons className={styles.bookedActions}>
        <Button onClick={onDone}>{strings.bookingDoneButton}</Button>
        <CalendarButton start={start} method={store.method} variant="quiet" />
      </Buttons>
    </div>
  );
}

/** The choices so far, `Saturday 14 March 2026, 9:30 AM, by video call`, and the missing ones. */
export function bookingInWords(store: BookingStore): string {
  const { day, time, method, dayIsClosed } = store;
  if (!day) return words.dayFirst;
  const when = time ? formatVisitTime(slotInstant(day, time)) : dayTitle(day);
  const chosen = [when, method && methodWords(method)].filter(Boolean).join(', ');
  if (dayIsClosed) return words.thenDay(chosen);
  if (!time) return words.thenTime(chosen);
  return method ? chosen : words.thenMethod(chosen);
}
