import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreloadSet, Release } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import type { Weight } from '../site/public-pages';
import type { Refusal } from '../site/refusal';
import { partFolder } from '../common/repository';
import { compressedVariants } from '../store/compress';

/**
 * `budget.json` beside a part's code: the most compressed kilobytes (brotli, script and style) that a visitor
 * may have to fetch.
 */
export interface Budget {
  /** What every page of the part needs. */
  initial: number;
  /** A page or modal on top of that, where `pages` does not name it. */
  page: number;
  pages?: Record<string, number>;
  /**
   * The shell's only: most kilobytes of script that a public page may need in all: shell, remote and page
   * together.
   */
  publicPageScript?: number;
}

const usual: Record<'shell' | 'remote', Budget> = {
  shell: { initial: 200, page: 20 },
  remote: { initial: 30, page: 60 },
};

/** Everything that a visitor fetches, or only the script. */
export type Weighed = 'all' | 'script';

/** Measures a built part with the compression with which it is served. */
export function weigh({ folder, release }: BuiltPart, what: Weighed = 'all'): Promise<Weight> {
  return weighRelease(release, (file) => packedSize(join(folder, file), file), what);
}

/** Measures a release, wherever its files are; `measure` returns a file's compressed bytes. */
export async function weighRelease(
  release: Release,
  measure: (file: string) => Promise<number>,
  what: Weighed = 'all',
): Promise<Weight> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string): Promise<number> => {
    const known = sizes.get(file) ?? measure(file);
    sizes.set(file, known);
    return known;
  };
  const weighSet = async ({ js, css }: PreloadSet): Promise<number> => {
    const bytes = await Promise.all([...js, ...(what === 'all' ? css : [])].map(sizeOf));
    return toKilobytes(bytes.reduce((sum, size) => sum + size, 0));
  };
  const named = [...Object.entries(release.pages), ...Object.entries(release.modals)];
  return {
    initial: await weighSet(release.initial),
    pages: Object.fromEntries(
      await Promise.all(named.map(async ([name, set]) => [name, await weighSet(set)] as const)),
    ),
  };
}

const toKilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Compares a part's size with its budget. */
export function checkBudget(part: BuiltPart, weight: Weight, budget: Budget, owner?: string): Refusal[] {
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

/** The budget of a page or modal. */
export const allowedFor = (budget: Budget, name: string): number => budget.pages?.[name] ?? budget.page;

/** The budget beside the part's code, or the default one. */
export function readBudget(repository: string, name: string): Budget {
  const file = join(partFolder(repository, name), 'budget.json');
  const standard = usual[name === 'shell' ? 'shell' : 'remote'];
  return existsSync(file)
    ? { ...standard, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Budget>) }
    : standard;
}

async function packedSize(path: string, name: string): Promise<number> {
  const body = await readFile(path);
  const variants = await compressedVariants(name, body);
  return (variants.find(({ ending }) => ending === '.br')?.body ?? body).byteLength;
}
