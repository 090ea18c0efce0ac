import * as calls from '@ilera/contracts/calls';
import { repeatableFailure, useDraft, useYupForm } from '@ilera/forms';
import { api, fieldErrors, hasFeature, mayHaveHappened, Mutation, useResource } from '@ilera/runtime';
import { toJS } from 'mobx';
import { useState } from 'react';
import { listProblem } from './check-list';
import { words } from './invite.words';
import { fields, type Invitees, type Person, problemsOf, sendable } from './invitees';

const seatsOf = () => api.read(calls.seats, {});

/** The outcome of the last press. */
interface Outcome {
  /** Whether the form was sent without the `invitations` feature. */
  isTried?: boolean;
  /** A sentence that names the invited people. */
  sent?: string;
  failure?: string | undefined;
}

const nobody: Person = { name: '', email: '', note: '' };

/** Sends invitations, for an observer: the form of one person, the free seats and the outcome (R4.75). */
export function useInviting() {
  const canInvite = hasFeature('invitations');
  const person = useYupForm<Person>({ defaultValues: nobody });
  // Without the feature the fields have no rules and no draft (P5.5).
  useDraft(person, 'invite-person', canInvite ? undefined : []);
  // Invitations work without this figure, because the API counts the seats again.
  const seats = useResource(seatsOf, canInvite ? [] : null);
  const [inviting] = useState(
    () =>
      new Mutation(
        (people: ReturnType<typeof sendable>[]) => api.call(calls.inviteEmployees, { body: { people } }),
        [calls.employees],
      ),
  );
  const [outcome, show] = useState<Outcome>({});
  const freeSeats = seats.data?.left ?? null;

  /** Sends the people. @returns the errors by field; null once they are invited */
  const invite = async (invited: readonly Person[]) => {
    show({});
    const people = invited.map(sendable);
    const isSent = await inviting.run(people);
    // Reloads after a refusal too: another tab may have taken the seats.
    void seats.reload({ outdated: true });
    const { failure } = inviting;
    const sent = people.length === 1 ? words.sentTo(people[0]?.name) : words.sentToMany(people.length);
    show(isSent ? { sent } : { failure: repeatableFailure(failure) });
    return isSent ? null : fieldErrors(failure);
  };
  const invitePerson = async () => {
    const typed = toJS(person.values);
    show({});
    for (const { field, text } of problemsOf(typed)) person.setError(field, text);
    if (person.errors.size > 0) return;
    const errors = await invite([typed]);
    for (const field of fields) {
      const text = errors?.[`people.0.${field}`];
      if (text) person.setError(field, text);
      // Text of the next person, typed meanwhile, stays.
      else if (!errors && person.values[field] === typed[field]) person.setValue(field, '');
    }
  };
  const inviteList = async ({ list, refuse, restart }: Invitees) => {
    // The people of a lost response may hold the seats.
    const failure = listProblem(list, mayHaveHappened(inviting.failure) ? null : freeSeats);
    if (!list || failure) return show({ failure });
    const errors = await invite(list);
    if (errors) refuse(errors);
    else restart(list);
  };

  /** Invites the people of a list, or the person in the form. Shows problems instead. */
  const send = (listed?: Invitees) => {
    if (!canInvite) return show({ isTried: true });
    return listed ? inviteList(listed) : invitePerson();
  };
  return { canInvite, person, freeSeats, outcome, show, send };
}

/** The sending of invitations with its outcome. */
export type Inviting = ReturnType<typeof useInviting>;
