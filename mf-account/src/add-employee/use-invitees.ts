import { useState } from 'react';
import { checkInvitees, type Invitee, type Problem } from './list/check-invitees';
import type { ListedPerson } from './list/read-people';

/** An uploaded list while it is corrected on the screen; what was changed is checked again. */
export function useInvitees() {
  const [list, setList] = useState<Invitee[] | null>(null);
  const change = (to: (list: Invitee[]) => Omit<Invitee, 'problems'>[]) =>
    setList((now) => now && checkInvitees(to(now)));
  return {
    list,
    /** Takes a new list, or none. */
    take: (people: ListedPerson[] | null) =>
      setList(
        people &&
          checkInvitees(people.map((person, id) => ({ ...person, id, corrected: false, refused: [] }))),
      ),
    edit: (id: number, values: Partial<Pick<Invitee, 'name' | 'email' | 'note'>>) =>
      change((people) =>
        people.map((person) =>
          person.id === id ? { ...person, ...values, refused: [], tooManyCells: false } : person,
        ),
      ),
    remove: (id: number) => change((people) => people.filter((person) => person.id !== id)),
    /** Notes what the API said of each, by the place in the list. */
    refuse: (problemsOf: (index: number) => Problem[]) =>
      change((people) => people.map((person, index) => ({ ...person, refused: problemsOf(index) }))),
  };
}

/** The list with what can be done to it. */
export type Invitees = ReturnType<typeof useInvitees>;
