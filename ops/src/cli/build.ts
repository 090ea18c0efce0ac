import { buildParts, partsOf } from '../build/build-parts';
import { findBuilt } from '../build/built-part';
import { findParts, listParts } from '../common/repository';
import { ReleaseRefused, formatRefusals } from '../site/refusal';
import { findPolicy } from '../registry/policy';
import { checkSizes, formatSizes } from '../site/budgets';
import type { CommandResult } from './context';
import { teller, type Options } from './options';

/** `build [part…]`: builds changed parts, and fails where one is above its budget. */
export async function build(names: string[], options: Options): Promise<CommandResult> {
  const tell = teller(options);
  const { repository, names: wanted } = partsOf(findParts(), names);
  const parts = await buildParts({ repository, parts: wanted, tell, force: options.force ?? false });
  // A squad's repository has no policy: there only the registry knows the budgets.
  const budgets = findPolicy(repository);
  tell(`Weight${budgets ? ' beside budget' : ''}, in kB of brotli:`);
  formatSizes(parts, budgets).forEach(tell);
  // Built parts besides the wanted ones complete the weight of public pages.
  const built = listParts(repository).flatMap((name) => findBuilt(repository, name)?.release ?? []);
  const refusals = budgets ? checkSizes(built, wanted, budgets) : [];
  if (refusals.length > 0)
    throw new ReleaseRefused(`Built, but publishing would be refused:\n${formatRefusals(refusals)}`);
  return { data: parts.map(({ release: { name, version }, folder }) => ({ name, version, folder })) };
}
