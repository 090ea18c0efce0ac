/** Where the values of a list stand. */
export interface Columns {
  /** Index of the row with the headings; -1: there is none. */
  heading: number;
  /** The first that is filled counts. */
  emails: number[];
  /** Joined by spaces. */
  names: number[];
  note: number | undefined;
}

/** Who the words before `name` and `email` may speak of. */
const whose =
  '(?:the|of|your|their|employees?|staff|team|workers?|members?|persons?|people|contacts?|display|user)*';
const kinds = {
  email: new RegExp(
    `^${whose}(?:(?:work|office|company|business|corporate|official|personal|private|primary|main)*e?mail(?:s|id|ids|addr|address|addresses)?)(?:1(?:value)?|${whose})$`,
  ),
  full: new RegExp(`^${whose}(?:full|complete|whole)names?${whose}$`),
  name: new RegExp(`^${whose}names?${whose}$`),
  person: /^(?:employees?|staff|workers?|members?|persons?|people|contacts?)$/,
  first: new RegExp(`^${whose}(?:first|given|fore|christian)(?:names?)?$|^namefirst$`),
  other: new RegExp(`^${whose}(?:middle|other|second)(?:names?|initials?)?$`),
  last: new RegExp(`^${whose}(?:last|sur|family)(?:names?)?$|^namelast$`),
  note: /^(?:notes?|messages?|comments?|remarks?)$/,
};
type Kind = keyof typeof kinds;

/** Which value a heading names, in any case and with any marks between its words. */
function kindOf(heading: string): Kind | undefined {
  if (heading.length > 60) return undefined;
  const letters = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(letters));
}

/** Whether a row names columns: an e-mail among them, or two others, and no address. */
export function isHeading(cells: readonly string[]): boolean {
  if (cells.some((cell) => cell.includes('@'))) return false;
  const found = cells.flatMap((cell) => kindOf(cell) ?? []);
  return found.includes('email') || found.length > 1;
}

/** Finds the columns by their headings, which may stand below a title, or by what is in them. */
export function findColumns(table: readonly (readonly string[])[]): Columns {
  const first = table.findIndex((cells) => cells.some((cell) => cell.includes('@')));
  const heading = table.findIndex(
    (cells, index) => (first < 0 || index < first) && index < 20 && isHeading(cells),
  );
  return heading < 0 ? byContent(table, first - 1) : byHeading(table, heading);
}

function byHeading(table: readonly (readonly string[])[], heading: number): Columns {
  const found = (table[heading] ?? []).map(kindOf);
  const of = (kind: Kind) => found.flatMap((one, column) => (one === kind ? [column] : []));
  const [name] = [...of('name'), ...of('person')];
  // `Name` beside `Surname` is the first name.
  const first = of('first')[0] ?? name;
  const parts = [...(first === undefined ? [] : [first]), ...of('other'), ...of('last')];
  const emails = of('email');
  return {
    heading,
    emails: emails.length > 0 ? emails : [addressColumn(table) ?? -1],
    names: of('full').length > 0 ? of('full').slice(0, 1) : parts,
    note: of('note')[0],
  };
}

/**
 * Without headings that are known: names before the address, a note behind it; the other way round where the address is
 * first. A row above the first address with a plain word in its column has headings of another language.
 */
function byContent(rows: readonly (readonly string[])[], above: number): Columns {
  const email = addressColumn(rows) ?? 1;
  const heading = /^\s*\p{L}[\p{L}\s-]*$/u.test(rows[above]?.[email] ?? '') ? above : -1;
  const table = rows.slice(heading + 1);
  const isNumber = (column: number) =>
    table.every((cells) => /^[\s\d+().-]*$/.test(cells[column] ?? '')) &&
    table.some((cells) => (cells[column] ?? '').trim() !== '');
  const before = [...Array(email).keys()].filter((column) => !isNumber(column));
  return email === 0
    ? { heading, emails: [0], names: [1], note: 2 }
    : { heading, emails: [email], names: before, note: email + 1 };
}

/** The column with the most addresses; undefined where there is none. */
function addressColumn(table: readonly (readonly string[])[]): number | undefined {
  const counts = new Map<number, number>();
  for (const cells of table)
    cells.forEach((cell, column) => {
      if (cell.includes('@')) counts.set(column, (counts.get(column) ?? 0) + 1);
    });
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0];
}
