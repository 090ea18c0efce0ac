import type { ConsultationMethod } from '@ilera/contracts/api';
import { type Day, lagosToday } from '@ilera/format';
import { FreeTimes } from '@ilera/forms';
import { clock, hasFeature } from '@ilera/runtime';
import { observable, runInAction } from 'mobx';

/** Milliseconds after which the times are looked at again. */
const AGAIN_MS = 60_000;

/** The times of a day in a panel that may be open for hours: times pass meanwhile, and are taken. */
export class WatchedTimes extends FreeTimes {
  /** Changes as the time passes, for those who read the clock. */
  private readonly minute = observable.box(0);

  override ask(day: Day | null, method: ConsultationMethod): () => void {
    const stop = super.ask(day, method);
    const look = () => {
      if (document.hidden) return;
      runInAction(() => this.minute.set(clock.now().getTime()));
      if (day && hasFeature('hours')) this.askAgain();
    };
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }

  override isOver(day: Day, time: string): boolean {
    this.minute.get();
    return super.isOver(day, time);
  }

  /** The present day. */
  get today(): Day {
    this.minute.get();
    return lagosToday(clock.now());
  }
}
