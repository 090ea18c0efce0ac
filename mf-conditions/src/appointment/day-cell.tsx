import { type Day, lastSlot } from '@shared/format';
import { cx } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { BookingStore } from './booking.store';
import { dayName, isSameDay } from './calendar';

import styles from './month-grid.module.css';

interface Props {
  day: Day;
  store: BookingStore;
  /** Whether this is the day in the tab order; the grid has one. */
  reachable: boolean;
  /** The words for a day that has passed. */
  pastId: string;
  onChoose: (day: Day) => void;
}

/** One day, named `Tuesday 1 December`. A day of another year is shown but cannot be chosen. */
export const DayCell = observer(function DayCell({ day, store, reachable, pastId, onChoose }: Props) {
  const selected = isSameDay(day, store.day);
  const ofOtherMonth = day.month !== store.month.month || day.year !== store.month.year;
  const past = store.isOver(day, lastSlot);
  return (
    <td role="gridcell" aria-selected={selected} className={styles.cell}>
      <button
        type="button"
        tabIndex={reachable ? 0 : -1}
        aria-label={dayName(day)}
        aria-current={isSameDay(day, store.today) ? 'date' : undefined}
        aria-pressed={selected}
        aria-disabled={!store.isOpen(day) || undefined}
        aria-describedby={past ? pastId : undefined}
        className={cx(styles.day, ofOtherMonth && styles.other, past && styles.past)}
        onClick={() => onChoose(day)}
      >
        <span>{day.day}</span>
      </button>
    </td>
  );
});
