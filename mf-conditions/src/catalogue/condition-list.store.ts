import { Resource, type Source } from '@shared/runtime';
import { action, makeAutoObservable, observableRef } from 'mobx';
import { type ConditionRow, conditionsFor, conditionsOf, type ConditionsPage } from './condition-sources';

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
  private readonly next = new Resource((page: number) => this.sourceOf(page));

  constructor(private readonly variant: 'public' | 'signed-in') {
    makeAutoObservable<this, 'next' | 'variant' | 'add'>(
      this,
      // Explicit actions, because they are called during the first rendering, where inferred ones would not be any.
      { showKnown: action, add: action, rows: observableRef, next: false, variant: false },
      { autoBind: true },
    );
  }

  get status(): 'loading' | 'ready' | 'failed' {
    if (this.page > 0) return 'ready';
    return this.next.status === 'failed' ? 'failed' : 'loading';
  }

  /** How the next page stands. */
  get more(): 'idle' | 'loading' | 'failed' {
    const { status } = this.next;
    return this.page > 0 && (status === 'loading' || status === 'failed') ? status : 'idle';
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
    this.next.clear();
    this.category = category;
    this.search = search;
    this.rows = [];
    this.page = 0;
    this.lastPage = 1;
    const left = pages > 1 ? shownBefore.get(this.key) : undefined;
    if (left && left.page === pages) {
      Object.assign(this, left);
      return true;
    }
    const isKnown = this.next.show(1);
    this.add(1);
    return isKnown;
  }

  private get key(): string {
    return [this.variant, this.category, this.search].join('|');
  }

  /** True where the document brought them, or the address only follows Show More: a press that is under way goes on. */
  private shows(category: string, search: string, pages: number): boolean {
    const same = this.category === category && this.search === search;
    return same && this.status === 'ready' && this.page === pages;
  }

  /** Adds the next page. A press while one is on its way does nothing. */
  async showMore(): Promise<void> {
    if (!this.hasMore || this.more === 'loading') return;
    await this.fetch(this.page + 1);
  }

  /** Repeats the load that failed. */
  retry(): Promise<void> {
    return this.show(this.category, this.search);
  }

  /** Aborts the running load. */
  stop(): void {
    this.next.stop();
  }

  /** A search of the public list is another call of the API; its best results are on one page (R5.4). */
  private sourceOf(page: number): Source<ConditionsPage> {
    const { category, search, variant } = this;
    if (variant === 'signed-in')
      return conditionsOf(category, { page, count: signedInPageSize, search: search.trim() });
    return search === '' ? conditionsOf(category, { page }) : conditionsFor(search);
  }

  private async fetch(page: number): Promise<void> {
    if (await this.next.load(page)) this.add(page);
  }

  private add(page: number): void {
    const { data: found } = this.next;
    if (!found) return;
    this.rows = [...this.rows, ...found.rows];
    this.page = page;
    this.lastPage = found.lastPage;
    if (page > 1) shownBefore.set(this.key, { rows: this.rows, page, lastPage: this.lastPage });
  }
}
