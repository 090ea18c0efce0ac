import { makeAutoObservable } from 'mobx';

/** Counts the claims that were sent, so that the list behind the panel loads again. */
class ClaimChanges {
  count = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  changed(): void {
    this.count += 1;
  }
}

export const claimChanges = new ClaimChanges();
