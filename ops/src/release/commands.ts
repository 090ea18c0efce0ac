import { listParts } from '../common/repository';
import { buildParts } from '../build/build-parts';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import { changeCanary } from './canary';
import { checkBudgets, livePartsBeside } from './check-budgets';
import { formatDifference, formatHistory, formatStatus } from './report-text';
import { prune } from './prune';
import { publish } from './publish';
import { rollback } from './rollback';
import { ReleaseRefused } from './upload';
import { whoAmI } from './who';

/** What a command gets: its words, its flags, and where releases are. */
export interface CommandInput {
  repository: string;
  store: ReleaseStore;
  ledger: Ledger;
  args: string[];
  options: Record<string, string | boolean | undefined>;
  tell: (line: string) => void;
}

/** What it answers: for `--json`, and for a person. */
export interface CommandAnswer {
  data: unknown;
  text?: string;
}

type Command = (input: CommandInput) => Promise<CommandAnswer>;
type Options = CommandInput['options'];

const text = (options: Options, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
};

function number(options: Options, name: string, least: number, most: number): number | undefined {
  const value = text(options, name);
  if (value === undefined) return undefined;
  const parsed = Number(value);
  if (!Number.isInteger(parsed) || parsed < least || parsed > most) {
    throw new ReleaseRefused(`--${name} ${value}: expected a whole number from ${least} to ${most}.`);
  }
  return parsed;
}

function onePart({ args, repository }: CommandInput): string {
  const [part] = args;
  const known = listParts(repository);
  if (!part || args.length !== 1 || !known.includes(part)) {
    throw new ReleaseRefused(`Which part? One of: ${known.join(', ')}`);
  }
  return part;
}

const severity = (options: Options): { severity?: 'now' } =>
  options.now === true ? { severity: 'now' } : {};

const people = (options: Options): string[] | undefined =>
  text(options, 'people')
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const publishCommand: Command = async ({ repository, store, ledger, args, options, tell }) => {
  const known = listParts(repository);
  const unknown = args.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new ReleaseRefused(`No such part: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  }
  const parts = await buildParts({ repository, parts: args.length > 0 ? args : known, tell });
  const others = await livePartsBeside(store, ledger);
  const refusals = await checkBudgets({ repository, parts, others, tell });
  const percent = number(options, 'percent', 0, 100);
  const guests = people(options);
  const dryRun = options['dry-run'] === true;
  const state = await publish({
    store,
    ledger,
    parts,
    refusals,
    askForSkew: true,
    by: whoAmI(),
    reason: text(options, 'reason') ?? 'publish',
    admission: options.force === true ? 'overrule' : 'refuse',
    dryRun,
    tell,
    ...severity(options),
    ...(percent === undefined && !guests ? {} : { canary: { percent: percent ?? 0, people: guests ?? [] } }),
  });
  if (state) return { data: state, text: `Live: state ${state.n}` };
  return { data: null, ...(dryRun ? {} : { text: 'Nothing to do: this is live already.' }) };
};

const rollbackCommand: Command = async (input) => {
  const { store, ledger, options, tell } = input;
  const part = onePart(input);
  const to = text(options, 'to');
  const state = await rollback({
    store,
    ledger,
    part,
    by: whoAmI(),
    reason: text(options, 'reason') ?? '',
    force: options.force === true,
    tell,
    ...severity(options),
    ...(to ? { to } : {}),
  });
  return { data: state, text: `Live: state ${state.n}, ${part} ${state.live[part]?.version ?? ''}` };
};

const canaryCommand: Command = async (input) => {
  const { store, ledger, options } = input;
  const part = onePart(input);
  const percent = number(options, 'percent', 0, 100);
  const guests = people(options);
  const change =
    options.promote === true
      ? 'promote'
      : options.stop === true
        ? 'stop'
        : percent !== undefined
          ? { percent }
          : guests && { people: guests };
  if (!change)
    throw new ReleaseRefused('Say what to change: --percent 50, --people ada,bola, --promote or --stop');
  const state = await changeCanary({
    store,
    ledger,
    part,
    by: whoAmI(),
    reason: text(options, 'reason') ?? 'canary',
    change,
  });
  return { data: state, text: `Live: state ${state.n}` };
};

const statusCommand: Command = async ({ ledger }) => {
  const newest = await ledger.newest();
  return { data: newest ?? null, text: formatStatus(newest, await ledger.recent(200)) };
};

const historyCommand: Command = async ({ ledger, options }) => {
  const count = number(options, 'count', 1, 10_000) ?? 20;
  // One more, so that the oldest line can say what it changed.
  const states = await ledger.recent(count + 1);
  return { data: states.slice(0, count), text: formatHistory(states, count) };
};

const atCommand: Command = async ({ ledger, args }) => {
  const moment = new Date(args.join(' '));
  if (Number.isNaN(moment.getTime()))
    throw new ReleaseRefused('When? For example: pnpm release at 2026-11-20T14:02Z');
  const state = await ledger.at(moment);
  return {
    data: state ?? null,
    text: state ? formatStatus(state, []) : 'Nothing was published yet at that time.',
  };
};

const diffCommand: Command = async ({ ledger, args }) => {
  const [from, to] = await Promise.all(args.slice(0, 2).map((word) => ledger.read(Number(word))));
  if (!from || !to) throw new ReleaseRefused('Which two states? For example: pnpm release diff 41 42');
  return { data: { from, to }, text: formatDifference(from, to) };
};

const pruneCommand: Command = async ({ store, ledger, options }) => {
  const dryRun = options['dry-run'] === true;
  const removed = await prune({
    store,
    ledger,
    dryRun,
    days: number(options, 'days', 7, 3650) ?? 7,
    keep: number(options, 'keep', 20, 10_000) ?? 20,
  });
  const lines = removed.map(({ name, version }) => `  ${name} ${version}`);
  const head = `${dryRun ? 'Would remove' : 'Removed'} ${removed.length} versions that nothing needs.`;
  return { data: removed, text: [head, ...lines].join('\n') };
};

export const commands: Record<string, Command> = {
  publish: publishCommand,
  rollback: rollbackCommand,
  canary: canaryCommand,
  status: statusCommand,
  history: historyCommand,
  at: atCommand,
  diff: diffCommand,
  prune: pruneCommand,
};

export const usage = `pnpm release <command>

  publish [part…]        build what changed, check that it composes, upload it, make it live
    --dry-run            say what would happen
    --percent 10         only for a share of visits (canary)
    --people ada,bola    only for people who join by a link (canary)
    --force              overrule a refusal; the history says so
    --now                open tabs are asked to load the page again
  rollback <part>        make the version before live again; --reason "…" is required
    --to 1.4.0           or that one, or the beginning of its name
  canary <part>          --percent 50 | --people … | --promote | --stop
  status                 what is live, since when
  history [--count 20]   what changed, newest first
  at <time>              what was live then: at 2026-11-20T14:02Z
  diff <n> <m>           what changed between two states
  prune [--dry-run]      remove versions that nothing needs (kept: 7 days, 20 versions, and what is live)

  --reason "…"           for the history
  --json                 the same for programs`;
