import type { ClinicHours } from '@shared/contracts/api';
import { makeAutoObservable, runInAction } from 'mobx';
import { getHours, setHours } from './hours.api';
import { faultsOf, type HoursFaults, noFaults } from './hours-faults';

/** From when until when; null: closed. */
export type Opening = ClinicHours['weekdays'][number];

const WHOLE_DAY = { from: '00:00', until: '24:00' };

/** The hours as they are edited. */
export class HoursStore {
  hours: ClinicHours | null = null;
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error: unknown = null;
  faults: HoursFaults = noFaults;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    try {
      const hours = await getHours();
      runInAction(() => Object.assign(this, { hours, status: 'ready' }));
    } catch (error) {
      runInAction(() => Object.assign(this, { error, status: 'failed' }));
    }
  }

  /**
   * Sends the hours where they can be meant.
   * @returns whether they were sent
   */
  async save(): Promise<boolean> {
    if (!this.hours) return false;
    this.faults = faultsOf(this.hours);
    if (this.faults.count > 0) return false;
    const hours = await setHours(this.hours);
    runInAction(() => {
      this.hours = hours;
    });
    return true;
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
