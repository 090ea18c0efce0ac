import { withoutInvisible } from '@ilera/format';
import type { ListedPerson } from '../invitees';
import { cleanAddress, cleanText, isEmail } from '../person';
import { type Columns, findColumns, kindOf } from './find-columns';
import { splitRows } from './split-rows';

/** Reads the people in a file's bytes; null if the bytes are not text. */
export function readList(bytes: Uint8Array): ListedPerson[] | null {
  // Hyphens of Word, and the end of a file of DOS.
  const text = repair(decodeText(bytes))
    .replaceAll('\x1e', '-')
    .replaceAll('\x1f', '')
    .replaceAll('\x1a', '');
  return isText(text) ? readPeople(splitRows(text)) : null;
}

/** `Total`, `Total: 25 people` and `Total employees`, but no name such as `Total Adeyemi`. */
const total =
  /^(?:grand |sub[- ]?)?total(?:(?:\P{L}|\b(?:number|of|employees?|staff|people|members?)\b)*$|\P{L}.*\d)/iu;

/** Whether a row names nobody: numbered in advance but empty, or a total. */
const isNobody = ({ name, email }: Omit<ListedPerson, 'line'>, filled: string[]) =>
  (!name && !email) || (!filled.some((cell) => cell.includes('@')) && total.test(filled[0] ?? ''));

/** Reads the people in a table. Empty rows, a heading and titles above it are skipped. */
export function readPeople(table: readonly (readonly string[])[]): ListedPerson[] {
  const columns = findColumns(table);
  // A program that marks text cells by an apostrophe marks addresses too; other apostrophes belong to names: 'Tunde.
  const addressCells = table.map((cells) => addressOf(cells, columns)).filter((cell) => cell.includes('@'));
  const isMarked = 2 * addressCells.filter((cell) => cell.startsWith("'")).length > addressCells.length;
  const heading = (table[columns.heading] ?? []).map(cleanText).filter(Boolean).join().toLowerCase();
  const people = table.flatMap((cells, index) => {
    const filled = cells.map(cleanText).filter(Boolean);
    if (index <= columns.heading || filled.length === 0 || filled.join().toLowerCase() === heading) return [];
    const line = index + 1;
    const addresses = filled.map(cleanAddress);
    // Addresses side by side, as in a mail's recipients, are one person each.
    if (columns.heading < 0 && filled.length > 1 && addresses.every(({ email }) => isEmail(email)))
      return addresses.map(({ name, email }) => ({ line, name, email, note: '', tooManyCells: false }));
    const person = readPerson(cells, columns, isMarked);
    // A heading may be repeated in another spelling.
    const isHeading =
      kindOf(person.email) === 'email' && columns.names.every((name) => kindOf(cells[name] ?? ''));
    return isHeading || isNobody(person, filled) ? [] : [{ line, ...person }];
  });
  if (!isLastFirst(people, columns)) return people;
  return people.map((person) => ({ ...person, name: firstNameFirst(person.name) }));
}

const firstNameFirst = (name: string) => (withTitle.test(name) ? name : name.replace(lastFirst, '$2 $1'));
const lastFirst = /^([^,]+), ?([^,]+)$/;
/** `Ada Obi, RN` and `Ada Obi, Jr.` */
const withTitle = /, ?(?:RN|M\.?D|MBBS|MBChB|FWACP|[BM]\.?Sc|HND|Ph\.?D|Esq|[JS]r)\.?$/i;

/** Whether names have the form `Obi, Ada`, by their heading, or by most names of a single column. */
function isLastFirst(people: ListedPerson[], columns: Columns): boolean {
  const names = people.flatMap(({ name }) => name || []);
  const reversed = names.filter((name) => lastFirst.test(name) && !withTitle.test(name));
  return columns.isLastFirst || (columns.names.length === 1 && 2 * reversed.length > names.length);
}

const addressOf = (cells: readonly string[], { emails }: Columns): string =>
  emails.map((column) => cleanText(cells[column] ?? '')).find(Boolean) ?? '';

/** Reads one row. In a marked list, or beside a marked address, the apostrophe at the start of a name is removed. */
function readPerson(
  cells: readonly string[],
  columns: Columns,
  isMarked: boolean,
): Omit<ListedPerson, 'line'> {
  const address = addressOf(cells, columns);
  const { email, name: beside } = cleanAddress(address);
  const mark = isMarked || address.startsWith("'") ? /^'/ : '';
  const value = (column: number) => cleanText(cells[column] ?? '').replace(mark, '');
  const numbered = columns.names.map(value).filter(Boolean).join(' ');
  const listed = numbered.replace(/^\d+[.)]\s*/, '');
  const name =
    columns.heading < 0 && beside && !listed.includes(beside)
      ? `${beside} ${listed}`.trim()
      : listed || beside;
  const behind = Math.max(...columns.emails, columns.note ?? 0) + 1;
  return {
    name,
    email,
    note: withoutInvisible(cells[columns.note ?? -1] ?? '').trim(),
    tooManyCells: columns.heading < 0 && cells.slice(behind).some((cell) => cleanText(cell)),
  };
}

/** Windows-1252 characters at 0x80 to 0x9f. */
const windows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Decodes a file of Excel, Google Sheets, LibreOffice, WPS or a text editor: UTF-8 or UTF-16 with or without a byte
 * order mark, else Windows-1252 or Mac Roman.
 */
function decodeText(bytes: Uint8Array): string {
  // In UTF-16, half of the bytes of Latin letters are 0.
  const zeros = (parity: number) =>
    bytes.subarray(0, 2_000).filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const mark = String(bytes.subarray(0, 2));
  if (mark === '255,254' || zeros(1) > 4 * zeros(0)) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254,255' || zeros(0) > 4 * zeros(1)) return new TextDecoder('utf-16be').decode(bytes);
  const text = decodeUtf8(bytes);
  if (text !== null) return text;
  // Only old Macs, and Excel in Mac format, end lines with CR alone.
  const count = (code: number) => bytes.filter((byte) => byte === code).length;
  if (count(13) > count(10)) return new TextDecoder('macintosh').decode(bytes);
  return Array.from(bytes, (byte) => windows[byte - 0x80] ?? String.fromCharCode(byte)).join('');
}

/** Repairs UTF-8 that a program opened as Windows-1252 and saved again, as in `ZoÃ©`. */
function repair(text: string): string {
  const codes = Array.from(text, (letter) => {
    const place = windows.indexOf(letter);
    return place < 0 ? letter.charCodeAt(0) : place + 0x80;
  });
  return codes.every((code) => code < 256) ? (decodeUtf8(Uint8Array.from(codes)) ?? text) : text;
}

/** Null if the bytes are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether the content is text, and not a spreadsheet, picture or archive under another name. */
const isText = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- the pattern looks for these characters
  !/[\x00-\x08\x0e-\x1f]/.test(text);
