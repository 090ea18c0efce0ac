import type { Release } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import type { Ledger } from '../ledger/ledger';
import { artefactKey, type ReleaseStore } from '../store/release-store';
import type { Refusal } from './refusal';
import { checkBudget, readBudget, weigh, weighRelease, type Weight } from './budget';
import { formatPublicPages, formatWeight } from './budget-text';
import { checkPublicPages, weighPublicPages, type ScriptWeights } from './public-pages';
import { readRecord } from './upload';

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
  for (const part of parts) {
    const weight = await weigh(part);
    const budget = readBudget(repository, part.name);
    tell(formatWeight(part.name.padEnd(width), weight, budget));
    refusals.push(...checkBudget(part, weight, budget));
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

/** The live parts, measured by the compressed files in the store. */
export async function livePartsBeside(
  store: ReleaseStore,
  ledger: Ledger,
): Promise<Record<string, OtherPart>> {
  const live = Object.entries((await ledger.newest())?.live ?? {});
  const others: Record<string, OtherPart> = {};
  for (const [name, { version }] of live) {
    const record = await readRecord(store, name, version);
    if (!record) continue;
    const sizeOf = async (file: string): Promise<number> => {
      const key = artefactKey(name, version, file);
      const body = (await store.get(`${key}.br`)) ?? (await store.get(key));
      return body?.byteLength ?? 0;
    };
    others[name] = { release: record.release, weight: () => weighRelease(record.release, sizeOf, 'script') };
  }
  return others;
}

/** The parts that are built on this disk. */
export const builtPartsBeside = (parts: BuiltPart[]): Record<string, OtherPart> =>
  Object.fromEntries(
    parts.map((part) => [part.name, { release: part.release, weight: () => weigh(part, 'script') }]),
  );
