import { pageCount } from '@shared/format';
import { AbortedError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { readPage } from './read-page';

/** Rows on a page of the history and of the payments (A9.2). */
export const PAGE_SIZE = 5;

/** The query of a page. */
export interface PageRequest {
  userId: string | number;
  page: number;
  search?: string;
  /** Sent only where the API can filter (feature `visits`). */
  status?: string;
}

/** One page of a list on the server. A newer request replaces one that is still running. */
export class PagedListStore<Row> {
  rows: Row[] = [];
  total = 0;
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error: unknown = null;
  private request: AbortController | null = null;

  constructor(private readonly fetch: (request: PageRequest, signal: AbortSignal) => Promise<unknown>) {
    makeAutoObservable<this, 'fetch' | 'request'>(
      this,
      { fetch: false, request: false, rows: observableRef, error: observableRef },
      { autoBind: true },
    );
  }

  get pages(): number {
    return pageCount(this.total, PAGE_SIZE);
  }

  async load(wanted: PageRequest): Promise<void> {
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    this.status = 'loading';
    try {
      const { rows, total } = readPage<Row>(await this.fetch(wanted, request.signal), PAGE_SIZE);
      runInAction(() => {
        if (this.request === request) Object.assign(this, { rows, total, status: 'ready' });
      });
    } catch (error) {
      runInAction(() => {
        if (this.request === request && !(error instanceof AbortedError))
          Object.assign(this, { error, status: 'failed' });
      });
    }
  }

  /** Aborts the running request, when the page is left. */
  giveUp(): void {
    this.request?.abort();
  }
}
