import { cleanAddress, cleanText, isEmail, withoutInvisible } from '../../invite/person';
import { decodeText, isText } from './decode-text';
import { type Columns, findColumns, isHeading } from './find-columns';
import { splitRows } from './split-rows';

/** The people of a file's bytes; null where they are no text. */
export function readList(bytes: Uint8Array): ListedPerson[] | null {
  const text = decodeText(bytes);
  return isText(text) ? readPeople(splitRows(text)) : null;
}

/** One person of a list, as it is in the file. */
export interface ListedPerson {
  /** Number of the row, counted from 1 as in a spreadsheet: the heading, where there is one, counts. */
  line: number;
  name: string;
  email: string;
  note: string;
  /** There is more in the row than a list without headings can mean. */
  tooManyCells: boolean;
}

/** A row that was numbered before anybody filled it, or that has a total. */
const isNobody = ({ name, email }: Omit<ListedPerson, 'line'>, filled: string[]) =>
  (!name && !email) ||
  (!filled.some((cell) => cell.includes('@')) &&
    filled.some((cell) => /^(?:grand |sub[- ]?)?total\b/i.test(cell)));

/** The people of a table. Empty rows, a heading and titles above it are nobody. */
export function readPeople(table: readonly (readonly string[])[]): ListedPerson[] {
  const columns = findColumns(table);
  return table.flatMap((cells, index) => {
    const filled = cells.map(cleanText).filter(Boolean);
    if (index <= columns.heading || filled.length === 0 || isHeading(cells)) return [];
    const line = index + 1;
    const addresses = filled.map(cleanAddress);
    // Addresses side by side, as in the recipients of a mail, are one person each.
    if (columns.heading < 0 && filled.length > 1 && addresses.every(({ email }) => isEmail(email)))
      return addresses.map(({ name, email }) => ({ line, name, email, note: '', tooManyCells: false }));
    const person = readPerson(cells, columns);
    return isNobody(person, filled) ? [] : [{ line, ...person }];
  });
}

function readPerson(cells: readonly string[], { heading, ...columns }: Columns): Omit<ListedPerson, 'line'> {
  const value = (column: number | undefined) => cleanText(cells[column ?? -1] ?? '');
  const given = columns.emails.map((column) => cells[column] ?? '').find((cell) => cleanText(cell));
  const { email, name: beside } = cleanAddress(given ?? '');
  const numbered = columns.names.map(value).filter(Boolean).join(' ');
  const joined = numbered.replace(/^\d+[.)]\s*/, '');
  const listed = columns.isLastFirst ? joined.replace(/^([^,]+), ?([^,]+)$/, '$2 $1') : joined;
  const name =
    heading < 0 && beside && !listed.includes(beside) ? `${beside} ${listed}`.trim() : listed || beside;
  const behind = Math.max(...columns.emails, columns.note ?? 0) + 1;
  return {
    name,
    email,
    note: withoutInvisible(cells[columns.note ?? -1] ?? '').trim(),
    tooManyCells: heading < 0 && cells.slice(behind).some((cell) => cleanText(cell)),
  };
}
