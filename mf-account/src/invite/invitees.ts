import { useStateDraft } from '@ilera/forms';
import { hasFeature } from '@ilera/runtime';
import { useState } from 'react';
import { words } from './invite.words';
import { cleanAddress, cleanText, isEmail } from './person';

/** Somebody as a person typed them or as a file has them. */
export interface ListedPerson {
  /** Number of the row, counted from 1 as in a spreadsheet: the heading, where there is one, counts. 0: in no file. */
  line: number;
  name: string;
  email: string;
  note: string;
  /** There is more in the row than a list without headings can mean. */
  tooManyCells: boolean;
}

const fields = ['name', 'email', 'note'] as const;

/** One value of a person. */
export type InviteeField = (typeof fields)[number];

/** What is wrong with a person, and in which field it is corrected. */
interface Problem {
  field: InviteeField;
  text: string;
}

/** One person who is to be invited, with what is wrong. */
export interface Invitee extends ListedPerson {
  id: number;
  problems: Problem[];
  /** Something was wrong once, so that the fields stay while they are corrected. */
  corrected: boolean;
  /** What the API said of the person as last sent. */
  refused: Problem[];
}

/** What is sent of a person, however it was typed. */
export function sendable({ name, email, note }: Pick<Invitee, InviteeField>) {
  const address = cleanAddress(email);
  return {
    name: cleanText(name) || address.name,
    email: address.email,
    note: note.trim() || undefined,
  };
}

/** A person before the check. */
export type Unchecked = Omit<Invitee, 'problems'>;

/** A person with what the check found, besides what the API said. */
export function withProblems(
  person: Unchecked,
  found: readonly [field: InviteeField, isWrong: boolean, text: string][],
): Invitee {
  const { name, email } = sendable(person);
  const all: typeof found = [
    ['name', !name, words.noName],
    ['email', !isEmail(email), email ? words.notAnEmail : words.noEmail],
    ...found,
  ];
  const problems = [
    ...all.flatMap(([field, isWrong, text]) => (isWrong ? [{ field, text }] : [])),
    ...person.refused,
  ];
  return { ...person, problems, corrected: person.corrected || problems.length > 0 };
}

/** Checks somebody who is typed in. */
export const checkPerson = (people: readonly Unchecked[]): Invitee[] =>
  people.map((person) => withProblems(person, []));

/**
 * People who are to be invited, while they are corrected on the screen; what was changed is checked again. They are kept
 * as a draft.
 * @param first with whom it begins; null: with no list at all
 * @param check adds what is wrong
 */
export function useInvitees(
  draft: string,
  first: readonly ListedPerson[] | null,
  check: (people: readonly Unchecked[]) => Invitee[],
  onRestored?: () => void,
) {
  const begin = (people: readonly ListedPerson[] | null) =>
    people && check(people.map((person, id) => ({ ...person, id, corrected: false, refused: [] })));
  const [list, setList] = useState(() => begin(first));
  const take = (people: readonly ListedPerson[] | null) => setList(begin(people));
  useStateDraft(draft, { list: hasFeature('invitations') ? list : null }, (kept) => {
    if (!kept.list?.length) return;
    take(kept.list);
    onRestored?.();
  });
  const change = (to: (list: Invitee[]) => Unchecked[]) => setList((now) => now && check(to(now)));
  return {
    list,
    /** Takes a new list, or none. */
    take,
    /** Begins anew, once these are invited; what was typed or chosen since then stays. */
    restart: (sent: readonly ListedPerson[]) =>
      setList((now) => {
        const later = now?.filter(
          (one) => !sent.some((other) => fields.every((key) => one[key] === other[key])),
        );
        if (!later?.length) return begin(first);
        const [before] = sent;
        const rest = ({ name, email, note }: Invitee) => ({
          name: name === before?.name ? '' : name,
          email: email === before?.email ? '' : email,
          note: note === before?.note ? '' : note,
        });
        return check(first ? later.map((one) => ({ ...one, ...rest(one) })) : later);
      }),
    edit: (id: number, values: Partial<Pick<Invitee, InviteeField>>) =>
      change((people) =>
        people.map((person) =>
          person.id === id ? { ...person, ...values, refused: [], tooManyCells: false } : person,
        ),
      ),
    remove: (id: number) => change((people) => people.filter((person) => person.id !== id)),
    /** Notes what the API said of each, by the place in the list: `people.0.email`. */
    refuse: (errors: Readonly<Record<string, string>>) =>
      change((people) =>
        people.map((person, index) => ({
          ...person,
          refused: fields.flatMap((field) => {
            const text = errors[`people.${index}.${field}`];
            return text ? [{ field, text }] : [];
          }),
        })),
      ),
  };
}

/** The people with what can be done to them. */
export type Invitees = ReturnType<typeof useInvitees>;
