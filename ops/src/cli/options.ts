import { InvalidArgumentError, Option } from 'commander';

/** The parsed flags of a command (commands.ts). */
export interface Options {
  reason?: string;
  dryRun?: true;
  force?: true;
  now?: true;
  to?: string;
  from?: string;
  start?: number;
  percent?: number;
  people?: string[];
  judge?: true;
  promote?: true;
  stop?: true;
  until?: string;
  /** `--end` of a freeze; `--end <which>` of a preview. */
  end?: true | string;
  branch?: string;
  days?: number;
  count?: number;
  at?: string;
  diff?: string;
  site?: string;
  json?: true;
}

/**
 * A flag with a value, refused before minutes of building where it is blank or given twice.
 * @param read parses the value; unset: the value stays text
 */
export function valueFlag(flags: string, description: string, read?: (value: string) => unknown): Option {
  return new Option(flags, description).argParser((typed: string, before: unknown) => {
    const value = typed.trim();
    if (before !== undefined) throw new InvalidArgumentError('It is given twice.');
    if (!value || value.startsWith('--'))
      throw new InvalidArgumentError(
        'It has no value. Leave it out, or set the variable that it comes from.',
      );
    return read ? read(value) : value;
  });
}

/** Reads a whole number within limits. */
export const wholeNumber =
  (least: number, most: number) =>
  (value: string): number => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
  };

/** Reads `ada,bola`. */
export const names = (value: string): string[] =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Prints lines of progress, except with `--json`. */
export const teller = ({ json }: Options): ((line: string) => void) =>
  json ? () => undefined : (line) => console.log(line);
