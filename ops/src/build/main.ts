/**
 * `pnpm build [part…]`: builds what changed, and prints its size beside its budget. `--force` builds again.
 */
import { findRepository, listParts } from '../common/repository';
import { runMain } from '../common/run-main';
import { formatRefusals } from '../release/refusal';
import { builtPartsBeside, checkBudgets } from '../release/check-budgets';
import { buildParts } from './build-parts';
import { findBuilt } from './built-part';

void runMain(async () => {
  const repository = findRepository();
  const known = listParts(repository);
  const args = process.argv.slice(2);
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  const parts = named.length > 0 ? named : known;
  const built = await buildParts({
    repository,
    parts,
    tell: console.log,
    force: args.includes('--force'),
  });
  console.log('Weight beside budget, in kB of brotli:');
  // The other parts, where they are built, so that the size of whole pages is known.
  const others = builtPartsBeside(known.flatMap((name) => findBuilt(repository, name) ?? []));
  const refusals = await checkBudgets({ repository, parts: built, others, tell: console.log });
  if (refusals.length > 0) console.log(`Publishing would be refused:\n${formatRefusals(refusals)}`);
});
