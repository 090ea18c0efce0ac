import * as calls from '@ilera/contracts/calls';
import { focusFirstInvalid } from '@ilera/forms';
import {
  api,
  failureMessage,
  fieldErrors,
  firstError,
  hasFeature,
  Mutation,
  useResource,
} from '@ilera/runtime';
import { useState } from 'react';
import { words } from './invite.words';
import { type Invitees, sendable } from './invitees';

const seatsOf = () => api.read(calls.seats, {});

/** The outcome of the last press. */
interface Outcome {
  /** Whether the fields show their problems. */
  isTried?: boolean;
  /** A sentence that names the invited people. */
  sent?: string;
  failure?: string;
}

/** Sends invitations, for an observer: the free seats and the outcome (R4.75). */
export function useInviting() {
  const canInvite = hasFeature('invitations');
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
  const freeSeats = seats.status === 'failed' ? null : (seats.data?.left ?? null);

  const invite = async ({ list, refuse, restart }: Invitees) => {
    show({});
    const sent = list ?? [];
    const people = sent.map(sendable);
    const isSent = await inviting.run(people);
    // Reloads after a refusal too: another tab may have taken the seats.
    void seats.reload();
    if (isSent) {
      restart(sent);
      const { length } = people;
      return show({ sent: length === 1 ? words.sentTo(people[0]?.name) : words.sentToMany(length) });
    }
    const { failure } = inviting;
    refuse(fieldErrors(failure));
    show({ isTried: true, failure: firstError(failure) ?? words.failed(failureMessage(failure)) });
  };

  /** Invites people without problems, or shows the problems; `problem` concerns the list. */
  const send = (people: Invitees, form: HTMLFormElement, problem?: string) => {
    if (!canInvite) return show({ isTried: true });
    if (!problem && people.list?.every(({ problems }) => problems.length === 0)) return void invite(people);
    focusFirstInvalid(form);
    show({ isTried: true, ...(problem && { failure: problem }) });
  };
  return { canInvite, freeSeats, busy: inviting.busy, outcome, show, send };
}

/** The sending of invitations with its outcome. */
export type Inviting = ReturnType<typeof useInviting>;
