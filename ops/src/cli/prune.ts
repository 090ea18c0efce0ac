import { ReleaseRefused } from '../site/refusal';
import { pruneStore } from '../registry/releases/prune-store';
import { LocalRegistry } from '../registry/registry';
import type { CommandResult, Context } from './context';

/** `prune [--dry-run]`: removes versions that nothing needs. */
export async function prune({ registry, options }: Context): Promise<CommandResult> {
  if (!(registry instanceof LocalRegistry))
    throw new ReleaseRefused(
      'Run it where the registry runs: with RELEASE_STORE, and without RELEASE_REGISTRY.',
    );
  const { dryRun = false, days = 90 } = options;
  const removed = await pruneStore({ ledger: registry.ledger, dryRun, days });
  const lines = removed.map(({ name, version }) => `  ${name} ${version}`);
  const head = `${dryRun ? 'Would remove' : 'Removed'} ${removed.length} versions that nothing needs.`;
  return { data: removed, text: [head, ...lines].join('\n') };
}
