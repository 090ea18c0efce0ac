import type { Choice } from '@shared/ui';
import { ChoiceCards, MessageIcon, Notice, SelectField, VideoIcon } from '@shared/ui';
import type { ConsultationMethod } from '@shared/contracts/api';
import { formatNaira, timeSlots, zoneName } from '@shared/format';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { VisitPrices } from '../condition-checkout/visit-prices';
import type { BookingStore } from './booking.store';
import { MonthGrid } from './month-grid';
import { words } from './appointment.words';
import styles from './appointment.module.css';

const methods: Choice<ConsultationMethod>[] = [
  { value: 'video', label: words.video, icon: <VideoIcon /> },
  { value: 'message', label: words.message, icon: <MessageIcon /> },
];

/**
 * Day, then time, then method: the next choice is scrolled into view. `prices` stand beside the methods where
 * a visit is paid for.
 */
export const BookingChoices = observer(function BookingChoices({
  store,
  prices,
}: {
  store: BookingStore;
  prices: VisitPrices | null;
}) {
  const rest = useRef<HTMLDivElement>(null);
  const { day, time, method, askSlots } = store;
  useEffect(() => {
    if (day) rest.current?.scrollIntoView({ block: 'nearest' });
  }, [day, time]);
  useEffect(askSlots, [askSlots, day, method]);
  return (
    <section className={styles.choices}>
      <h3 className={styles.title}>{words.heading}</h3>
      <div className={styles.columns}>
        <MonthGrid store={store} />
        <div ref={rest} className={styles.rest}>
          {store.dayIsOver && (
            <Notice tone="warning" role="status">
              {words.chooseLaterDay}
            </Notice>
          )}
          {store.dayIsClosed && !store.dayIsOver && (
            <Notice tone="warning" role="status">
              {words.dayClosed}
            </Notice>
          )}
          {store.day && <TimeField store={store} />}
          <ChoiceCards
            legend={words.method}
            choices={methods.map((choice) =>
              prices
                ? { ...choice, aside: <span translate="no">{formatNaira(prices[choice.value])}</span> }
                : choice,
            )}
            value={method}
            onChange={store.setMethod}
          />
        </div>
      </div>
    </section>
  );
});

/** All 96 times; those at or before now (R4.79) and full ones are shown but cannot be chosen. */
const TimeField = observer(function TimeField({ store }: { store: BookingStore }) {
  const { day } = store;
  if (!day) return null;
  const options = timeSlots.map((slot) => {
    const over = store.isOver(day, slot);
    const full = store.isFull(slot);
    const label = full && !store.dayIsClosed ? words.timeFull(slot) : slot;
    return { value: slot, label: over ? words.timeOver(slot) : label, disabled: over || full };
  });
  return (
    <SelectField
      label={words.time}
      hint={zoneName}
      placeholder={words.chooseTime}
      options={options}
      value={store.time}
      error={errorOf(store)}
      onChange={(event) => store.setTime(event.target.value)}
    />
  );
});

function errorOf({ slotIsOver, dayIsOver, slotIsFull, nextFree }: BookingStore): string | undefined {
  if (slotIsOver) return dayIsOver ? undefined : words.chooseLaterTime;
  return slotIsFull ? words.chooseFreeTime(nextFree) : undefined;
}
