import type { ClinicVisitRow } from '@shared/contracts/api';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { getVisits } from './today.api';
import type { View } from './view';

type Query = Omit<View, 'show'>;

/** The visits of a day. Read again for the same day, what is on the screen stays until the new rows are there. */
export class VisitListStore {
  rows: ClinicVisitRow[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error: unknown = null;
  private turn = 0;

  constructor() {
    makeAutoObservable<this, 'turn'>(
      this,
      { turn: false, rows: observableRef, error: observableRef },
      { autoBind: true },
    );
  }

  /** Shows the visits of another day, or of other people. */
  show(query: Query): Promise<void> {
    this.status = 'loading';
    return this.refresh(query);
  }

  /** Reads the same visits again. A failure leaves the rows that are there. */
  async refresh(query: Query): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    try {
      const rows = await getVisits(query);
      runInAction(() => {
        if (turn === this.turn) Object.assign(this, { rows, status: 'ready' });
      });
    } catch (error) {
      runInAction(() => {
        if (turn === this.turn && this.status === 'loading') Object.assign(this, { error, status: 'failed' });
      });
    }
  }
}
