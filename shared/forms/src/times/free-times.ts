import type { ConsultationMethod } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { isoDay, lagosToday, lastSlot, slotInstant, timeSlots, type Day } from '@ilera/format';
import { api, clock, hasFeature, Resource } from '@ilera/runtime';
import { observable, runInAction } from 'mobx';
import { words } from './times.words';

/** Milliseconds after which the times are looked at again. */
const lookAgainMs = 60_000;

const slotsOf = (day: Day, method: ConsultationMethod) =>
  api.read(calls.slots, { query: { day: isoDay(day), method } });

/**
 * Which times of a day can be chosen: neither over (R4.79) nor full, as far as the clinic says. A panel may be open for
 * hours: times pass meanwhile, and are taken.
 */
export class FreeTimes {
  private readonly slots = new Resource(slotsOf);
  /** Changes as the time passes, for those who read the clock. */
  private readonly minute = observable.box(0);

  /** Asks which times of a day are full, where the API knows, now and again. The function that it returns stops that. */
  ask(day: Day | null, method: ConsultationMethod): () => void {
    const isKnown = hasFeature('hours');
    // What was full on another day is none of this one.
    if (!day) this.slots.clear();
    else if (isKnown) void this.slots.load(day, method);
    const look = () => {
      if (document.hidden) return;
      runInAction(() => this.minute.set(clock.now().getTime()));
      if (day && isKnown) this.askAgain();
    };
    const timer = setInterval(look, lookAgainMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      this.slots.stop();
    };
  }

  /** The same again: somebody else may have taken the last place. */
  askAgain(): void {
    void this.slots.reload();
  }

  /** The clinic is closed on the day that was asked for. */
  get isClosed(): boolean {
    return this.slots.data?.open === false;
  }

  /** Whether nobody can book that time of the day that was asked for. */
  isFull(time: string): boolean {
    return this.isClosed || (this.slots.data?.full.includes(time) ?? false);
  }

  /** The present day. */
  get today(): Day {
    this.minute.get();
    return lagosToday(clock.now());
  }

  /** Whether that time is at or before now. */
  isOver(day: Day, time: string): boolean {
    this.minute.get();
    return slotInstant(day, time) <= clock.now();
  }

  /** Why no time of the day can be chosen, in words. */
  problemOfDay(day: Day): string | undefined {
    if (this.isOver(day, lastSlot)) return words.chooseLaterDay;
    return this.isClosed ? words.dayClosed : undefined;
  }

  /** Why this time cannot be chosen on a day that has others, in words, with the next free one. */
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
