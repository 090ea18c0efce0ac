import { number, text, type Command } from './command-input';
import { currentUser } from './current-user';
import { finish } from './finish';
import { requirePass, waivePass } from './pass-rule';
import { preflight } from './preflight';

export const requirePassCommand: Command = async (input) => {
  const { store, ledger, options, tell } = input;
  await preflight(store, ledger, { tell });
  const days = number(options, 'days', 1, 90) ?? 7;
  const reason = text(options, 'reason') ?? '';
  const revision = await requirePass({ ledger, by: currentUser(), reason, days });
  const note = `A version goes live only with a pass of the last ${days} days. Rolling back needs none.`;
  return finish(input, revision, note);
};

export const waivePassCommand: Command = async (input) => {
  const { store, ledger, options, tell } = input;
  await preflight(store, ledger, { tell });
  const revision = await waivePass({ ledger, by: currentUser(), reason: text(options, 'reason') ?? '' });
  return finish(input, revision, 'Versions go live without a pass.');
};
