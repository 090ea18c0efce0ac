import { type Invitee, problemsOf, sendable, type Unchecked } from './invitees';
import { words } from './list.words';

/** Characters that remain when a program could not encode a letter, and what Excel writes for a failed formula. */
const lost = /[\u0080-\u009f\ufffd]|^#(?:N\/A|[A-Z]+(?:\/0)?[!?])$/;

/** Question marks for letters that Excel's old format lacks, signs of DOS, and UTF-8 that was read as Windows-1252. */
const lostInName = /[?¡-§©«-\u00ad¯-³µ¶¸¹»-¿‚ƒ„…†‡ˆ‰‹•˜™›]|[Â-Æ][´¨·®]|áº|(?:^|\P{Lu})\p{Lu}?Ã(?=\s|$)/u;

/** Finds each person's problems, alone and within the list. */
export function checkList(people: readonly Unchecked[]): Invitee[] {
  const lineByEmail = new Map<string, number>();
  return people.map((person) => {
    const { name, email, note = '' } = sendable(person);
    const key = email.toLowerCase();
    const earlierLine = lineByEmail.get(key);
    if (key && !earlierLine) lineByEmail.set(key, person.line);
    const found = problemsOf(person, [
      ['name', lost.test(name) || lostInName.test(name), words.lettersLost],
      ['note', lost.test(note), words.noteLettersLost],
      ['note', person.tooManyCells, words.tooManyColumns],
      ['email', key !== '' && earlierLine !== undefined, words.sameEmail(earlierLine ?? 0)],
    ]);
    const problems = [...found, ...person.refused];
    return { ...person, problems, corrected: person.corrected || problems.length > 0 };
  });
}

/** The reason why a list cannot be sent; undefined if it can. */
export function listProblem(list: readonly Invitee[] | null, freeSeats: number | null): string | undefined {
  if (!list?.length) return words.noFile;
  if (list.some(({ problems }) => problems.length > 0)) return words.correctLines;
  return freeSeats !== null && list.length > freeSeats ? words.noRoom(freeSeats, list.length) : undefined;
}
