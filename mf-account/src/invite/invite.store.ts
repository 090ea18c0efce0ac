import * as calls from '@shared/contracts/calls';
import type { CallArguments } from '@shared/contracts/calls';
import { api, failureMessage, fieldErrors, firstError, Mutation, Resource } from '@shared/runtime';
import { makeAutoObservable } from 'mobx';
import { words } from './invite.words';

/** Somebody to invite. */
export type PersonToInvite = CallArguments<'inviteEmployees'>['body']['people'][number];

/** Sending invitations, with the errors of each person and the places that are left (R4.75). */
export class InviteStore {
  /** How many places are left. Inviting works without this figure, because the API counts again. */
  readonly seats = new Resource(() => api.read(calls.seats, {}));
  readonly inviting = new Mutation(
    (people: PersonToInvite[]) => api.call(calls.inviteEmployees, { body: { people } }),
    [calls.employees],
  );
  /** A sentence about what was sent last; empty while nothing was. */
  sent = '';
  failure = '';
  /** The button was pressed where nothing is sent. */
  isPressed = false;
  /** Errors by the person's index in the list and the field: `0.email`. */
  errors: Record<string, string> = {};

  constructor() {
    makeAutoObservable(this, { seats: false, inviting: false }, { autoBind: true });
  }

  /** Free places of the plan; null while unknown. */
  get left(): number | null {
    const { status, data } = this.seats;
    return status === 'failed' || !data ? null : data.left;
  }

  /** Removes the result of the last press. */
  clear(): void {
    this.sent = '';
    this.failure = '';
    this.errors = {};
    this.isPressed = false;
  }

  press(): void {
    this.isPressed = true;
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
    if (this.inviting.busy) return false;
    this.clear();
    const isSent = (await this.inviting.run(people)) !== null;
    this.show(people, isSent);
    // After a refusal too: the places may have been taken in another tab.
    void this.seats.reload();
    return isSent;
  }

  private show(people: PersonToInvite[], isSent: boolean): void {
    const { failure } = this.inviting;
    if (isSent) {
      this.sent = people.length === 1 ? words.sentTo(people[0]?.name) : words.sentToMany(people.length);
      return;
    }
    const fields = Object.entries(fieldErrors(failure)).flatMap(([field, text]) =>
      field.startsWith('people.') ? [[field.slice('people.'.length), text] as const] : [],
    );
    this.errors = Object.fromEntries(fields);
    this.failure = firstError(failure) ?? words.failed(failureMessage(failure));
  }
}
