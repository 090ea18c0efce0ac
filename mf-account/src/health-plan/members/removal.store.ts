import type { Employee } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { api, HttpError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Milliseconds in which a removal can be undone. */
export const UNDO_MS = 8_000;

/** A removal that failed. */
export interface FailedRemoval {
  member: Employee;
  /** Whether this API cannot remove anybody at all. */
  unsupported: boolean;
  error: unknown;
}

/** A removal can be undone for some seconds, and is sent after that. */
export class RemovalStore {
  /** Removed from the list, but not yet from the plan. */
  waiting: Employee | null = null;
  removed: (string | number)[] = [];
  failed: FailedRemoval | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(
      this,
      { timer: false, waiting: observableRef, failed: observableRef },
      { autoBind: true },
    );
  }

  /** Whether a member is left out of the list. */
  isGone(member: Employee): boolean {
    return member === this.waiting || (member.id !== '' && this.removed.includes(member.id));
  }

  /** Starts the time in which it can be undone; a removal that is still waiting is sent now. */
  remove(member: Employee): void {
    this.finish();
    this.failed = null;
    this.waiting = member;
    this.removed.push(member.id);
    this.timer = setTimeout(this.finish, UNDO_MS);
  }

  undo(): void {
    clearTimeout(this.timer);
    this.restore(this.waiting);
    this.waiting = null;
  }

  /** Sends the waiting removal: after its time, for another one, or because the page is left. */
  finish(): void {
    clearTimeout(this.timer);
    const member = this.waiting;
    this.waiting = null;
    if (member && member.id !== '') void this.deliver(member);
  }

  private async deliver(member: Employee): Promise<void> {
    try {
      await api.call(calls.removeEmployee, { params: { id: member.id } });
    } catch (error) {
      const unsupported = error instanceof HttpError && [404, 405, 501].includes(error.status);
      runInAction(() => {
        this.restore(member);
        this.failed = { member, unsupported, error };
      });
    }
  }

  private restore(member: Employee | null): void {
    this.removed = this.removed.filter((id) => id !== member?.id);
  }
}
