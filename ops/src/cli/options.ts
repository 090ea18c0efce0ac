import { ReleaseRefused } from '../site/refusal';
import type { Audience } from '../site/live-part';

/** The flags of a command, as they were typed. */
export type Options = Record<string, unknown>;

/** The parser would make numbers of values: `--to 1.10` is not 1.1. */
const mark = '~';

/** A word of the command line for the parser: what looks like a number is marked. */
export function encode(word: string): string {
  const [, flag = '', value = word] = /^(--[\w-]+=)(.*)$/s.exec(word) ?? [];
  return !value.startsWith('-') && Number.isFinite(Number(value)) ? `${flag}${mark}${value}` : word;
}

/** The text of a flag as it was typed; undefined where the flag is not given. A blank one was refused before (main.ts). */
export function text(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value.slice(value.startsWith(mark) ? mark.length : 0).trim() : undefined;
}

/** The whole number of a flag. @throws when it is none, or outside of the limits */
export function number(options: Options, name: string, least: number, most: number): number | undefined {
  const value = text(options, name);
  if (value === undefined) return undefined;
  const parsed = Number(value);
  if (!Number.isInteger(parsed) || parsed < least || parsed > most)
    throw new ReleaseRefused(`--${name} ${value}: expected a whole number from ${least} to ${most}.`);
  return parsed;
}

/**
 * Who gets a canary, as far as the flags say it: a share, and `--people ada,bola`; undefined where neither is given.
 * @param share name of the flag with the percentage
 */
export function audience(options: Options, share: string): Partial<Audience> | undefined {
  const percent = number(options, share, 0, 100);
  const people = text(options, 'people')
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (percent === undefined && !people) return undefined;
  return { ...(percent === undefined ? {} : { percent }), ...(people ? { people } : {}) };
}

/** Says each line of progress, unless programs read the answer: `--json`. */
export const teller = (options: Options): ((line: string) => void) =>
  options.json === true ? () => undefined : (line) => console.log(line);

/** `--force`. */
export const isForced = (options: Options): boolean => options.force === true;
