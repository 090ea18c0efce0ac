import { cleanAddress, isEmail } from '../person';

/** The columns that hold each value of a list. */
export interface Columns {
  /** Index of the heading row; -1 without one. */
  heading: number;
  /** E-mail columns; the first filled cell counts. */
  emails: number[];
  /** Name columns, joined by spaces. */
  names: number[];
  /** Whether the heading says that names have the form `Obi, Ada`. */
  isLastFirst: boolean;
  note: number | undefined;
}

/** Words that may stand beside `name` and `email`: owners, and phrases of forms. */
const qualifiers =
  '(?:the|of|your|their|employees?|staff|team|workers?|members?|persons?|people|contacts?|colleagues?|enrollees?|beneficiary|beneficiaries|display|user|preferred|legal|what|is|enter|please)*';
/** Words for e-mail, including Hausa, Yoruba, Igbo, French, German, Dutch, Spanish and Portuguese. */
const emailWords =
  'e?mail(?:s|ids?|add|addr|address|addresses|adresse|adres)?|(?:adireshin)?imel|imeeli|ozie|courriel|mel|adresse(?:e?mail|electronique|courriel)|correo(?:electronico)?|enderecodeemail';
const kinds = {
  email: new RegExp(
    `^${qualifiers}(?:work|office|company|business|corporate|official|personal|private|primary|main)*(?:${emailWords})(?:[1-9](?:value)?|${qualifiers})$`,
  ),
  full: new RegExp(
    `^${qualifiers}(?:full|complete|whole)names?${qualifiers}$|^cikakkensuna$|^nomcomplet$|^nombrecompleto$|^nomecompleto$`,
  ),
  /** Last and first name in one column, as in `Obi, Ada`. */
  lastFirst: /^(?:last|sur|family)names?(?:and)?(?:first|given|other)names?$/,
  name: new RegExp(
    `^${qualifiers}names?(?:as(?:on|in|it|per).*|infull|${qualifiers})$|^(?:suna|oruko|aha|nombre|nome)$`,
  ),
  person: /^(?:employees?|staff|workers?|members?|persons?|people|contacts?)$/,
  first: new RegExp(
    `^${qualifiers}(?:first|given|fore|christian)(?:names?)?$|^namefirst$|^(?:prenoms?|vorname|voornaam)$`,
  ),
  other: new RegExp(`^${qualifiers}(?:middle|other|second)(?:names?|initials?)?$`),
  last: new RegExp(
    `^${qualifiers}(?:last|sur|family)(?:names?)?$|^namelast$|^(?:nom|nomdefamille|nachname|achternaam|apellidos?|sobrenome)$`,
  ),
  note: /^(?:notes?|messages?|comments?|remarks?)$/,
};
type Kind = keyof typeof kinds;

/** A remark in a heading, `(work)` or `[Required]`, except one about another person, such as `(next of kin)`. */
const remark = /[([](?![^)\]]*(?:kin|manager|supervisor|boss|spouse|emergency|hr)\b)[^)\]]*[)\]]/gi;

/** The value that a heading names, ignoring case, marks between words, and remarks. */
export function kindOf(heading: string): Kind | undefined {
  if (heading.length > 60) return undefined;
  const [fullHeading = '', withoutRemark = ''] = [heading, heading.replace(remark, '')].map((text) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  // Programs use "user name" for an account, often an address.
  if (/^user(?:principal)?name$/.test(withoutRemark)) return undefined;
  const named = (letters: string) => (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(letters));
  return named(fullHeading) ?? named(withoutRemark);
}

/** Whether a row is a heading: it has an e-mail heading or two others, and no address. */
export function isHeading(cells: readonly string[]): boolean {
  if (cells.some((cell) => cell.includes('@'))) return false;
  const cellKinds = cells.flatMap((cell) => kindOf(cell) ?? []);
  return cellKinds.includes('email') || cellKinds.length > 1;
}

/** Finds the columns by their headings, which may stand below a title, or by their content. */
export function findColumns(table: readonly (readonly string[])[]): Columns {
  // A title may contain an address among other words.
  const firstAddressRow = table.findIndex((cells) => cells.some((cell) => isEmail(cleanAddress(cell).email)));
  const heading = table.findIndex(
    (cells, index) => (firstAddressRow < 0 || index < firstAddressRow) && index < 20 && isHeading(cells),
  );
  return heading < 0 ? byContent(table, firstAddressRow - 1) : byHeading(table, heading);
}

function byHeading(table: readonly (readonly string[])[], heading: number): Columns {
  const columnKinds = (table[heading] ?? []).map(kindOf);
  const columnsOf = (kind: Kind) =>
    columnKinds.flatMap((columnKind, column) => (columnKind === kind ? [column] : []));
  // Beside `Surname`, `Name` means the first name.
  const first = [...columnsOf('first'), ...columnsOf('name'), ...columnsOf('person')].slice(0, 1);
  const parts = [...first, ...columnsOf('other'), ...columnsOf('last')];
  const namedEmails = columnsOf('email');
  const emails = namedEmails.length > 0 ? namedEmails : [addressColumn(table) ?? -1];
  const fullNames = [...columnsOf('full'), ...columnsOf('lastFirst')];
  // With an unknown heading, the name is in the first column of words.
  const firstWordColumn = columnKinds.findIndex(
    (kind, column) =>
      kind === undefined && !emails.includes(column) && !hasNumbers(table.slice(heading + 1), column),
  );
  return {
    heading,
    emails,
    names: fullNames.length > 0 ? fullNames.slice(0, 1) : parts.length > 0 ? parts : [firstWordColumn],
    isLastFirst: fullNames[0] !== undefined && columnKinds[fullNames[0]] === 'lastFirst',
    note: columnsOf('note')[0],
  };
}

/**
 * Finds the columns of a list without known headings: names before the address and a note after it, or the reverse if
 * the address comes first. A row above the first address with a plain word in that column is a heading in another
 * language.
 */
function byContent(rows: readonly (readonly string[])[], above: number): Columns {
  const email = addressColumn(rows) ?? 1;
  const heading = /^\s*\p{L}[\p{L}\s-]*$/u.test(rows[above]?.[email] ?? '') ? above : -1;
  const table = rows.slice(heading + 1);
  const isNumber = (column: number) => hasNumbers(table, column);
  // Under unknown headings, the cell after the address is more often a department than a note.
  const [note] = heading < 0 ? [email + 1, email + 2].filter((column) => !isNumber(column)) : [];
  const namesBefore = [...Array(email).keys()].filter((column) => !isNumber(column));
  return email === 0
    ? { heading, emails: [0], names: [1], isLastFirst: false, note: heading < 0 ? 2 : undefined }
    : { heading, emails: [email], names: namesBefore, isLastFirst: false, note };
}

/** Whether a column has only numbers, such as phone numbers, which Excel may write as 8.03E+09, or dates, as 2-Mar-90. */
const hasNumbers = (table: readonly (readonly string[])[], column: number): boolean =>
  table.every((cells) => /^[\s\d+().,/-]*(?:E\+\d+|\d\W?[a-z]{3,9}\W?\d+)?$/i.test(cells[column] ?? '')) &&
  table.some((cells) => (cells[column] ?? '').trim() !== '');

/** The column with the most addresses; undefined if there are none. */
function addressColumn(table: readonly (readonly string[])[]): number | undefined {
  const counts = new Map<number, number>();
  for (const cells of table)
    cells.forEach((cell, column) => {
      if (cell.includes('@')) counts.set(column, (counts.get(column) ?? 0) + 1);
    });
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0];
}
