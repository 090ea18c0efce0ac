import { emailProblem } from '../invite/email-problem';
import { words } from './add-employee.words';

/** One line of an uploaded list, with what is wrong in it. */
export interface Invitee {
  /** Counted as in a spreadsheet: the heading, where there is one, is line 1. */
  line: number;
  name: string;
  email: string;
  note: string;
  problems: string[];
}

const columns = ['name', 'email', 'note'] as const;
type Column = (typeof columns)[number];

/**
 * People out of a table's cells. The first line may name the columns, in any order; otherwise they are name,
 * e-mail, note.
 */
export function checkInvitees(table: readonly (readonly string[])[]): Invitee[] {
  const heading = table[0] ? readHeading(table[0]) : null;
  const position = heading ?? { name: 0, email: 1, note: 2 };
  const seen = new Map<string, number>();
  return table.slice(heading ? 1 : 0).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const value = (column: Column) => (cells[position[column] ?? -1] ?? '').trim();
    const person = { name: value('name'), email: value('email'), note: value('note') };
    const line = index + (heading ? 2 : 1);
    const problems = problemsOf(person, cells.length > columns.length && !heading);
    const key = person.email.toLowerCase();
    const before = seen.get(key);
    if (key && before) problems.push(words.sameEmail(before));
    if (key && !before) seen.set(key, line);
    return [{ line, ...person, problems }];
  });
}

function readHeading(cells: readonly string[]): Partial<Record<Column, number>> | null {
  const names = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s_-]/g, ''),
  );
  const columnAt = (...known: string[]) => {
    const at = names.findIndex((name) => known.includes(name));
    return at < 0 ? undefined : at;
  };
  const emailAt = columnAt('email', 'emailaddress', 'mail');
  if (emailAt === undefined) return null;
  return {
    name: columnAt('name', 'fullname', 'employee', 'employeename'),
    email: emailAt,
    note: columnAt('note', 'notes'),
  };
}

function problemsOf({ name, email: address }: { name: string; email: string }, tooMany: boolean): string[] {
  const problems: string[] = [];
  if (!name) problems.push(words.noName);
  const problem = emailProblem(address);
  if (problem) problems.push(problem);
  if (tooMany) problems.push(words.tooManyColumns);
  return problems;
}
