import { listParts } from '../common/repository';
import { builtPartsBeside, checkBudgets } from './check-budgets';
import { buildParts } from '../build/build-parts';
import { findBuilt, type BuiltPart } from '../build/built-part';
import { formatRefusals } from './refusal';

interface BuildAndWeigh {
  repository: string;
  names: string[];
  force: boolean;
  tell: (line: string) => void;
}

/** Builds what changed, and prints its size beside its budget. */
export async function buildAndWeigh({ repository, names, force, tell }: BuildAndWeigh): Promise<BuiltPart[]> {
  const parts = await buildParts({ repository, parts: names, tell, force });
  tell('Weight beside budget, in kB of brotli:');
  // The other parts, where they are built, so that the size of whole pages is known.
  const others = builtPartsBeside(listParts(repository).flatMap((name) => findBuilt(repository, name) ?? []));
  const refusals = await checkBudgets({ repository, parts, others, tell });
  if (refusals.length > 0) tell(`Publishing would be refused:\n${formatRefusals(refusals)}`);
  return parts;
}
