import type { Release } from '@ilera/contracts';
import { checkPublicPages, weighRelease, type Weight } from './public-pages';
import type { Refusal } from './refusal';

/** Maximum compressed kilobytes (brotli, script and style) that a visitor fetches for a part. */
export interface Budget {
  /** For every page of the part. */
  initial: number;
  /** Added by a page or modal that `pages` does not name. */
  page: number;
  pages?: Record<string, number>;
}

export interface Budgets {
  /** Maximum kilobytes of script of a public page, shell included. */
  publicPageScript?: number;
  parts: Record<string, { budget?: Partial<Budget> }>;
}

const defaultBudgets: Record<'shell' | 'remote', Budget> = {
  shell: { initial: 200, page: 20 },
  remote: { initial: 30, page: 60 },
};

/** The budget of a part, or the default one. */
const budgetOf = ({ parts }: Budgets, name: string): Budget => ({
  ...defaultBudgets[name === 'shell' ? 'shell' : 'remote'],
  ...parts[name]?.budget,
});

/** Maximum kilobytes of a page or modal. */
const allowedFor = ({ page, pages }: Budget, name: string): number => pages?.[name] ?? page;

/** Refuses changed parts above their budget, and public pages with too much script. @param changed names of parts */
export function checkSizes(releases: Release[], changed: string[], budgets: Budgets): Refusal[] {
  const parts = releases
    .filter(({ name }) => changed.includes(name))
    .flatMap((release) => checkPart(release, weighRelease(release, 'all'), budgetOf(budgets, release.name)));
  return [...parts, ...checkPublicPages(releases, changed, budgets.publicPageScript)];
}

function checkPart({ name, version }: Release, weight: Weight, budget: Budget): Refusal[] {
  const over = (subject: string, actual: number, allowed: number): Refusal[] =>
    actual <= allowed
      ? []
      : [
          {
            message: `${name} ${version}: ${subject} weighs ${actual} kB, its budget is ${allowed} kB.`,
            remedy: `Make it lighter, or raise its budget in release-policy.json, by a pull request.`,
          },
        ];
  return [
    ...over('what every page needs', weight.initial, budget.initial),
    ...Object.entries(weight.pages).flatMap(([page, actual]) =>
      over(`"${page}"`, actual, allowedFor(budget, page)),
    ),
  ];
}

/** Formats a line per part with its kilobytes, beside its budget where known; `✗` marks a size above it. */
export function formatSizes(parts: { release: Release }[], budgets: Budgets | undefined): string[] {
  const width = Math.max(...parts.map(({ release }) => release.name.length));
  return parts.map(({ release }) => {
    const { initial, pages } = weighRelease(release, 'all');
    const budget = budgets && budgetOf(budgets, release.name);
    const cell = (actual: number, allowed?: number) =>
      allowed === undefined ? String(actual) : `${actual > allowed ? '✗ ' : ''}${actual}/${allowed}`;
    const named = Object.entries(pages).map(
      ([page, actual]) => `${page} ${cell(actual, budget && allowedFor(budget, page))}`,
    );
    return `  ${release.name.padEnd(width)}  ${cell(initial, budget?.initial)} kB at first${named.length > 0 ? `; then ${named.join(', ')}` : ''}`;
  });
}
