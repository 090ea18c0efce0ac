import { buildParts, partsOf } from '../build/build-parts';
import { findBuilt } from '../build/built-part';
import { findParts, listParts } from '../common/repository';
import { ReleaseRefused, formatRefusals } from '../site/refusal';
import { findPolicy, limitsOf } from '../registry/policy';
import { checkSizes, formatSizes } from '../site/budgets';
import type { CommandResult } from './context';
import { teller, type Options } from './options';

/** `build [part…]`: builds what changed, and fails where it is above its budget. */
export async function build(names: string[], options: Options): Promise<CommandResult> {
  const tell = teller(options);
  const { repository, names: wanted } = partsOf(findParts(), names);
  const parts = await buildParts({ repository, parts: wanted, tell, force: options.force ?? false });
  const policy = findPolicy(repository);
  // A squad's own repository has none: there the registry knows the budgets.
  const budgets = policy && limitsOf(policy).budgets;
  tell(`Weight${budgets ? ' beside budget' : ''}, in kB of brotli:`);
  formatSizes(parts, budgets).forEach(tell);
  // The other parts, where they are built, so that the size of whole pages is known.
  const all = listParts(repository).flatMap((name) => findBuilt(repository, name)?.release ?? []);
  const refusals = budgets ? checkSizes(all, wanted, budgets) : [];
  if (refusals.length > 0)
    throw new ReleaseRefused(`Built, but publishing would be refused:\n${formatRefusals(refusals)}`);
  return { data: parts.map(({ release: { name, version }, folder }) => ({ name, version, folder })) };
}
