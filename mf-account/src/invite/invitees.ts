import { useDraft } from '@ilera/forms';
import { hasFeature } from '@ilera/runtime';
import { useState } from 'react';
import { words } from './invite.words';
import { cleanAddress, cleanText, isEmail } from './person';

/** What people type about a person. */
export const fields = ['name', 'email', 'note'] as const;

/** A field of a person. */
export type InviteeField = (typeof fields)[number];

/** A person as typed. */
export type Person = Record<InviteeField, string>;

/** A person as read from a file. */
export interface ListedPerson extends Person {
  /** Row number, counted from 1 as in a spreadsheet, including a heading. */
  line: number;
  /** Whether the row has more cells than a list without headings can use. */
  tooManyCells: boolean;
}

/** A problem of a person, and the field that corrects it. */
interface Problem {
  field: InviteeField;
  text: string;
}

/** A person to invite, with the problems found. */
export interface Invitee extends ListedPerson {
  id: number;
  problems: Problem[];
  /** Whether the person ever had a problem: the fields then stay visible during the correction. */
  corrected: boolean;
  /** Problems that the API reported for the person's last submission. */
  refused: Problem[];
}

/** A person in the normalised form that requests send. */
export function sendable({ name, email, note }: Person) {
  const address = cleanAddress(email);
  return {
    name: cleanText(name) || address.name,
    email: address.email,
    note: note.trim() || undefined,
  };
}

/** A person before the check. */
export type Unchecked = Omit<Invitee, 'problems'>;

/** The problems of a person; `checks` are further ones. */
export function problemsOf(
  person: Person,
  checks: readonly [field: InviteeField, isWrong: boolean, text: string][] = [],
): Problem[] {
  const { name, email } = sendable(person);
  const allChecks: typeof checks = [
    ['name', !name, words.noName],
    ['email', !isEmail(email), email ? words.notAnEmail : words.noEmail],
    ...checks,
  ];
  return allChecks.flatMap(([field, isWrong, text]) => (isWrong ? [{ field, text }] : []));
}

/**
 * Manages the people of a list while they are edited: checks each change, and keeps the list as a draft.
 * @param check adds the problems
 */
export function useInvitees(check: (people: readonly Unchecked[]) => Invitee[], onRestored: () => void) {
  const [list, setList] = useState<Invitee[] | null>(null);
  const replaceList = (people: readonly ListedPerson[] | null) =>
    setList(people && check(people.map((person, id) => ({ ...person, id, corrected: false, refused: [] }))));
  const restore = (draft: { list?: Invitee[] | null }) => {
    if (!draft.list?.length) return;
    replaceList(draft.list);
    onRestored();
  };
  useDraft({ values: { list: hasFeature('invitations') ? list : null }, restore }, 'invite-list');
  const change = (to: (list: Invitee[]) => Unchecked[]) => setList((now) => now && check(to(now)));
  return {
    list,
    /** Replaces or removes the list. */
    replaceList,
    /** Starts over once these people are invited; people chosen since then stay. */
    restart: (sent: readonly Person[]) =>
      setList((now) => {
        const addedSince = now?.filter(
          (invitee) => !sent.some((other) => fields.every((key) => invitee[key] === other[key])),
        );
        return addedSince?.length ? check(addedSince) : null;
      }),
    edit: (id: number, values: Partial<Person>) =>
      change((people) =>
        people.map((person) =>
          person.id === id ? { ...person, ...values, refused: [], tooManyCells: false } : person,
        ),
      ),
    remove: (id: number) => change((people) => people.filter((person) => person.id !== id)),
    /** Records the API's errors of each person, keyed by position in the list: `people.0.email`. */
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

/** The list of people with its actions. */
export type Invitees = ReturnType<typeof useInvitees>;
