import type { SupportPerson } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { bookingDate, type Day, isoDay, lagosToday, lastBookingDay } from '@shared/format';
import { FreeTimes, TimeField } from '@shared/forms';
import { clock, failureText } from '@shared/runtime';
import { Button, ErrorLine, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { askClinic } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './person.module.css';
import { type PersonStore, useAct } from './person.store';
import { words } from './person.words';

function readDay(text: string): Day | null {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return day > 0 ? { year, month: month - 1, day } : null;
}

interface Props {
  store: PersonStore;
  visit: SupportPerson['visits'][number];
  onDone: () => void;
}

/** Another day and time; those that are full are shown but cannot be chosen. */
export const MoveForm = observer(function MoveForm({ store, visit, onDone }: Props) {
  const { busy, failure, run } = useAct(store);
  const [dayText, setDayText] = useState('');
  const [time, setTime] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [times] = useState(() => new FreeTimes());
  const day = readDay(dayText);
  const now = clock.now();
  useEffect(() => times.ask(readDay(dayText), visit.method), [times, dayText, visit.method]);
  const dayFault = day ? times.problemOfDay(day) : words.noDay;
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(!day || !time);
    if (!day || !time || dayFault || times.problemOfTime(day, time)) return;
    const params = { key: store.reference, reference: visit.reference };
    const body = { date: bookingDate(day, time) };
    if (await run(() => askClinic(calls.supportMoveVisit, { params, body }))) onDone();
  };
  return (
    <form
      noValidate
      aria-label={words.moveWhich(visit.reference)}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        label={words.day}
        type="date"
        min={isoDay(lagosToday(now))}
        max={isoDay(lastBookingDay(now))}
        value={dayText}
        error={(day ?? isMissing) ? dayFault || undefined : undefined}
        onChange={(event) => setDayText(event.target.value)}
      />
      <TimeField
        label={words.time}
        times={times}
        day={day}
        value={time}
        error={isMissing && !time ? words.noTime : undefined}
        onChange={setTime}
      />
      <ErrorLine>{failureText(failure)}</ErrorLine>
      <div className={record.actions}>
        <Button type="submit" busy={busy}>
          {words.moveNow}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.leave}
        </Button>
      </div>
    </form>
  );
});
