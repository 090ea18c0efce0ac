import { formatVisitTime, slotInstant, zoneName } from '@shared/format';
import { AddToCalendarIcon, Button, OwnTime, saveCalendarFile } from '@shared/ui';
import { CalendarBookedArt } from '@shared/ui/illustrations';
import { useEffect, useRef } from 'react';
import { strings } from '../strings';
import { words as visit } from '../visit';
import styles from './appointment.module.css';
import { words } from './appointment.words';
import type { BookingStore } from './booking.store';
import { dayTitle } from './calendar';

/** The success view of a signed-in booking. */
export function Booked({ store, onDone }: { store: BookingStore; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const start = store.instant;
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.booked}>
      <CalendarBookedArt className={styles.picture} />
      <h3 ref={title} tabIndex={-1} className={styles.bookedTitle}>
        {strings.bookingDone}
      </h3>
      <p>{strings.bookingDoneMessage}</p>
      <p className={styles.when}>
        <span>{bookingInWords(store)}</span>
        <span>{` (${zoneName})`}</span>
        <OwnTime at={start} />
      </p>
      <div className={styles.bookedActions}>
        <Button onClick={onDone}>{strings.bookingDoneButton}</Button>
        {start && (
          <Button
            variant="quiet"
            icon={<AddToCalendarIcon />}
            onClick={() => saveCalendarFile({ start, method: store.method })}
          >
            {visit.saveToCalendar}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The choice made so far, `Saturday 14 March 2026, 9:30 AM, by video call`, and what is missing. */
export function bookingInWords(store: BookingStore): string {
  const { day, time, method, dayIsClosed } = store;
  if (!day) return words.dayFirst;
  const when = time ? formatVisitTime(slotInstant(day, time)) : dayTitle(day);
  const chosen = [when, method && visit.by[method]].filter(Boolean).join(', ');
  if (dayIsClosed) return words.thenDay(chosen);
  if (!time) return words.thenTime(chosen);
  return method ? chosen : words.thenMethod(chosen);
}
