import { AddToCalendarIcon, Button, OwnTime, saveCalendarFile } from '@shared/ui';
import { CalendarBookedArt } from '@shared/ui/illustrations';
import { zoneName } from '@shared/format';
import { useEffect, useRef } from 'react';
import { strings } from '../strings';
import { bookingInWords } from './booking-in-words';
import type { BookingStore } from './booking.store';
import { words as visit } from '../visit.words';
import styles from './appointment.module.css';

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
