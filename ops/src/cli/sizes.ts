import type { BuiltPart } from '../build/built-part';
import { allowedFor, budgetOf, type Budgets } from '../site/budgets';
import { weighRelease, type Weight } from '../site/public-pages';

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
