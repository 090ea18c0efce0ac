import type { PreloadSet, Release, ReleaseRoute } from '@shared/contracts';
import type { Refusal } from './refusal';

/** The size of a part, in compressed kilobytes. */
export interface Weight {
  initial: number;
  pages: Record<string, number>;
}

/** A public page with all the script that a first visit to it needs. */
export interface PublicPage {
  path: string;
  remote: string;
  page: string;
  kilobytes: number;
}

/** What a part weighs: everything that a visitor fetches, or only the script. */
export function weighRelease({ files, initial, pages, modals }: Release, what: 'all' | 'script'): Weight {
  const sizeOf = (file: string): number => files[file]?.compressed?.br?.size ?? files[file]?.size ?? 0;
  const weighSet = ({ js, css }: PreloadSet): number => {
    const bytes = [...js, ...(what === 'all' ? css : [])].map(sizeOf);
    return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10;
  };
  const named = Object.entries({ ...pages, ...modals }).map(([name, set]) => [name, weighSet(set)] as const);
  return { initial: weighSet(initial), pages: Object.fromEntries(named) };
}

/**
 * The script that a first visit fetches for each public page that a change touches: the shell, its remote and the page;
 * the largest first.
 * @param changed parts; the shell is part of every page
 */
export function weighPublicPages(releases: Release[], changed: string[]): PublicPage[] {
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) return [];
  const touched = releases.filter(({ name }) => [name, 'shell'].some((one) => changed.includes(one)));
  const [ofShell, ...weights] = [shell, ...touched].map((release) => weighRelease(release, 'script'));
  const own = touched.flatMap(({ name, routes = [] }) =>
    name === 'shell' ? [] : routes.map((route): ReleaseRoute => ({ ...route, remote: name })),
  );
  const found = [...(shell.routes ?? []), ...own].flatMap(({ path, access, remote, page }): PublicPage[] => {
    // Signed-out visitors are new visitors too, so the sign-in page counts as public.
    const isPublic = access === 'public' || access === 'signed-out';
    const weight = weights[touched.findIndex(({ name }) => name === remote)];
    const its = page ? weight?.pages[page] : undefined;
    if (!isPublic || !remote || !page || !weight || its === undefined) return [];
    const kilobytes = Math.round(((ofShell?.initial ?? 0) + weight.initial + its) * 10) / 10;
    return [{ path, remote, page, kilobytes }];
  });
  const pages = new Map(found.map((one) => [`${one.remote} ${one.page}`, one]));
  return [...pages.values()].sort((a, b) => b.kilobytes - a.kilobytes);
}

/** The public pages that need more script than the shell's budget allows any. */
export const checkPublicPages = (pages: PublicPage[], most = Infinity): Refusal[] =>
  pages
    .filter(({ kilobytes }) => kilobytes > most)
    .map(({ path, remote, page, kilobytes }) => ({
      part: remote,
      rule: 'budget',
      subject: page,
      message: `${path} needs ${kilobytes} kB of script in all; a public page may need ${most} kB.`,
      remedy: `Make page "${page}", ${remote} or the shell lighter, or raise publicPageScript in release-policy.json, by a pull request.`,
    }));
