import type { ConsultationMethod } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { isoDay, lagosToday, lastSlot, slotInstant, timeSlots, type Day } from '@ilera/format';
import { api, clock, hasFeature, HttpError, mayHaveHappened, Resource } from '@ilera/runtime';
import { observable, runInAction } from 'mobx';
import { words } from './times.words';

/** Milliseconds between reloads of the times. */
const refreshMs = 60_000;

const slotsOf = (day: Day, method: ConsultationMethod) =>
  api.read(calls.slots, { query: { day: isoDay(day), method } });

const askedKey = (day: Day, method: ConsultationMethod): string => `${isoDay(day)} ${method} `;

/**
 * The bookable times of a day: neither over (R4.79) nor full, as far as the clinic reports. A panel may be open for
 * hours, while times pass or are taken.
 */
export class FreeTimes {
  private readonly slots = new Resource(slotsOf);
  /** Changes as time passes, so that observers of the clock update. */
  private readonly minute = observable.box(0);
  /** The slot of the last send if its response was lost: the slot may be full because of that send. */
  private readonly unanswered = observable.box('');
  /** The requested day and method. */
  private asked = '';

  /** Requests a day's full times, repeatedly and if the API has them. @returns stops the requests */
  ask(day: Day | null, method: ConsultationMethod): () => void {
    const isKnown = hasFeature('hours');
    this.asked = day ? askedKey(day, method) : '';
    // Full times of another day do not apply.
    if (!day) this.slots.clear();
    else if (isKnown) void this.slots.load(day, method);
    const refresh = () => {
      if (document.hidden) return;
      runInAction(() => this.minute.set(clock.now().getTime()));
      if (day && isKnown) void this.slots.reload();
    };
    const timer = setInterval(refresh, refreshMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      this.slots.clear();
    };
  }

  /**
   * Repeats the request after a failed send, because another patient may have taken the last place. If the response
   * was lost, the sent time stays free until the API refuses it, so that the send can be repeated.
   */
  reloadAfter(failure: unknown, day: Day, time: string, method: ConsultationMethod): void {
    const isRefused = failure instanceof HttpError && failure.status === 422;
    if (mayHaveHappened(failure)) runInAction(() => this.unanswered.set(askedKey(day, method) + time));
    else if (isRefused) runInAction(() => this.unanswered.set(''));
    void this.slots.reload();
  }

  /** Whether the clinic is closed on the requested day. */
  get isClosed(): boolean {
    return this.slots.data?.open === false;
  }

  /** Whether a time of the requested day cannot be booked. */
  isFull(time: string): boolean {
    if (this.isClosed) return true;
    const isFull = this.slots.data?.full.includes(time) ?? false;
    return isFull && this.unanswered.get() !== this.asked + time;
  }

  /** Today in Lagos. */
  get today(): Day {
    this.minute.get();
    return lagosToday(clock.now());
  }

  /** Whether a time is now or earlier. */
  isOver(day: Day, time: string): boolean {
    this.minute.get();
    return slotInstant(day, time) <= clock.now();
  }

  /** The reason why no time of the day can be chosen, in words. */
  problemOfDay(day: Day): string | undefined {
    if (this.isOver(day, lastSlot)) return words.chooseLaterDay;
    return this.isClosed ? words.dayClosed : undefined;
  }

  /** The reason why this time cannot be chosen on a day with other free times, in words, with the next free time. */
  problemOfTime(day: Day, time: string): string | undefined {
    if (!time || this.problemOfDay(day)) return undefined;
    if (this.isOver(day, time)) return words.chooseLaterTime;
    return this.isFull(time) ? words.chooseFreeTime(this.nextFree(day, time)) : undefined;
  }

  private nextFree(day: Day, time: string): string | undefined {
    const later = timeSlots.slice(timeSlots.indexOf(time) + 1);
    return later.find((slot) => !this.isOver(day, slot) && !this.isFull(slot));
  }
}
