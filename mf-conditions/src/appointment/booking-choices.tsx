import type { Choice } from '@shared/ui';
import { ChoiceCards, MessageIcon, Notice, SelectField, VideoIcon } from '@shared/ui';
import type { ConsultationMethod } from '@shared/contracts/api';
import { zoneName } from '@shared/format';
import { observer } from 'mobx-react-lite';
import type { BookingStore } from './booking.store';
import { MonthGrid } from './month-grid';
import { timeSlots } from './time-slots';
import styles from './appointment.module.css';

const slotOptions = timeSlots.map((slot) => ({ value: slot, label: slot }));

const methods: Choice<ConsultationMethod>[] = [
  { value: 'video', label: 'Video Consultation', icon: <VideoIcon /> },
  { value: 'message', label: 'Message Consultation', icon: <MessageIcon /> },
];

/** Day, then time, then method. */
export const BookingChoices = observer(function BookingChoices({ store }: { store: BookingStore }) {
  return (
    <section className={styles.choices}>
      <h3 className={styles.title}>Select a date &amp; time</h3>
      <div className={styles.columns}>
        <MonthGrid store={store} />
        <div className={styles.rest}>
          {store.dayHasPassed && (
            <Notice tone="warning" role="status">
              This day has passed. Please choose a later one.
            </Notice>
          )}
          {store.day && (
            <SelectField
              label="Time"
              hint={zoneName}
              placeholder="Select Time"
              options={slotOptions}
              value={store.time}
              onChange={(event) => store.setTime(event.target.value)}
            />
          )}
          <ChoiceCards
            legend="Method of Consultation"
            choices={methods}
            value={store.method}
            onChange={store.setMethod}
          />
        </div>
      </div>
    </section>
  );
});
