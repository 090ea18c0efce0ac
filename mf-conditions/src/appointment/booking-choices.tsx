import type { Choice } from '@ilera/ui';
import { ChoiceCards, MessageIcon, Notice, VideoIcon } from '@ilera/ui';
import type { ConsultationMethod } from '@ilera/contracts/api';
import { formatNaira } from '@ilera/format';
import { TimeField } from '@ilera/forms';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { VisitPrices } from '../visit-prices';
import type { BookingStore } from './booking.store';
import { MonthGrid } from './month-grid';
import { words } from './appointment.words';
import styles from './appointment.module.css';

const methods: Choice<ConsultationMethod>[] = [
  { value: 'video', label: words.video, icon: <VideoIcon /> },
  { value: 'message', label: words.message, icon: <MessageIcon /> },
];

/**
 * Day, time and method, in this order; the next choice is scrolled into view. `prices` stand beside the
 * methods of a paid visit.
 */
export const BookingChoices = observer(function BookingChoices({
  store,
  prices,
}: {
  store: BookingStore;
  prices: VisitPrices | null;
}) {
  const nextChoices = useRef<HTMLDivElement>(null);
  const { day, time, method, times, askTimes } = store;
  const dayProblem = day && times.problemOfDay(day);
  useEffect(() => {
    if (day) nextChoices.current?.scrollIntoView({ block: 'nearest' });
  }, [day, time]);
  useEffect(askTimes, [askTimes, day, method]);
  return (
    <section className={styles.choices}>
      <h3 className={styles.title}>{words.heading}</h3>
      <div className={styles.columns}>
        <MonthGrid store={store} />
        <div ref={nextChoices} className={styles.rest}>
          {dayProblem && (
            <Notice tone="warning" role="status">
              {dayProblem}
            </Notice>
          )}
          {day && (
            <TimeField
              label={words.time}
              times={times}
              day={day}
              value={time}
              onChange={(time) => store.choose({ time })}
            />
          )}
          <ChoiceCards
            legend={words.method}
            choices={methods.map((choice) =>
              prices
                ? { ...choice, aside: <span translate="no">{formatNaira(prices[choice.value])}</span> }
                : choice,
            )}
            value={method}
            onChange={(method) => store.choose({ method })}
          />
        </div>
      </div>
    </section>
  );
});
