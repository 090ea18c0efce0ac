import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPart } from '../build/built-part';
import { allowedFor, budgetOf, type Budgets } from '../site/budgets';
import { weighRelease, type SizeOf, type Weight } from '../site/public-pages';
import { compressedVariants } from '../store/compress';

/** Measures the files of built parts with the compression with which they are served. */
export const sizeIn =
  (parts: BuiltPart[]): SizeOf =>
  async ({ name }, file) => {
    const folder = parts.find((part) => part.name === name)?.folder ?? '';
    const body = await readFile(join(folder, file));
    const variants = await compressedVariants(file, body);
    return (variants.find(({ ending }) => ending === '.br')?.body ?? body).byteLength;
  };

/** Prints the sizes of parts, beside their budgets where these are known. */
export async function tellSizes(
  parts: BuiltPart[],
  budgets: Budgets | undefined,
  tell: (line: string) => void,
): Promise<void> {
  const width = Math.max(...parts.map(({ name }) => name.length));
  for (const part of parts)
    tell(formatWeight(part.name, width, await weighRelease(part.release, sizeIn([part]), 'all'), budgets));
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
