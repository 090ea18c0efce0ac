import type { ClinicHours } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { Mutation, Resource } from '@shared/runtime';
import { makeAutoObservable, toJS } from 'mobx';
import { askClinic, readClinic } from '../desk/ask-clinic';
import { words } from './hours.words';

/** From when until when; null: closed. */
export type Opening = ClinicHours['weekdays'][number];

const WHOLE_DAY = { from: '00:00', until: '24:00' };

/** The hours as they are edited. */
export class HoursStore {
  hours: ClinicHours | null = null;
  faults: HoursFaults = noFaults;

  readonly reading = new Resource(() => readClinic(calls.clinicHours, {}));
  readonly saving = new Mutation((body: ClinicHours) => askClinic(calls.setClinicHours, { body }));

  constructor() {
    makeAutoObservable(this, { reading: false, saving: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    if (await this.reading.load()) this.show(this.reading.data);
  }

  /**
   * Sends the hours where they can be meant.
   * @returns whether they were saved
   */
  async save(): Promise<boolean> {
    if (!this.hours) return false;
    this.saving.clear();
    this.faults = faultsOf(this.hours);
    if (this.faults.count > 0) return false;
    const saved = await this.saving.run(toJS(this.hours));
    if (saved) this.show(saved.result);
    return saved !== null;
  }

  private show(hours: ClinicHours | undefined): void {
    this.hours = hours ?? null;
  }

  setWeekday(index: number, opening: Opening): void {
    this.hours?.weekdays.splice(index, 1, opening);
  }

  setException(index: number, change: Partial<ClinicHours['exceptions'][number]>): void {
    Object.assign(this.hours?.exceptions[index] ?? {}, change);
  }

  addException(): void {
    this.hours?.exceptions.push({ day: '', opening: null });
  }

  removeException(index: number): void {
    this.hours?.exceptions.splice(index, 1);
  }

  setCapacity(method: keyof ClinicHours['capacity'], count: number): void {
    if (this.hours) this.hours.capacity[method] = count;
  }
}

/** The opening of a day that was closed: the whole day. */
export const openedDay = (): Opening => ({ ...WHOLE_DAY });

/** What cannot be meant: messages by place, '' where nothing is wrong. */
interface HoursFaults {
  weekdays: string[];
  exceptions: { day: string; span: string }[];
  capacity: { video: string; message: string };
  count: number;
}

const noFaults: HoursFaults = {
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
function faultsOf({ weekdays, exceptions, capacity }: ClinicHours): HoursFaults {
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
