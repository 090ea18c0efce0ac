import { action, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConditionRow, ConditionsPage } from './condition-row';
import { knownSearch, searchConditions } from './search-conditions.api';
import { knownConditions, listConditions } from './list-conditions.api';

/** Rows a page on the signed-in list (P9.2). */
export const signedInPageSize = 10;

/** Lists that Show More has extended, for a return to them. They hold public data only. */
const shownBefore = new Map<string, { rows: readonly ConditionRow[]; page: number; lastPage: number }>();

/** The list that Show More extends. A change of category or search starts it again from page 1. */
export class ConditionListStore {
  category = 'popular';
  search = '';
  rows: readonly ConditionRow[] = [];
  page = 0;
  lastPage = 1;
  status: 'loading' | 'ready' | 'failed' = 'loading';
  more: 'idle' | 'loading' | 'failed' = 'idle';
  private asked: AbortController | null = null;

  constructor(
    private readonly variant: 'public' | 'signed-in',
    private readonly list: typeof listConditions = listConditions,
    private readonly find: typeof searchConditions = searchConditions,
  ) {
    makeAutoObservable<this, 'asked' | 'list' | 'find' | 'variant'>(
      this,
      // An explicit action, because it is called during the first rendering, where an inferred one would not
      // be one.
      { showKnown: action, rows: observableRef, asked: false, list: false, find: false, variant: false },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.status === 'ready' && this.page < this.lastPage;
  }

  /** Shows a category, narrowed by a search, with that many pages: without a request where they are known. */
  async show(category: string, search = '', pages = 1): Promise<void> {
    if (this.shows(category, search, pages)) return;
    if (!this.showKnown(category, search, pages)) await this.fetch(1);
    while (this.page < pages && this.hasMore && this.more === 'idle') await this.showMore();
  }

  /**
   * Starts a list with the document's rows, or with those that were shown before: after Back the page has the
   * same length, and the scroll position fits. False where there are none.
   */
  showKnown(category: string, search = '', pages = 1): boolean {
    this.stop();
    this.category = category;
    this.search = search;
    this.rows = [];
    this.page = 0;
    this.lastPage = 1;
    this.status = 'loading';
    this.more = 'idle';
    const left = pages > 1 ? shownBefore.get(this.key) : undefined;
    if (left && left.page === pages) {
      Object.assign(this, left, { status: 'ready' });
      return true;
    }
    const known = this.known();
    if (known) this.add(known, 1);
    return known !== undefined;
  }

  private get key(): string {
    return [this.variant, this.category, this.search].join('|');
  }

  /** True where the address only follows Show More: all rows are loaded. */
  private shows(category: string, search: string, pages: number): boolean {
    const same = this.category === category && this.search === search;
    return same && this.status === 'ready' && pages > 1 && this.page === pages;
  }

  /** Adds the next page. A press while one is on its way does nothing. */
  async showMore(): Promise<void> {
    if (!this.hasMore || this.more === 'loading') return;
    this.more = 'loading';
    await this.fetch(this.page + 1);
  }

  /** Repeats the load that failed. */
  retry(): Promise<void> {
    return this.show(this.category, this.search);
  }

  /** Aborts the running load. */
  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  /** A search of the public list is another call of the API; its best results are on one page (R5.4). */
  private get searches(): boolean {
    return this.variant === 'public' && this.search !== '';
  }

  private known(): ConditionsPage | undefined {
    if (!this.searches) return knownConditions(this.queryOf(1));
    const rows = knownSearch(this.search);
    return rows && { rows, lastPage: 1 };
  }

  private async ask(page: number, signal: AbortSignal): Promise<ConditionsPage> {
    if (!this.searches) return this.list(this.queryOf(page), signal);
    return { rows: await this.find(this.search, signal), lastPage: 1 };
  }

  private queryOf(page: number) {
    const { category, search } = this;
    return this.variant === 'public'
      ? { category, page }
      : { category, page, count: signedInPageSize, search: search.trim() };
  }

  private add(found: ConditionsPage, page: number): void {
    this.rows = [...this.rows, ...found.rows];
    this.page = page;
    this.lastPage = found.lastPage;
    this.status = 'ready';
    this.more = 'idle';
    if (page > 1) shownBefore.set(this.key, { rows: this.rows, page, lastPage: this.lastPage });
  }

  private async fetch(page: number): Promise<void> {
    this.stop();
    const turn = new AbortController();
    this.asked = turn;
    try {
      const found = await this.ask(page, turn.signal);
      runInAction(() => {
        // The response to an earlier choice is ignored, whenever it arrives.
        if (this.asked === turn) this.add(found, page);
      });
    } catch {
      runInAction(() => {
        if (this.asked !== turn) return;
        if (page === 1) this.status = 'failed';
        else this.more = 'failed';
      });
    }
  }
}
