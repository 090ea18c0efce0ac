import { HttpError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { deleteMember, type Member } from './members.api';

/** Milliseconds in which a removal can be undone. */
export const UNDO_MS = 8_000;

/** A removal that failed. */
export interface FailedRemoval {
  member: Member;
  /** Whether this API cannot remove anybody at all. */
  unsupported: boolean;
  error: unknown;
}

/** A removal can be undone for some seconds, and is sent after that. */
export class RemovalStore {
  /** Removed from the list, but not yet from the plan. */
  waiting: Member | null = null;
  removed: (string | number)[] = [];
  failed: FailedRemoval | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (id: string | number) => Promise<void> = deleteMember) {
    makeAutoObservable<this, 'send' | 'timer'>(
      this,
      { send: false, timer: false, waiting: observableRef, failed: observableRef },
      { autoBind: true },
    );
  }

  /** Whether a member is left out of the list. */
  isGone(member: Member): boolean {
    return member === this.waiting || (member.id !== undefined && this.removed.includes(member.id));
  }

  /** Starts the time in which it can be undone; a removal that is still waiting is sent now. */
  remove(member: Member): void {
    this.finish();
    this.failed = null;
    this.waiting = member;
    this.removed.push(member.id ?? '');
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
    if (member?.id !== undefined) void this.deliver(member, member.id);
  }

  private async deliver(member: Member, id: string | number): Promise<void> {
    try {
      await this.send(id);
    } catch (error) {
      const unsupported = error instanceof HttpError && [404, 405, 501].includes(error.status);
      runInAction(() => {
        this.restore(member);
        this.failed = { member, unsupported, error };
      });
    }
  }

  private restore(member: Member | null): void {
    this.removed = this.removed.filter((id) => id !== member?.id);
  }
}
