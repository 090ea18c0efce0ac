import { makeAutoObservable } from 'mobx';

/** Counts the changes made in the visit dialog, so that lists behind it load again. */
class VisitChanges {
  count = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  changed(): void {
    this.count += 1;
  }
}

export const visitChanges = new VisitChanges();
