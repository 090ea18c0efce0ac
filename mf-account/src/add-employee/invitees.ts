import { useState } from 'react';
import { cleanAddress, cleanText, emailProblem } from '../invite/person';
import { words } from './add-employee.words';
import type { ListedPerson } from './list/read-list';

/** What is wrong with a person, and in which field it is corrected. */
export interface Problem {
  field: 'name' | 'email' | 'note';
  text: string;
}

/** One person of an uploaded list, with what is wrong. */
export interface Invitee extends ListedPerson {
  id: number;
  problems: Problem[];
  /** Something was wrong once, so that the fields stay while they are corrected. */
  corrected: boolean;
  /** What the API said of the person as last sent. */
  refused: Problem[];
}

/** What is left where a program could not write a letter. */
const lost = /[\u0080-\u009f\ufffd]/;

/** Adds to each person what is wrong with it, in this list and alone. */
export function checkInvitees(people: readonly Omit<Invitee, 'problems'>[]): Invitee[] {
  const seen = new Map<string, number>();
  return people.map((person) => {
    const problems = [...problemsOf(person), ...person.refused];
    const key = sendable(person).email.toLowerCase();
    const before = seen.get(key);
    if (key && before) problems.push({ field: 'email', text: words.sameEmail(before) });
    if (key && !before) seen.set(key, person.line);
    return { ...person, problems, corrected: person.corrected || problems.length > 0 };
  });
}

/** What is sent of a person, however it was typed. */
export const sendable = ({ name, email, note }: Pick<Invitee, 'name' | 'email' | 'note'>) => ({
  name: cleanText(name),
  email: cleanAddress(email).email,
  note: note.trim() || undefined,
});

function problemsOf(person: Omit<Invitee, 'problems'>): Problem[] {
  const { name, email, note = '' } = sendable(person);
  const problem = emailProblem(email);
  const found: [Problem['field'], string | false | null][] = [
    ['name', !name && words.noName],
    // Excel writes a question mark for each letter that its old format lacks.
    ['name', (lost.test(name) || name.includes('?')) && words.lettersLost],
    ['email', problem],
    ['note', lost.test(note) && words.noteLettersLost],
    ['note', person.tooManyCells && words.tooManyColumns],
  ];
  return found.flatMap(([field, text]) => (text ? [{ field, text }] : []));
}

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
