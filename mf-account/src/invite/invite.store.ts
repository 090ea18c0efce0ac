import { failureMessage, fieldErrors, firstError } from '@shared/runtime';
import { makeAutoObservable, runInAction } from 'mobx';
import { getSeats, sendInvitations, type PersonToInvite } from './invitations.api';
import { words } from './invite.words';
import { noteMembersChanged } from './members-changed';

/** Sending invitations, with the errors of each person and the places that are left (R4.75). */
export class InviteStore {
  sending = false;
  /** A sentence about what was sent last; empty while nothing was. */
  sent = '';
  failure = '';
  /** Errors by the person's index in the list and the field: `0.email`. */
  errors: Record<string, string> = {};
  /** Free places of the plan; null while unknown. */
  left: number | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads how many places are left. Inviting works without this figure, because the API counts again. */
  async loadSeats(): Promise<void> {
    const seats = await getSeats().catch(() => null);
    runInAction(() => {
      this.left = seats?.left ?? null;
    });
  }

  /** Removes the result of the last press. */
  clear(): void {
    this.sent = '';
    this.failure = '';
    this.errors = {};
  }

  /** Shows errors that were found before sending. */
  mark(errors: Record<string, string>): void {
    this.clear();
    this.errors = errors;
  }

  /** Shows why nothing was sent. */
  fail(failure: string): void {
    this.clear();
    this.failure = failure;
  }

  /** True when the people were invited. */
  async send(people: PersonToInvite[]): Promise<boolean> {
    if (this.sending) return false;
    this.clear();
    this.sending = true;
    try {
      await sendInvitations(people);
      runInAction(() => {
        this.sent = people.length === 1 ? words.sentTo(people[0]?.name) : words.sentToMany(people.length);
      });
      noteMembersChanged();
      return true;
    } catch (error) {
      runInAction(() => {
        const fields = Object.entries(fieldErrors(error)).flatMap(([field, text]) =>
          field.startsWith('people.') ? [[field.slice('people.'.length), text] as const] : [],
        );
        this.errors = Object.fromEntries(fields);
        this.failure = firstError(error) ?? words.failed(failureMessage(error));
      });
      return false;
    } finally {
      runInAction(() => {
        this.sending = false;
      });
      // After a refusal too: the places may have been taken in another tab.
      void this.loadSeats();
    }
  }
}
