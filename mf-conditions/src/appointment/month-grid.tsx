import { type Day, lastSlot, opensNextYear, weekdayNames } from '@ilera/format';
import { BackIcon, cx, IconButton, NextIcon, Small } from '@ilera/ui';
import { clock } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { BookingStore } from './booking.store';
import { dayName, isSameDay, monthGrid, monthTitle, moveByKey } from './calendar';
import { words } from './appointment.words';
import styles from './month-grid.module.css';

/**
 * The month as a date grid of the ARIA practices. One day is in the tab order; arrows, Home, End, Page Up and Page Down
 * move between days; a change of month is announced. The week of the chosen or current day is scrolled to the top.
 */
export const MonthGrid = observer(function MonthGrid({ store }: { store: BookingStore }) {
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Day>(store.times.today);
  const moved = useRef(false);
  const { month, times } = store;
  const inView = (day: Day | null) => day !== null && day.year === month.year && day.month === month.month;
  const reachable = [active, store.day, times.today].find(inView) ?? { ...month, day: 1 };

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [active]);

  useLayoutEffect(() => {
    const rows = grid.current?.tBodies[0]?.rows;
    const days = ['[aria-pressed=true]', '[aria-current]'].map((day) => grid.current?.querySelector(day));
    const week = days.find(Boolean)?.closest('tr') ?? rows?.[0];
    if (weeks.current && rows?.[0] && week) weeks.current.scrollTop = week.offsetTop - rows[0].offsetTop;
    // Any other day of the month is already visible.
  }, [month.year, month.month]);

  const handleKey = (event: KeyboardEvent) => {
    const next = moveByKey(reachable, event.key);
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    store.showMonthOf(next);
    setActive({ ...next });
  };
  const handleChoose = (day: Day) => {
    // The pressed cell may move to another row when the month changes; the focus follows the day.
    moved.current = day.year === month.year && day.month !== month.month;
    store.chooseDay(day);
    setActive({ ...day });
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.header}>
        <IconButton
          label={words.previousMonth}
          icon={<BackIcon />}
          aria-disabled={month.month === 0 || undefined}
          className={styles.step}
          onClick={() => store.turnMonth(-1)}
        />
        <h4 id={`${id}-month`} aria-live="polite" className={styles.month}>
          {monthTitle(month)}
        </h4>
        <IconButton
          label={words.nextMonth}
          icon={<NextIcon />}
          aria-disabled={month.month === 11 || undefined}
          className={styles.step}
          onClick={() => store.turnMonth(1)}
        />
      </div>
      <div ref={weeks} className={styles.weeks}>
        <table
          ref={grid}
          role="grid"
          aria-labelledby={`${id}-month`}
          aria-describedby={`${id}-keys`}
          className={styles.grid}
          onKeyDown={handleKey}
        >
          <thead>
            <tr>
              {weekdayNames.map((name) => (
                <th key={name} scope="col" abbr={name}>
                  {name.slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthGrid(month).map((week) => (
              <tr key={`${week[0]?.month}-${week[0]?.day}`}>
                {week.map((day) => (
                  <DayCell
                    key={`${day.month}-${day.day}`}
                    day={day}
                    store={store}
                    reachable={isSameDay(day, reachable)}
                    pastId={`${id}-past`}
                    onChoose={handleChoose}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p hidden id={`${id}-past`}>
        {words.dayPassed}
      </p>
      {/* Rendered in every month, so that the dialog keeps its height. */}
      <Small>{month.month === 11 ? opensNextYear(clock.now()) : '\u00a0'}</Small>
      <p hidden id={`${id}-keys`}>
        {words.keys}
      </p>
    </div>
  );
});

interface CellProps {
  day: Day;
  store: BookingStore;
  /** Whether this is the only day of the grid in the tab order. */
  reachable: boolean;
  /** Id of the text for days that have passed. */
  pastId: string;
  onChoose: (day: Day) => void;
}

/** One day, named `Tuesday 1 December`. A day of another year is visible but cannot be chosen. */
const DayCell = observer(function DayCell({ day, store, reachable, pastId, onChoose }: CellProps) {
  const selected = isSameDay(day, store.day);
  const ofOtherMonth = day.month !== store.month.month || day.year !== store.month.year;
  const past = store.times.isOver(day, lastSlot);
  return (
    <td role="gridcell" aria-selected={selected} className={styles.cell}>
      <button
        type="button"
        tabIndex={reachable ? 0 : -1}
        aria-label={dayName(day)}
        aria-current={isSameDay(day, store.times.today) ? 'date' : undefined}
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
