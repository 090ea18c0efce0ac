import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** A whole list from the server. The response to an earlier request is ignored. */
export class ListStore<Row, Query = void> {
  rows: Row[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error: unknown = null;
  private turn = 0;

  constructor(private readonly fetch: (query: Query) => Promise<Row[]>) {
    makeAutoObservable<this, 'fetch' | 'turn'>(
      this,
      { fetch: false, turn: false, rows: observableRef, error: observableRef },
      { autoBind: true },
    );
  }

  async load(query: Query): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.status = 'loading';
    try {
      const rows = await this.fetch(query);
      runInAction(() => {
        if (turn === this.turn) Object.assign(this, { rows, status: 'ready' });
      });
    } catch (error) {
      runInAction(() => {
        if (turn === this.turn) Object.assign(this, { error, status: 'failed' });
      });
    }
  }
}
