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

/** What came of the last press. */
interface Outcome {
  /** The fields say what is wrong with them. */
  isTried?: boolean;
  /** A sentence about who was invited. */
  sent?: string;
  failure?: string;
}

/** Sending invitations, for an observer: the seats that are left, and what came of it (R4.75). */
export function useInviting() {
  const sends = hasFeature('invitations');
  // Inviting works without this figure, because the API counts again.
  const seats = useResource(seatsOf, sends ? [] : null);
  const [inviting] = useState(
    () =>
      new Mutation(
        (people: ReturnType<typeof sendable>[]) => api.call(calls.inviteEmployees, { body: { people } }),
        [calls.employees],
      ),
  );
  const [outcome, show] = useState<Outcome>({});
  const left = seats.status === 'failed' ? null : (seats.data?.left ?? null);

  const invite = async ({ list, refuse, restart }: Invitees) => {
    show({});
    const sent = list ?? [];
    const people = sent.map(sendable);
    const isSent = await inviting.run(people);
    // After a refusal too: the seats may have been taken in another tab.
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

  /** Invites people with whom nothing is wrong, else says what is; `problem` is that of the people as a whole. */
  const send = (people: Invitees, form: HTMLFormElement, problem?: string) => {
    if (!sends) return show({ isTried: true });
    if (!problem && people.list?.every(({ problems }) => problems.length === 0)) return void invite(people);
    focusFirstInvalid(form);
    show({ isTried: true, ...(problem && { failure: problem }) });
  };
  return { sends, left, busy: inviting.busy, outcome, show, send };
}

/** The sending with what came of it. */
export type Inviting = ReturnType<typeof useInviting>;
