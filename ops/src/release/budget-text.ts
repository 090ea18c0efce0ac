import { allowedFor, type Budget, type Weight } from './budget';
import type { PublicPage } from './public-pages';

/** One line with a part's size and its budget, in compressed kilobytes; `✗` before what is too large. */
export function formatWeight(name: string, { initial, pages }: Weight, budget: Budget): string {
  const cell = (actual: number, allowed: number) => `${actual > allowed ? '✗ ' : ''}${actual}/${allowed}`;
  const named = Object.entries(pages).map(
    ([page, actual]) => `${page} ${cell(actual, allowedFor(budget, page))}`,
  );
  return `  ${name}  ${cell(initial, budget.initial)} kB at first${named.length > 0 ? `; then ${named.join(', ')}` : ''}`;
}

/** One line with the public page that needs the most script, and those that need too much. */
export function formatPublicPages(pages: PublicPage[], most: number | undefined): string {
  const [heaviest] = pages;
  if (!heaviest) return '';
  const over = pages.filter(({ kilobytes }) => most !== undefined && kilobytes > most);
  const limit = most === undefined ? '' : ` of ${most}`;
  const named = (over.length > 0 ? over : [heaviest]).map(({ path, kilobytes }) => `${path} ${kilobytes}`);
  return `  public pages  script in all${limit} kB: ${over.length > 0 ? '✗ too heavy' : 'the heaviest is'} ${named.join(', ')}`;
}
