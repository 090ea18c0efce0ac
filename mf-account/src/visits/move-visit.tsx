import {
  bookingDate,
  formatVisitTime,
  isoDay,
  isOpenForBooking,
  lagosToday,
  lastBookingDay,
  opensNextYear,
  slotInstant,
  zoneName,
  type Day,
} from '@shared/format';
import { FreeTimes, TimeField } from '@shared/forms';
import { clock, failureText } from '@shared/runtime';
import { Button, ErrorLine, OwnTime, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import styles from './visit.module.css';
import type { ChangingVisit } from './visit.store';
import { words } from './visit.words';

function readDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match && { year: Number(match[1]), month: Number(match[2]) - 1, day: Number(match[3]) };
}

/** Another day and time for the visit. Times that are over or full are shown but cannot be chosen (R4.79). */
export const MoveVisit = observer(function MoveVisit({
  store,
  onDone,
}: {
  store: ChangingVisit;
  onDone: (moved: boolean) => void;
}) {
  const [dayText, setDayText] = useState('');
  const [time, setTime] = useState('');
  const [missing, setMissing] = useState(false);
  const [times] = useState(() => new FreeTimes());
  const day = readDay(dayText);
  const now = clock.now();
  const today = lagosToday(now);
  const method = store.visit?.method ?? 'video';
  const asked = day && isOpenForBooking(day, now) ? dayText : '';
  useEffect(() => times.ask(readDay(asked), method), [times, asked, method]);

  const dayProblem = () => {
    if (!day) return words.noDay;
    return day.year > today.year ? opensNextYear(now) : times.problemOfDay(day);
  };

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    store.changing.clear();
    setMissing(!day || !time);
    if (!day || !time || dayProblem() || times.problemOfTime(day, time)) return;
    if (await store.move(bookingDate(day, time))) return onDone(true);
    times.askAgain();
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
          error={day || missing ? dayProblem() : undefined}
          onChange={(event) => setDayText(event.target.value)}
        />
        <TimeField
          label={words.time}
          times={times}
          day={day}
          value={time}
          error={missing && !time ? words.noTime : undefined}
          onChange={setTime}
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
