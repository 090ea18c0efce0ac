import { words } from './add-employee.words';
import { checkInvitees, type Invitee } from './check-invitees';

const MAX_BYTES = 1_048_576;
const MAX_LINES = 1_000;

/** Thrown for a file that is no list; the message is shown to people. */
export class UnreadableListError extends Error {
  override name = 'UnreadableListError';
}

/** The people in a CSV file. The parser is loaded when somebody chooses a file. */
export async function readCsv(file: File): Promise<Invitee[]> {
  if (file.size > MAX_BYTES) throw new UnreadableListError(words.tooLarge(file.name));
  const [text, { default: Papa }] = await Promise.all([
    file.text(),
    import(/* webpackChunkName: "csv" */ 'papaparse'),
  ]);
  // A NUL marks a spreadsheet or a picture under a CSV name.
  if (text.includes('\u0000')) throw new UnreadableListError(words.notCsv(file.name));
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const people = checkInvitees(data);
  if (people.length === 0) throw new UnreadableListError(words.nobodyIn(file.name));
  if (people.length > MAX_LINES) throw new UnreadableListError(words.tooManyIn(file.name, MAX_LINES));
  return people;
}
