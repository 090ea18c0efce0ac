import { maxPeople } from '@ilera/contracts';
import type { ListedPerson } from '../invitees';
import { words } from '../list.words';

const maxListBytes = 1_048_576;

/** Thrown for a file that is not a list; the message is shown to people. */
export class UnreadableListError extends Error {
  override name = 'UnreadableListError';
}

/** Reads the people in a file of up to 1 MB. The parser loads when a file is chosen. */
export async function readFile(file: File): Promise<ListedPerson[]> {
  if (file.size > maxListBytes) throw new UnreadableListError(words.tooLarge(file.name));
  const [bytes, { readList }] = await Promise.all([
    file.arrayBuffer(),
    import(/* webpackChunkName: "list" */ './read-list'),
  ]);
  const people = readList(new Uint8Array(bytes));
  if (!people)
    throw new UnreadableListError(
      /\.(?:xlsx?|xlsm|ods|et|numbers)$/i.test(file.name)
        ? words.workbook(file.name)
        : words.notCsv(file.name),
    );
  if (people.length === 0) throw new UnreadableListError(words.nobodyIn(file.name));
  if (people.length > maxPeople) throw new UnreadableListError(words.tooManyIn(file.name, maxPeople));
  return people;
}
