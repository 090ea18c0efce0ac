import type { ClinicHours } from '@shared/contracts/api';
import { words } from './hours.words';

/** What cannot be meant: messages by place, '' where nothing is wrong. */
export interface HoursFaults {
  weekdays: string[];
  exceptions: { day: string; span: string }[];
  capacity: { video: string; message: string };
  count: number;
}

export const noFaults: HoursFaults = {
  weekdays: [],
  exceptions: [],
  capacity: { video: '', message: '' },
  count: 0,
};

const spanFault = (opening: ClinicHours['weekdays'][number]): string =>
  opening && opening.from >= opening.until ? words.noSpan : '';

const capacityFault = (count: number): string =>
  Number.isInteger(count) && count >= 0 && count <= 1_000 ? '' : words.noCapacity;

/** Checks hours: each day ends after it begins, each exception has a day of its own, capacities are numbers. */
export function faultsOf({ weekdays, exceptions, capacity }: ClinicHours): HoursFaults {
  const days = exceptions.map(({ day }) => day);
  const dayFault = (day: string, index: number): string => {
    if (!day) return words.noDay;
    return days.indexOf(day) < index ? words.doubleDay : '';
  };
  const faults = {
    weekdays: weekdays.map(spanFault),
    exceptions: exceptions.map(({ day, opening }, index) => ({
      day: dayFault(day, index),
      span: spanFault(opening),
    })),
    capacity: { video: capacityFault(capacity.video), message: capacityFault(capacity.message) },
  };
  const all = [
    ...faults.weekdays,
    ...faults.exceptions.flatMap(({ day, span }) => [day, span]),
    ...Object.values(faults.capacity),
  ];
  return { ...faults, count: all.filter(Boolean).length };
}
