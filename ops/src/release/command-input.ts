import { listParts } from '../common/repository';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';

/** The input of a command that works on this machine only: its arguments and its flags. */
export interface LocalInput {
  /** The repository of parts in which the command runs; absent elsewhere. */
  repository?: string;
  args: string[];
  options: Record<string, string | boolean | undefined>;
  tell: (line: string) => void;
}

/** The input of a command over a store. */
export interface CommandInput extends LocalInput {
  /** The checkout of the whole site in which the command runs, with keys of its own; absent elsewhere. */
  checkout?: string;
  store: ReleaseStore;
  ledger: Ledger;
}

/** The result of a command: for `--json`, and for a person. */
export interface CommandResult {
  data: unknown;
  text?: string;
  /** The change is written, but something is wrong: exit code 1. */
  hasFailed?: boolean;
}

/** One command of `pnpm release`. */
export type Command = (input: CommandInput) => Promise<CommandResult>;

/** One that needs no store. */
export type LocalCommand = (input: LocalInput) => Promise<CommandResult>;
type Options = CommandInput['options'];

/**
 * The text of a flag; undefined where the flag is not given.
 * @throws for a blank one, such as an unset variable leaves behind: ignoring it would do
 * something else, such as a full publish in place of a preview (Q13b)
 */
export const text = (options: Options, name: string): string | undefined => {
  const value = options[name];
  if (typeof value !== 'string') return undefined;
  if (!value.trim())
    throw new ReleaseRefused(
      `Refused, nothing changed: --${name} has no value. Leave it out, or set the variable that it comes from.`,
    );
  return value.trim();
};

/**
 * The whole number of a flag.
 * @throws when it is none, or outside of the limits
 */
export function number(options: Options, name: string, least: number, most: number): number | undefined {
  const value = text(options, name);
  if (value === undefined) return undefined;
  const parsed = Number(value);
  if (!Number.isInteger(parsed) || parsed < least || parsed > most) {
    throw new ReleaseRefused(`--${name} ${value}: expected a whole number from ${least} to ${most}.`);
  }
  return parsed;
}

/** The only argument of a command, the number of a revision. */
export function oneRevision({ args }: CommandInput, example: string): number {
  const n = Number(args[0]);
  if (args.length !== 1 || !Number.isInteger(n) || n < 1)
    throw new ReleaseRefused(`Which revision? For example: ${example}`);
  return n;
}

/** The only argument of a command: the name of a part that is live or, in a checkout, one of its parts. */
export async function onePart({ args, repository, ledger }: CommandInput): Promise<string> {
  const [part] = args;
  const live = Object.keys((await ledger.newest())?.live ?? {});
  const known = [...new Set([...(repository ? listParts(repository) : []), ...live])];
  if (!part || args.length !== 1 || !known.includes(part)) {
    throw new ReleaseRefused(`Which part? One of: ${known.join(', ')}`);
  }
  return part;
}

/**
 * The parts that a command names, or all of the repository.
 * @throws outside of a repository of parts, and for a name that it does not have
 */
export function partsOfRepository({ repository, args }: LocalInput): { repository: string; names: string[] } {
  if (!repository)
    throw new ReleaseRefused('There is no part here: run it in a checkout of the site, or of your remote.');
  const known = listParts(repository);
  const unknown = args.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new ReleaseRefused(`No such part: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return { repository, names: args.length > 0 ? args : known };
}

/** `--now`. */
export const severity = (options: Options): { severity?: 'now' } =>
  options.now === true ? { severity: 'now' } : {};

/** `--people ada,bola`. */
export const people = (options: Options): string[] | undefined =>
  text(options, 'people')
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The flags that `publish` and `promote` have in common. */
export function publishFlags(options: Options) {
  const percent = number(options, 'percent', 0, 100);
  const guests = people(options);
  return {
    admission: options.force === true ? ('overrule' as const) : ('refuse' as const),
    replaceCanary: options['replace-canary'] === true,
    dryRun: options['dry-run'] === true,
    ...severity(options),
    ...(percent === undefined && !guests ? {} : { canary: { percent: percent ?? 0, people: guests ?? [] } }),
  };
}
