import type { ConsultationMethod } from '@ilera/contracts/api';
import {
  bookingDate,
  isoDay,
  isOpenForBooking,
  lastBookingDay,
  opensNextYear,
  slotInstant,
  type Day,
} from '@ilera/format';
import { clock, Mutation } from '@ilera/runtime';
import { Button, Buttons, ErrorLine, TextField, VisitTime } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { focusFirstInvalid } from '../first-invalid';
import { repeatableFailure } from '../repeatable-failure';
import { FreeTimes } from './free-times';
import styles from './move-form.module.css';
import { TimeField } from './time-field';
import { words as common } from './times.words';

function readDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match && { year: Number(match[1]), month: Number(match[2]) - 1, day: Number(match[3]) };
}

interface MoveFormProps {
  words: Record<'label' | 'day' | 'time' | 'send' | 'leave', string>;
  method: ConsultationMethod;
  /** Sends the new time as a booking's wire text. */
  send: (date: string) => Promise<unknown>;
  /** Calls whose data a move changes. */
  stale?: readonly { path: string }[];
  onDone: (moved: boolean) => void;
}

/** Asks for another day and time of a visit. Past and full times are visible but cannot be chosen (R4.79). */
export const MoveForm = observer(function MoveForm({ words, method, send, stale, onDone }: MoveFormProps) {
  const [moving] = useState(() => new Mutation(send, stale));
  const [dayText, setDayText] = useState('');
  const [time, setTime] = useState('');
  const [missing, setMissing] = useState(false);
  const [times] = useState(() => new FreeTimes());
  const day = readDay(dayText);
  const now = clock.now();
  const { today } = times;
  const asked = day && isOpenForBooking(day, now) ? dayText : '';
  useEffect(() => times.ask(readDay(asked), method), [times, asked, method]);

  const dayProblem = () => {
    if (!day) return common.noDay;
    return day.year > today.year ? opensNextYear(now) : times.problemOfDay(day);
  };

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    moving.clear();
    setMissing(!day || !time);
    if (!day || !time || dayProblem() || times.problemOfTime(day, time))
      return focusFirstInvalid(event.currentTarget);
    if (await moving.run(bookingDate(day, time))) return onDone(true);
    times.reloadAfter(moving.failure, day, time, method);
  };

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={words.label}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className={styles.fields}>
        <TextField
          label={words.day}
          type="date"
          autoFocus
          min={isoDay(today)}
          max={isoDay(lastBookingDay(now))}
          hint={today.month === 11 ? opensNextYear(now) : undefined}
          value={dayText}
          error={day || missing ? dayProblem() : undefined}
          onChange={(event) => {
            moving.clear();
            setDayText(event.target.value);
          }}
        />
        <TimeField
          label={words.time}
          times={times}
          day={day}
          value={time}
          error={missing && !time ? common.noTime : undefined}
          onChange={(next) => {
            moving.clear();
            setTime(next);
          }}
        />
      </div>
      <p role="status" className={styles.chosen}>
        {/* In words, because a date field shows day and month in the device's order. */}
        {day && time && <VisitTime at={slotInstant(day, time)} />}
      </p>
      <ErrorLine>{repeatableFailure(moving.failure)}</ErrorLine>
      <Buttons>
        <Button type="submit" busy={moving.busy}>
          {words.send}
        </Button>
        <Button variant="quiet" inactive={moving.busy} onClick={() => onDone(false)}>
          {words.leave}
        </Button>
      </Buttons>
    </form>
  );
});
