import Papa from 'papaparse';
import { cleanAddress } from '../../invite/clean-address';
import { isEmail } from '../../invite/email-problem';
import { isHeading } from './find-columns';

const delimiters = [',', ';', '\t', '|'];
/** So many rows show which delimiter is meant. */
const LOOKED_AT = 20;

/**
 * The cells of a text, row by row as a spreadsheet counts them. The delimiter is the one of the `sep=` line, else the
 * one that gives the first rows a heading or an address.
 */
export function splitRows(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n');
  const named = /^"?sep=([^\n])"?[ ,;\t]*(?:\n|$)/i.exec(lines);
  // The line counts as a row, but holds nobody.
  if (named) return [[''], ...parse(lines.slice(named[0].length), named[1] ?? ',')];
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, ...rate(parse(lines, delimiter, LOOKED_AT)) }))
    .sort((one, other) => other.found - one.found || other.width - one.width);
  return parse(lines, best?.delimiter ?? ',');
}

/** How many rows have a heading or an address in a cell of its own, and the most cells of one. */
function rate(rows: string[][]): { found: number; width: number } {
  const found = rows.filter(
    (cells) => isHeading(cells) || cells.some((cell) => isEmail(cleanAddress(cell).email)),
  );
  return { found: found.length, width: Math.max(0, ...rows.map(({ length }) => length)) };
}

function parse(text: string, delimiter: string, preview = 0): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview });
  // A quote that nobody closed would take the rest of the file into one cell.
  return errors.some(({ code }) => code === 'MissingQuotes')
    ? Papa.parse<string[]>(text, { delimiter, preview, quoteChar: '\u0000' }).data
    : data;
}
