import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildParts } from '../build/build-parts';
import { findBuilt, type BuiltPart } from '../build/built-part';
import { findParts, listParts } from '../common/repository';
import { ReleaseRefused, formatRefusals } from '../site/refusal';
import { limitsOf, policyFile, readPolicy } from '../registry/policy';
import { allowedFor, budgetOf, checkSizes, type Budgets } from '../site/budgets';
import { weighRelease, type Weight } from '../site/public-pages';
import { partsOf, type CommandResult } from './context';
import { teller, type Options } from './options';

/** `build [part…]`: builds what changed, and fails where it is above its budget. */
export async function build(names: string[], options: Options): Promise<CommandResult> {
  const tell = teller(options);
  const { repository, names: wanted } = partsOf(findParts(), names);
  const parts = await buildParts({ repository, parts: wanted, tell, force: options.force === true });
  const policy = join(repository, policyFile);
  // A squad's own repository has none: there the registry knows the budgets.
  const budgets = existsSync(policy) ? limitsOf(readPolicy(policy)).budgets : undefined;
  tell(`Weight${budgets ? ' beside budget' : ''}, in kB of brotli:`);
  tellSizes(parts, budgets, tell);
  // The other parts, where they are built, so that the size of whole pages is known.
  const all = listParts(repository).flatMap((name) => findBuilt(repository, name)?.release ?? []);
  const refusals = budgets ? checkSizes(all, wanted, budgets) : [];
  if (refusals.length > 0)
    throw new ReleaseRefused(`Built, but publishing would be refused:\n${formatRefusals(refusals)}`);
  return { data: parts.map(({ name, version, folder }) => ({ name, version, folder })) };
}

/** Prints the sizes of parts, beside their budgets where these are known. */
export function tellSizes(
  parts: BuiltPart[],
  budgets: Budgets | undefined,
  tell: (line: string) => void,
): void {
  const width = Math.max(...parts.map(({ name }) => name.length));
  for (const { name, release } of parts)
    tell(formatWeight(name, width, weighRelease(release, 'all'), budgets));
}

/** One line with a part's size, in compressed kilobytes; `✗` before what is too large. */
function formatWeight(name: string, width: number, { initial, pages }: Weight, budgets?: Budgets): string {
  const budget = budgets && budgetOf(budgets, name);
  const cell = (actual: number, allowed?: number) =>
    allowed === undefined ? String(actual) : `${actual > allowed ? '✗ ' : ''}${actual}/${allowed}`;
  const named = Object.entries(pages).map(
    ([page, actual]) => `${page} ${cell(actual, budget && allowedFor(budget, page))}`,
  );
  return `  ${name.padEnd(width)}  ${cell(initial, budget?.initial)} kB at first${named.length > 0 ? `; then ${named.join(', ')}` : ''}`;
}
