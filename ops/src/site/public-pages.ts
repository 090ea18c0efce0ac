import type { PreloadSet, Release } from '@ilera/contracts';
import type { Refusal } from './refusal';

/** The size of a part, in compressed kilobytes. */
export interface Weight {
  initial: number;
  pages: Record<string, number>;
}

/** Weighs a part: everything that a visitor fetches, or only the script. */
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
 * Refuses public pages of changed parts whose script, with shell and remote, is above the maximum of a first page load.
 * @param changed names of parts; the shell belongs to every page @param most kilobytes
 */
export function checkPublicPages(releases: Release[], changed: string[], most = Infinity): Refusal[] {
  const weights = new Map(releases.map((release) => [release.name, weighRelease(release, 'script')]));
  const shell = weights.get('shell');
  const refusals = new Map<string, Refusal>();
  for (const { name, routes = [] } of releases)
    for (const { path, access, page = '', ...route } of routes) {
      const remote = (name === 'shell' ? route.remote : name) ?? '';
      const weight = weights.get(remote);
      const pageWeight = weight?.pages[page];
      const isTouched = [remote, 'shell'].some((part) => changed.includes(part));
      // Signed-out visitors are new visitors too, so the sign-in page counts as public.
      const isPublic = access === 'public' || access === 'signed-out';
      if (!shell || !weight || pageWeight === undefined || !isTouched || !isPublic) continue;
      const kilobytes = Math.round((shell.initial + weight.initial + pageWeight) * 10) / 10;
      if (kilobytes > most)
        refusals.set(`${remote} ${page}`, {
          message: `${path} needs ${kilobytes} kB of script in all; a public page may need ${most} kB.`,
          remedy: `Make page "${page}", ${remote} or the shell lighter, or raise publicPageScript in release-policy.json, by a pull request.`,
        });
    }
  return [...refusals.values()];
}
