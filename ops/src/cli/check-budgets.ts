import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import { policyFile, readPolicy } from '../registry/policy';
import type { Registry } from '../registry/registry';
import type { Refusal } from '../site/refusal';
import { allowedFor, checkBudget, readBudget, weigh, weighRelease, type Budget } from './budget';
import {
  checkPublicPages,
  weighPublicPages,
  type PublicPage,
  type ScriptWeights,
  type Weight,
} from '../site/public-pages';

/** A part that is not built now but belongs to the page: where its script's size comes from. */
export interface OtherPart {
  release: Release;
  weight(): Promise<Weight>;
}

export interface BudgetOptions {
  repository: string;
  parts: BuiltPart[];
  /** The other parts of the site, by name: what is live, or what is built. */
  others: Record<string, OtherPart>;
  tell: (line: string) => void;
}

/**
 * Prints the sizes of parts and their budgets, and returns what is too large: the parts by themselves, and
 * whole public pages.
 */
export async function checkBudgets({ repository, parts, others, tell }: BudgetOptions): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const width = Math.max(...parts.map(({ name }) => name.length));
  const policyPath = join(repository, policyFile);
  const policy = existsSync(policyPath) ? readPolicy(policyPath) : undefined;
  for (const part of parts) {
    const weight = await weigh(part);
    const budget = readBudget(repository, part.name);
    tell(formatWeight(part.name.padEnd(width), weight, budget));
    refusals.push(...checkBudget(part, weight, budget, policy?.parts[part.name]?.budgetOwner));
  }
  const most = readBudget(repository, 'shell').publicPageScript;
  return [...refusals, ...(await checkWholePages({ parts, others, tell, ...(most ? { most } : {}) }))];
}

/** Returns the public pages that would need too much script with these parts beside the others. */
export async function checkWholePages({
  parts,
  others,
  tell,
  most: usual,
}: Omit<BudgetOptions, 'repository'> & {
  /** Kilobytes, where the shell does not say how much script a page may need. */
  most?: number;
}): Promise<Refusal[]> {
  const scripts: ScriptWeights = {};
  for (const part of parts) scripts[part.name] = await weigh(part, 'script');
  const names = parts.map(({ name }) => name);
  const beside = Object.entries(others).filter(([name]) => !names.includes(name));
  for (const [name, other] of beside) scripts[name] = await other.weight();
  const shell = (parts.find(({ name }) => name === 'shell') ?? others.shell)?.release;
  // A remote is checked for its own pages; the shell for all.
  const releases = [...parts, ...beside.map(([, other]) => other)].map(({ release }) => release);
  const own = releases.flatMap(({ name, routes = [] }) =>
    name === 'shell' ? [] : routes.map((route) => ({ ...route, remote: name })),
  );
  const pages = weighPublicPages([...(shell?.routes ?? []), ...own], scripts).filter(
    ({ remote }) => names.includes('shell') || names.includes(remote),
  );
  // Of the shell that the parts will meet; one from before says nothing of it.
  const most = shell?.publicPageScript ?? usual;
  if (pages.length > 0) tell(formatPublicPages(pages, most));
  return checkPublicPages(pages, most);
}

/** The live parts, measured by their compressed files. */
export async function livePartsBeside(registry: Registry): Promise<Record<string, OtherPart>> {
  const live = Object.entries((await registry.latest()).revision?.live ?? {});
  const others: Record<string, OtherPart> = {};
  for (const [name, { version }] of live) {
    const record = await registry.file(name, version, 'release.json');
    if (!record) continue;
    const release = JSON.parse(record.toString('utf8')) as Release;
    const sizeOf = async (file: string): Promise<number> => {
      const body =
        (await registry.file(name, version, `${file}.br`)) ?? (await registry.file(name, version, file));
      return body?.byteLength ?? 0;
    };
    others[name] = { release, weight: () => weighRelease(release, sizeOf, 'script') };
  }
  return others;
}

/** The parts that are built on this disk. */
export const builtPartsBeside = (parts: BuiltPart[]): Record<string, OtherPart> =>
  Object.fromEntries(
    parts.map((part) => [part.name, { release: part.release, weight: () => weigh(part, 'script') }]),
  );

/** One line with a part's size and its budget, in compressed kilobytes; `✗` before what is too large. */
function formatWeight(name: string, { initial, pages }: Weight, budget: Budget): string {
  const cell = (actual: number, allowed: number) => `${actual > allowed ? '✗ ' : ''}${actual}/${allowed}`;
  const named = Object.entries(pages).map(
    ([page, actual]) => `${page} ${cell(actual, allowedFor(budget, page))}`,
  );
  return `  ${name}  ${cell(initial, budget.initial)} kB at first${named.length > 0 ? `; then ${named.join(', ')}` : ''}`;
}

/** One line with the public page that needs the most script, and those that need too much. */
function formatPublicPages(pages: PublicPage[], most: number | undefined): string {
  const [heaviest] = pages;
  if (!heaviest) return '';
  const over = pages.filter(({ kilobytes }) => most !== undefined && kilobytes > most);
  const limit = most === undefined ? '' : ` of ${most}`;
  const named = (over.length > 0 ? over : [heaviest]).map(({ path, kilobytes }) => `${path} ${kilobytes}`);
  return `  public pages  script in all${limit} kB: ${over.length > 0 ? '✗ too heavy' : 'the heaviest is'} ${named.join(', ')}`;
}
