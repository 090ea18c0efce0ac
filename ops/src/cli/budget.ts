import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPart } from '../build/built-part';
import { partFolder } from '../common/repository';
import { policyFile, readPolicy } from '../registry/policy';
import {
  checkPublicPages,
  weighPublicPages,
  weighRelease,
  type SizeOf,
  type Weight,
} from '../site/public-pages';
import type { Refusal } from '../site/refusal';
import { compressedVariants } from '../store/compress';

/**
 * `budget.json` beside a part's code: the most compressed kilobytes (brotli, script and style) that a visitor
 * may have to fetch. The shell's has `publicPageScript` too, which its release carries.
 */
export interface Budget {
  /** What every page of the part needs. */
  initial: number;
  /** A page or modal on top of that, where `pages` does not name it. */
  page: number;
  pages?: Record<string, number>;
}

const usual: Record<'shell' | 'remote', Budget> = {
  shell: { initial: 200, page: 20 },
  remote: { initial: 30, page: 60 },
};

/** Measures the files of built parts with the compression with which they are served. */
export const sizeIn =
  (parts: BuiltPart[]): SizeOf =>
  async ({ name }, file) => {
    const folder = parts.find((part) => part.name === name)?.folder ?? '';
    const body = await readFile(join(folder, file));
    const variants = await compressedVariants(file, body);
    return (variants.find(({ ending }) => ending === '.br')?.body ?? body).byteLength;
  };

/** Prints the sizes of parts and their budgets, and returns what is too large. */
export async function checkBudgets(
  repository: string,
  parts: BuiltPart[],
  tell: (line: string) => void,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const width = Math.max(...parts.map(({ name }) => name.length));
  const policyPath = join(repository, policyFile);
  const policy = existsSync(policyPath) ? readPolicy(policyPath) : undefined;
  for (const part of parts) {
    const weight = await weighRelease(part.release, sizeIn([part]), 'all');
    const budget = readBudget(repository, part.name);
    tell(formatWeight(part.name.padEnd(width), weight, budget));
    refusals.push(...checkBudget(part, weight, budget, policy?.parts[part.name]?.budgetOwner));
  }
  return refusals;
}

/** Prints the heaviest public page that these parts are on beside the others, or those that are too heavy. */
export async function checkBuiltPages(
  all: BuiltPart[],
  names: string[],
  tell: (line: string) => void,
): Promise<Refusal[]> {
  const pages = await weighPublicPages(
    all.map(({ release }) => release),
    names,
    sizeIn(all),
  );
  const most = all.find(({ name }) => name === 'shell')?.release.publicPageScript;
  const refusals = checkPublicPages(pages, most);
  const named = pages
    .slice(0, Math.max(refusals.length, 1))
    .map(({ path, kilobytes }) => `${path} ${kilobytes}`);
  if (named.length > 0)
    tell(
      `  public pages  script in all of ${most ?? '-'} kB: ${refusals.length > 0 ? '✗ too heavy' : 'the heaviest is'} ${named.join(', ')}`,
    );
  return refusals;
}

function checkBudget(part: BuiltPart, weight: Weight, budget: Budget, owner?: string): Refusal[] {
  const over = (what: string, actual: number, allowed: number): Refusal[] =>
    actual <= allowed
      ? []
      : [
          {
            part: part.name,
            rule: 'budget',
            subject: what,
            message: `${part.name} ${part.version}: ${what} weighs ${actual} kB, its budget is ${allowed} kB.`,
            remedy: `Make it lighter, or raise the budget in its budget.json and say why in the commit${owner ? `; ${owner} reviews it` : ''}.`,
          },
        ];
  return [
    ...over('what every page needs', weight.initial, budget.initial),
    ...Object.entries(weight.pages).flatMap(([name, actual]) =>
      over(`"${name}"`, actual, allowedFor(budget, name)),
    ),
  ];
}

const allowedFor = (budget: Budget, name: string): number => budget.pages?.[name] ?? budget.page;

/** The budget beside the part's code, or the default one. */
function readBudget(repository: string, name: string): Budget {
  const file = join(partFolder(repository, name), 'budget.json');
  const own = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Budget>) : {};
  return { ...usual[name === 'shell' ? 'shell' : 'remote'], ...own };
}

/** One line with a part's size and its budget, in compressed kilobytes; `✗` before what is too large. */
function formatWeight(name: string, { initial, pages }: Weight, budget: Budget): string {
  const cell = (actual: number, allowed: number) => `${actual > allowed ? '✗ ' : ''}${actual}/${allowed}`;
  const named = Object.entries(pages).map(
    ([page, actual]) => `${page} ${cell(actual, allowedFor(budget, page))}`,
  );
  return `  ${name}  ${cell(initial, budget.initial)} kB at first${named.length > 0 ? `; then ${named.join(', ')}` : ''}`;
}
