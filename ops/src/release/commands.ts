import { listParts } from '../common/repository';
import { buildParts } from '../build/build-parts';
import { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import { publish } from './publish';
import { formatHistory, formatStatus } from './report-text';
import { ReleaseRefused } from './upload';
import { whoAmI } from './who';

/** What a command gets: its words, its flags, and where releases are. */
export interface CommandInput {
  repository: string;
  store: ReleaseStore;
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

const text = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const publishCommand: Command = async ({ repository, store, args, options, tell }) => {
  const known = listParts(repository);
  const unknown = args.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new ReleaseRefused(`No such part: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  const parts = await buildParts({ repository, parts: args.length > 0 ? args : known, tell });
  const state = await publish({
    store,
    parts,
    by: whoAmI(),
    reason: text(options.reason) ?? 'publish',
    tell,
  });
  return {
    data: state ?? null,
    text: state ? `Live: state ${state.n}` : 'Nothing to do: these versions are live already.',
  };
};

const statusCommand: Command = async ({ store }) => {
  const ledger = new Ledger(store);
  const newest = await ledger.newest();
  const recent = await ledger.recent(200);
  return { data: newest ?? null, text: formatStatus(newest, recent) };
};

const historyCommand: Command = async ({ store, options }) => {
  const states = await new Ledger(store).recent(Number(text(options.count) ?? 20));
  return { data: states, text: formatHistory(states) };
};

export const commands: Record<string, Command> = {
  publish: publishCommand,
  status: statusCommand,
  history: historyCommand,
};

export const usage = `pnpm release <command>

  publish [part…] [--reason "…"]     build what changed, upload it, make it live
  status                             what is live, since when
  history [--count 20]               what changed, newest first

  --json   the same for programs`;
