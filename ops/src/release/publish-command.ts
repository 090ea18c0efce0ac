import { buildParts } from '../build/build-parts';
import { checkDescribed } from './admission';
import { mostPreviewDays } from '../ledger/stored-preview';
import { checkBudgets, livePartsBeside } from './check-budgets';
import { number, partsOfRepository, publishFlags, text, type Command } from './command-input';
import { currentUser } from './current-user';
import { finish } from './finish';
import { preflight } from './preflight';
import { needsApproval, propose } from './proposal';
import { publishPreview, refuseUnlessShown } from './preview';
import { formatPreview } from './preview-text';
import { publish, type PublishOptions } from './publish';
import { describeTree, readSourceTree } from './source-tree';
import { storeSboms } from './store-sboms';

export const publishCommand: Command = async (input) => {
  const { store, ledger, options, tell } = input;
  const { repository, names } = partsOfRepository(input);
  // Checks before minutes of building whether the resulting revision would be valid.
  const branch = text(options, 'preview');
  const refusesByNotes = !branch && !needsApproval(ledger) && options.force !== true;
  await preflight(store, ledger, { refusesByNotes });
  if (branch) refuseUnlessShown(ledger, names);
  const parts = await buildParts({ repository, parts: names, tell });
  const others = await livePartsBeside(store, ledger);
  const refusals = [
    ...checkDescribed(parts.map(({ release }) => release)),
    ...(await checkBudgets({ repository, parts, others, tell })),
  ];
  const tree = await readSourceTree(repository, store, ledger, names);
  if (tree) describeTree(tree).forEach(tell);
  const flags = publishFlags(options);
  const { dryRun } = flags;
  const plan: PublishOptions = {
    store,
    ledger,
    parts,
    refusals,
    askForSkew: true,
    by: currentUser(),
    reason: text(options, 'reason') ?? 'publish',
    tell,
    ...flags,
    ...(tree ? { tree } : {}),
  };
  if (branch && !dryRun) {
    const days = number(options, 'days', 1, mostPreviewDays) ?? 7;
    const preview = await publishPreview({ ...plan, branch, days });
    const site = text(options, 'site') ?? process.env.RELEASE_SITE;
    return { data: preview, text: `Nothing went live. To look at it:\n${formatPreview(preview, site)}` };
  }
  if (needsApproval(ledger) && !dryRun) {
    const proposal = await propose(plan);
    await storeSboms({ store, repository, parts, tell });
    const text = `Proposed, not live. Somebody with another key: pnpm release approve ${proposal.id}`;
    return { data: proposal, text };
  }
  const revision = await publish(plan);
  // Runs while gateways start to use the revision.
  const stored = dryRun ? undefined : storeSboms({ store, repository, parts, tell });
  const answer = revision && (await finish(input, revision));
  await stored;
  if (answer) return answer;
  return { data: null, ...(dryRun ? {} : { text: 'Nothing to do: this is live already.' }) };
};
