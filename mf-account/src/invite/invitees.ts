import { useStateDraft } from '@ilera/forms';
import { hasFeature } from '@ilera/runtime';
import { useState } from 'react';
import { words } from './invite.words';
import { cleanAddress, cleanText, isEmail } from './person';

/** A person as typed or as read from a file. */
export interface ListedPerson {
  /** Row number, counted from 1 as in a spreadsheet, including a heading; 0 if not from a file. */
  line: number;
  name: string;
  email: string;
  note: string;
  /** Whether the row has more cells than a list without headings can use. */
  tooManyCells: boolean;
}

const fields = ['name', 'email', 'note'] as const;

/** An editable field of a person. */
export type InviteeField = (typeof fields)[number];

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

/** Adds the check's problems to those that the API reported. */
export function withProblems(
  person: Unchecked,
  checks: readonly [field: InviteeField, isWrong: boolean, text: string][],
): Invitee {
  const { name, email } = sendable(person);
  const allChecks: typeof checks = [
    ['name', !name, words.noName],
    ['email', !isEmail(email), email ? words.notAnEmail : words.noEmail],
    ...checks,
  ];
  const problems = [
    ...allChecks.flatMap(([field, isWrong, text]) => (isWrong ? [{ field, text }] : [])),
    ...person.refused,
  ];
  return { ...person, problems, corrected: person.corrected || problems.length > 0 };
}

/** Checks a person typed into the form. */
export const checkPerson = (people: readonly Unchecked[]): Invitee[] =>
  people.map((person) => withProblems(person, []));

/**
 * Manages people to invite while they are edited: checks each change, and keeps the list as a draft.
 * @param first initial list; null for none
 * @param check adds the problems
 */
export function useInvitees(
  draft: string,
  first: readonly ListedPerson[] | null,
  check: (people: readonly Unchecked[]) => Invitee[],
  onRestored?: () => void,
) {
  const startList = (people: readonly ListedPerson[] | null) =>
    people && check(people.map((person, id) => ({ ...person, id, corrected: false, refused: [] })));
  const [list, setList] = useState(() => startList(first));
  const replaceList = (people: readonly ListedPerson[] | null) => setList(startList(people));
  useStateDraft(draft, { list: hasFeature('invitations') ? list : null }, (stored) => {
    if (!stored.list?.length) return;
    replaceList(stored.list);
    onRestored?.();
  });
  const change = (to: (list: Invitee[]) => Unchecked[]) => setList((now) => now && check(to(now)));
  return {
    list,
    /** Replaces or removes the list. */
    replaceList,
    /** Starts over once these people are invited; people typed or chosen since then stay. */
    restart: (sent: readonly ListedPerson[]) =>
      setList((now) => {
        const addedSince = now?.filter(
          (invitee) => !sent.some((other) => fields.every((key) => invitee[key] === other[key])),
        );
        if (!addedSince?.length) return startList(first);
        const [firstSent] = sent;
        const withoutSent = ({ name, email, note }: Invitee) => ({
          name: name === firstSent?.name ? '' : name,
          email: email === firstSent?.email ? '' : email,
          note: note === firstSent?.note ? '' : note,
        });
        return check(
          first ? addedSince.map((invitee) => ({ ...invitee, ...withoutSent(invitee) })) : addedSince,
        );
      }),
    edit: (id: number, values: Partial<Pick<Invitee, InviteeField>>) =>
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
