import { cleanAddress } from '../../invite/clean-address';
import { cleanText } from '../../invite/clean-text';
import { emailProblem } from '../../invite/email-problem';
import { words } from '../add-employee.words';
import type { ListedPerson } from './read-people';

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
