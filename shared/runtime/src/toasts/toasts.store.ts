import { makeAutoObservable } from 'mobx';

/** A short message at the top right (P3.4). */
export interface ToastMessage {
  type: 'success' | 'error';
  message: string;
}

/** The toast bus: one message at a time; a new one replaces the current one and restarts the timer. */
export class ToastStore {
  current: (ToastMessage & { id: number }) | null = null;
  private lastId = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(toast: ToastMessage): void {
    this.lastId += 1;
    this.current = { ...toast, id: this.lastId };
  }

  success(message: string): void {
    this.show({ type: 'success', message });
  }

  error(message: string): void {
    this.show({ type: 'error', message });
  }

  /** Clears the message if its id is still the current one. */
  clear(id?: number): void {
    if (id === undefined || this.current?.id === id) this.current = null;
  }
}
