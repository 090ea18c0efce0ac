import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Category } from './condition-row';
import { knownCategories, listCategories } from './list-categories.api';

/** The categories of the chips. */
export class CategoriesStore {
  categories: readonly Category[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';

  constructor(private readonly list: typeof listCategories = listCategories) {
    const known = knownCategories();
    if (known) {
      this.categories = known;
      this.status = 'ready';
    }
    makeAutoObservable<this, 'list'>(this, { categories: observableRef, list: false }, { autoBind: true });
  }

  /** Loads them, unless the document was prerendered with them. */
  async load(): Promise<void> {
    if (this.status === 'ready') return;
    this.status = 'loading';
    try {
      const categories = await this.list();
      runInAction(() => {
        this.categories = categories;
        this.status = 'ready';
      });
    } catch {
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }
}
