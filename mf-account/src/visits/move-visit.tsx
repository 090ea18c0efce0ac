import {
  bookingDate,
  formatVisitTime,
  isoDay,
  isOpenForBooking,
  lagosToday,
  lastBookingDay,
  lastSlot,
  opensNextYear,
  slotInstant,
  timeSlots,
  zoneName,
  type Day,
} from '@shared/format';
import { clock, failureText } from '@shared/runtime';
import { Button, ErrorLine, OwnTime, SelectField, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import styles from './visit.module.css';
import type { VisitStore } from './visit.store';
import { words } from './visit.words';

function readDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match && { year: Number(match[1]), month: Number(match[2]) - 1, day: Number(match[3]) };
}

/** Another day and time for the visit. Times at or before now are shown but cannot be chosen (R4.79). */
export const MoveVisit = observer(function MoveVisit({
  store,
  onDone,
}: {
  store: VisitStore;
  onDone: (moved: boolean) => void;
}) {
  const [dayText, setDayText] = useState('');
  const [time, setTime] = useState('');
  const [missing, setMissing] = useState(false);
  const day = readDay(dayText);
  const now = clock.now();
  const today = lagosToday(now);
  const isOver = (slot: string) => day !== null && slotInstant(day, slot) <= now;
  const isClosed = day !== null && !isOpenForBooking(day, now) && !isOver(lastSlot);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    store.changing.clear();
    setMissing(!day || !time);
    if (!day || !time || isClosed) return;
    if (await store.move(bookingDate(day, time))) onDone(true);
  };

  return (
    <form
      noValidate
      className={styles.move}
      aria-label={words.moveHeading}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className={styles.fields}>
        <TextField
          label={words.day}
          type="date"
          min={isoDay(today)}
          max={isoDay(lastBookingDay(now))}
          hint={today.month === 11 ? opensNextYear(now) : undefined}
          value={dayText}
          error={isClosed ? opensNextYear(now) : missing && !day ? words.noDay : undefined}
          onChange={(event) => setDayText(event.target.value)}
        />
        <SelectField
          label={words.time}
          hint={zoneName}
          placeholder={words.chooseTime}
          options={timeSlots.map((slot) => ({
            value: slot,
            label: isOver(slot) ? words.overTime(slot) : slot,
            disabled: isOver(slot),
          }))}
          value={time}
          error={missing && !time ? words.noTime : undefined}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      <p role="status" className={styles.chosen}>
        {day && time && <NewTime at={slotInstant(day, time)} />}
      </p>
      <ErrorLine>{failureText(store.changing.failure)}</ErrorLine>
      <div className={styles.actions}>
        <Button type="submit" busy={store.changing.busy}>
          {words.moveNow}
        </Button>
        <Button variant="quiet" onClick={() => onDone(false)}>
          {words.keepTime}
        </Button>
      </div>
    </form>
  );
});

/** The chosen time in words, because a date field shows day and month in the order of the device. */
function NewTime({ at }: { at: Date }) {
  return (
    <>
      <span>{`${formatVisitTime(at)} (${zoneName})`}</span>
      <OwnTime at={at} />
    </>
  );
}
