import { makeAutoObservable } from 'mobx';

/** Which forms of the page hold changes that were not saved: the router has one guard for all of them. */
export class UnsavedStore {
  private readonly forms: Record<string, boolean> = {};

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get any(): boolean {
    return Object.values(this.forms).some(Boolean);
  }

  mark(form: string, unsaved: boolean): void {
    this.forms[form] = unsaved;
  }
}
