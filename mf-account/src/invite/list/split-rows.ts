import Papa from 'papaparse';
import { cleanAddress, isEmail } from '../person';
import { isHeading } from './find-columns';

/** `Ada Obi - ada@x.ng`, as people type a list. */
const typedLine = /^(?:\d+[.)]\s*)?(\p{L}[^@<]*?)[\s:–—-]+([^\s<>]+@[^\s<>]+)$/u;

const delimiters = [',', ';', '\t', '|'];
/** Number of rows examined to find the delimiter. */
const sampleRows = 20;

/**
 * Splits a text into rows and cells, counting rows like a spreadsheet. The delimiter comes from a `sep=` line, or is
 * the one that finds a heading or addresses in the first rows.
 */
export function splitRows(text: string): string[][] {
  // Some programs write ="0803…" so that a spreadsheet does not convert the cell.
  const lines = text.replace(/\r\n?/g, '\n').replace(/(^|[,;\t|])="/gm, '$1"');
  const separatorLine = /^"?sep=([^\n])"?[ ,;\t]*(?:\n|$)/i.exec(lines);
  // The `sep=` line counts as a row without people.
  if (separatorLine) return [[''], ...parse(lines.slice(separatorLine[0].length), separatorLine[1] ?? ',')];
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, ...rate(parse(lines, delimiter, sampleRows)) }))
    .sort((one, other) => other.matches - one.matches || other.width - one.width);
  const rows = parse(lines, best?.delimiter ?? ',');
  const firstColumn = rows.map(([cell = '']) => cell).join('\n');
  // Text pasted into one spreadsheet column has quotes around each line.
  if (rows.every(({ length }) => length < 2) && firstColumn.length < lines.length - 1)
    return splitRows(firstColumn);
  return rows.map((cells) =>
    cells.length === 1 ? (typedLine.exec(cells[0] ?? '')?.slice(1) ?? cells) : cells,
  );
}

/** Counts the headings and addresses that fill a cell, and the cells of the longest row. */
function rate(rows: string[][]): { matches: number; width: number } {
  const matches = rows.flatMap((cells) =>
    isHeading(cells) ? cells.slice(0, 1) : cells.filter((cell) => isEmail(cleanAddress(cell).email)),
  );
  return { matches: matches.length, width: Math.max(0, ...rows.map(({ length }) => length)) };
}

function parse(text: string, delimiter: string, preview = 0): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview });
  // An unclosed quote would swallow the remaining file into one cell.
  return errors.some(({ code }) => code === 'MissingQuotes')
    ? Papa.parse<string[]>(text, { delimiter, preview, quoteChar: '\u0000' }).data
    : data;
}
