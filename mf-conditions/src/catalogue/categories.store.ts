import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Category } from './condition-row';
import { listCategories } from './list-categories.api';

/** The categories behind the chips. */
export class CategoriesStore {
  categories: readonly Category[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';

  constructor(private readonly list: typeof listCategories = listCategories) {
    makeAutoObservable<this, 'list'>(this, { categories: observableRef, list: false }, { autoBind: true });
  }

  async load(): Promise<void> {
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
