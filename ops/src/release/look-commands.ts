import { ReleaseRefused } from '../common/release-refused';
import { number, type Command } from './command-input';
import { formatDifference, formatHistory, formatStatus } from './report-text';

export const statusCommand: Command = async ({ ledger }) => {
  const newest = await ledger.newest();
  const history = await ledger.history(200);
  return {
    data: newest ?? null,
    text: formatStatus(newest, history, ledger.trust),
  };
};

export const historyCommand: Command = async ({ ledger, options }) => {
  const count = number(options, 'count', 1, 10_000) ?? 20;
  // One more, so that the oldest line can show what it changed.
  const entries = await ledger.history(count + 1);
  const data = entries
    .slice(0, count)
    .map(({ revision, refused }) => (refused ? { ...revision, refused: refused.reason } : revision));
  return { data, text: formatHistory(entries, count, ledger.trust) };
};

export const atCommand: Command = async ({ ledger, args }) => {
  const moment = new Date(args.join(' '));
  if (Number.isNaN(moment.getTime()))
    throw new ReleaseRefused('When? For example: pnpm release at 2026-11-20T14:02Z');
  const revision = await ledger.at(moment);
  return {
    data: revision ?? null,
    text: revision ? formatStatus(revision, [], ledger.trust) : 'Nothing was published yet at that time.',
  };
};

export const diffCommand: Command = async ({ ledger, args }) => {
  const [from, to] = await Promise.all(args.slice(0, 2).map((word) => ledger.read(Number(word))));
  if (!from || !to) throw new ReleaseRefused('Which two revisions? For example: pnpm release diff 41 42');
  const refused = await Promise.all([from, to].map((revision) => ledger.refusalOf(revision)));
  const notes = refused.flatMap((one) =>
    one ? [`Revision ${one.n} was never live: it is ${one.reason}.`] : [],
  );
  return { data: { from, to }, text: [formatDifference(from, to), ...notes].join('\n') };
};
