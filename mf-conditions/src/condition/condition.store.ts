import { HttpError } from '@shared/runtime';
import { action, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConditionDetail } from './condition-detail';
import { getCondition, knownCondition } from './get-condition.api';

/** One condition, loaded by its id. */
export class ConditionStore {
  condition: ConditionDetail | null = null;
  status: 'loading' | 'ready' | 'failed' | 'missing' = 'loading';
  private asked = '';

  constructor(private readonly get: typeof getCondition = getCondition) {
    makeAutoObservable<this, 'asked' | 'get'>(
      this,
      // An explicit action, because it is called during the first rendering, where an inferred one would not
      // be one.
      { showKnown: action, condition: observableRef, asked: false, get: false },
      { autoBind: true },
    );
  }

  /** Shows the condition that the document was prerendered with, or that there is none; false where it knows neither. */
  showKnown(id: string): boolean {
    const known = knownCondition(id);
    this.asked = id;
    this.condition = known ?? null;
    this.status = known ? 'ready' : known === null ? 'missing' : 'loading';
    return known !== undefined;
  }

  /** Shows a condition, without a request where the document has it. */
  async load(id: string): Promise<void> {
    if (this.showKnown(id)) return;
    try {
      const condition = await this.get(id);
      runInAction(() => {
        if (this.asked !== id) return;
        this.condition = condition;
        this.status = 'ready';
      });
    } catch (error) {
      runInAction(() => {
        if (this.asked !== id) return;
        const unknown = error instanceof HttpError && [400, 404, 422].includes(error.status);
        this.status = unknown ? 'missing' : 'failed';
      });
    }
  }
}
