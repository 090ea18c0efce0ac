import { ReleaseRefused } from '../common/release-refused';
import { checkWholePages, livePartsBeside } from './check-budgets';
import { publishFlags, text, type Command } from './command-input';
import { copySboms } from './copy-sboms';
import { currentUser } from './current-user';
import { finish } from './finish';
import { openLocalLedger } from './open-local-ledger';
import { needsApproval, propose } from './proposal';
import { withPromotion, type Environment } from './promote';
import { publish } from './publish';

/** `promote staging production mf-plans`: the store of the command is that of the second environment. */
export const promoteCommand: Command = async (input) => {
  const { store, ledger, args, options, tell, checkout } = input;
  const [source, target, ...names] = args;
  if (!source || !target || names.length === 0 || source === target)
    throw new ReleaseRefused(
      'From where to where, and what? For example: pnpm release promote staging production mf-plans',
    );
  const from: Environment = { name: source, ...(await openLocalLedger(checkout, false, source)) };
  return withPromotion(from, [...new Set(names)], async ({ parts, reason }) => {
    const flags = publishFlags(options);
    const { dryRun } = flags;
    const plan = {
      store,
      ledger,
      parts,
      refusals: await checkWholePages({ parts, others: await livePartsBeside(store, ledger), tell }),
      askForSkew: true,
      by: currentUser(),
      reason: [text(options, 'reason'), reason].filter(Boolean).join('; '),
      tell,
      ...flags,
    };
    if (needsApproval(ledger) && !dryRun) {
      const proposal = await propose(plan);
      await copySboms({ from: from.store, to: store, parts, tell });
      const said = `Proposed, not live. Somebody with another key: pnpm release approve ${proposal.id}`;
      return { data: proposal, text: said };
    }
    const revision = await publish(plan);
    if (!dryRun) await copySboms({ from: from.store, to: store, parts, tell });
    if (revision) return finish(input, revision);
    return { data: null, ...(dryRun ? {} : { text: `Nothing to do: ${target} has it already.` }) };
  });
};
