import { number, type Command } from './command-input';
import { prune } from './prune';

export const pruneCommand: Command = async ({ store, ledger, options }) => {
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
