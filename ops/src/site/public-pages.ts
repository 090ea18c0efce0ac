import type { ReleaseRoute } from '@shared/contracts';
import type { Refusal } from './refusal';

/** The size of a part, in compressed kilobytes. */
export interface Weight {
  initial: number;
  pages: Record<string, number>;
}

/** The size of each part's script, the shell's under `shell`. */
export type ScriptWeights = Record<string, Weight>;

/** A public page with all the script that a first visit to it needs. */
export interface PublicPage {
  path: string;
  remote: string;
  page: string;
  kilobytes: number;
}

/**
 * The script that a first visit to each public page fetches: the shell, its remote and the page; the largest
 * first.
 */
export function weighPublicPages(routes: ReleaseRoute[], scripts: ScriptWeights): PublicPage[] {
  const { shell } = scripts;
  if (!shell) return [];
  const found = routes.flatMap(({ path, access, remote, page }): PublicPage[] => {
    // Signed-out visitors are new visitors too, so the sign-in page counts as public.
    const isPublic = access === 'public' || access === 'signed-out';
    const weight = remote ? scripts[remote] : undefined;
    const own = page ? weight?.pages[page] : undefined;
    if (!isPublic || !remote || !page || !weight || own === undefined) return [];
    const kilobytes = Math.round((shell.initial + weight.initial + own) * 10) / 10;
    return [{ path, remote, page, kilobytes }];
  });
  const pages = new Map(found.map((one) => [`${one.remote} ${one.page}`, one]));
  return [...pages.values()].sort((a, b) => b.kilobytes - a.kilobytes);
}

/** The public pages that need more script than the shell's budget allows any; all, when nobody knows that budget. */
export function checkPublicPages(pages: PublicPage[], most: number | undefined): Refusal[] {
  if (most === undefined)
    return pages.map(({ path, remote, page }) => ({
      part: remote,
      rule: 'budget',
      subject: page,
      message: `${path}: its script in all is not checked, because the live shell does not say its budget.`,
      remedy: 'Have the shell published anew, whose release then says publicPageScript of its budget.json.',
    }));
  return pages
    .filter(({ kilobytes }) => kilobytes > most)
    .map(({ path, remote, page, kilobytes }) => ({
      part: remote,
      rule: 'budget',
      subject: page,
      message: `${path} needs ${kilobytes} kB of script in all; a public page may need ${most} kB.`,
      remedy: `Make page "${page}", ${remote} or the shell lighter, or raise publicPageScript in shell/budget.json and say why in the commit.`,
    }));
}
