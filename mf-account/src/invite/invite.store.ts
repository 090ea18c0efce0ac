import * as calls from '@shared/contracts/calls';
import type { CallArguments } from '@shared/contracts/calls';
import { api, failureMessage, fieldErrors, firstError, Mutation, Resource } from '@shared/runtime';
import { makeAutoObservable, observableRef } from 'mobx';
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
  outcome = none;

  constructor() {
    makeAutoObservable(this, { seats: false, inviting: false, outcome: observableRef }, { autoBind: true });
  }

  /** Free places of the plan; null while unknown. */
  get left(): number | null {
    const { status, data } = this.seats;
    return status === 'failed' || !data ? null : data.left;
  }

  /** Shows what came of a press, or nothing any more. */
  show(outcome: Partial<typeof none> = {}): void {
    this.outcome = { ...none, ...outcome };
  }

  /** True when the people were invited. */
  async send(people: PersonToInvite[]): Promise<boolean> {
    if (this.inviting.busy) return false;
    this.show();
    const isSent = (await this.inviting.run(people)) !== null;
    const sent = people.length === 1 ? words.sentTo(people[0]?.name) : words.sentToMany(people.length);
    this.show(isSent ? { sent } : refused(this.inviting.failure));
    // After a refusal too: the places may have been taken in another tab.
    void this.seats.reload();
    return isSent;
  }
}

/** What came of the last press. */
const none = {
  /** A sentence about who was invited; empty while nobody was. */
  sent: '',
  failure: '',
  /** The button was pressed where nothing is sent. */
  isPressed: false,
  /** Errors by the person's index in the list and the field: `0.email`. */
  errors: {} as Readonly<Record<string, string>>,
};

function refused(failure: unknown): Partial<typeof none> {
  const fields = Object.entries(fieldErrors(failure)).flatMap(([field, text]) =>
    field.startsWith('people.') ? [[field.slice('people.'.length), text] as const] : [],
  );
  return {
    errors: Object.fromEntries(fields),
    failure: firstError(failure) ?? words.failed(failureMessage(failure)),
  };
}
