import {
  isOwnPattern,
  isWithin,
  mayLieWithin,
  patternsClash,
  type PathGrant,
  type PathGrants,
  type RemoteRoute,
  type Release,
  type ReleaseRoute,
} from '@ilera/contracts';
import { whyAccessIgnored, whyAccessRefused, whyNavigationRefused } from './remote-route-rules';
import type { Candidate, Reason, Refusal } from '../refusal';

/** The addresses that the remotes of a composition bring, and why others are ignored. */
export interface RemoteRoutes {
  /** As lines of a site map, with the names of remotes and layouts. */
  routes: (RemoteRoute & { remote: string })[];
  refusals: Refusal[];
}

/** What the lines of one remote are compared with. */
interface Surroundings {
  remote: Release;
  shell: Release;
  grants: PathGrants;
  /** Lines that are there already: the shell's, and those of remotes before this one. */
  taken: ReleaseRoute[];
}

/**
 * The addresses that remotes bring and the shell lets them have. Admission refuses what is new of the
 * others, and the gateway serves none of them.
 */
export function resolveRemoteRoutes({
  shell,
  remotes,
  paths: grants = {},
}: Candidate & { shell: Release }): RemoteRoutes {
  const own: RemoteRoutes = { routes: [], refusals: [] };
  for (const remote of Object.keys(remotes)
    .sort()
    .flatMap((name) => remotes[name] ?? [])) {
    for (const route of remote.routes ?? []) {
      const taken = [...(shell.routes ?? []), ...own.routes];
      const same = taken.find((line) => isSameLine(line, route, remote.name));
      if (same) {
        const stricter = whyAccessIgnored(route, same, remote, shell);
        if (stricter) own.refusals.push({ part: remote.name, subject: route.path, ...stricter });
        continue;
      }
      const it = `${remote.name} ${remote.version} brings ${route.path}`;
      const reason = whyRefused(it, route, { remote, shell, grants, taken });
      const noEntry = reason ? undefined : whyNavigationRefused(it, route, remote, shell, taken);
      for (const found of [reason, noEntry])
        if (found) own.refusals.push({ part: remote.name, subject: route.path, ...found });
      // Without its entry in the navigation a page can still be served.
      if (!reason)
        own.routes.push(toLine(route as RemoteRoute, remote, shell, noEntry ? undefined : route.navigation));
    }
  }
  return own;
}

/** The shell names the same page at the same address: its line counts, so that a line can move to the remote. */
const isSameLine = (line: ReleaseRoute, { path, page }: ReleaseRoute, remote: string): boolean =>
  line.path === path && line.remote === remote && line.page === page;

function whyRefused(it: string, route: ReleaseRoute, around: Surroundings): Reason | undefined {
  const { remote, shell, taken } = around;
  const { path, page } = route;
  if (!isOwnPattern(path))
    return {
      rule: 'route',
      message: `${it}, which is no path of fixed segments and parameters.`,
      remedy: `Write it like /health-plans/compare/:id, in routes of ${remote.name}/webpack.config.mjs.`,
    };
  if (/\/:token(?:\/|$)/i.test(path))
    return {
      rule: 'route',
      message: `${it}; one-time tokens are only in addresses of the shell, which keeps them out of referrers and requests.`,
      remedy: 'Name the parameter otherwise, or have the shell name the address.',
    };
  if (!page || !Object.hasOwn(remote.pages, page))
    return {
      rule: 'route',
      message: `${it} with page "${page ?? ''}", which it does not offer.`,
      remedy: `Export the page in ${remote.name}/src/remote.tsx (chunk name page.${page ?? '…'}).`,
    };
  const grant = findGrant(path, around);
  if (!('prefix' in grant)) return grant;
  const clash = taken.find((line) => line.path !== '*' && patternsClash(line.path, path));
  if (clash)
    return {
      rule: 'clash',
      message: `${it}, and ${clash.path} of ${ownerOf(clash, shell)} has the same addresses.`,
      remedy: 'Choose another path.',
    };
  return whyAccessRefused(it, route, grant, shell);
}

/** The grant within which a path is: the narrowest one of the remote, without a narrower one of another. */
function findGrant(path: string, { remote, grants }: Surroundings): PathGrant | Reason {
  const length = ({ prefix }: PathGrant): number => prefix.split('/').length;
  const own = (grants[remote.name] ?? [])
    .filter(({ prefix }) => isWithin(path, prefix))
    .sort((a, b) => length(b) - length(a))[0];
  const known = (grants[remote.name] ?? []).map(({ prefix }) => prefix).join(', ');
  if (!own)
    return {
      rule: 'grant',
      message: `${remote.name} ${remote.version} brings ${path}; it has ${known || 'no paths'}.`,
      remedy: known
        ? 'Choose a path there, or ask for another one in release-policy.json, by a pull request.'
        : `Ask for some in release-policy.json, by a pull request: "${remote.name}": { "paths": … }`,
    };
  for (const [owner, theirs] of Object.entries(grants)) {
    const narrower = theirs.find(
      (grant) => owner !== remote.name && length(grant) > length(own) && mayLieWithin(path, grant.prefix),
    );
    if (narrower)
      return {
        rule: 'grant',
        message: `${remote.name} ${remote.version} brings ${path}; ${narrower.prefix} belongs to ${owner}.`,
        remedy: 'Choose a path outside of it.',
      };
  }
  return own;
}

const ownerOf = ({ remote }: ReleaseRoute, shell: Release): string => remote ?? `the shell ${shell.version}`;

function toLine(
  { path, page, access, layout }: RemoteRoute,
  { name }: Release,
  { routeRules }: Release,
  navigation: string | undefined,
): RemoteRoutes['routes'][number] {
  const around = routeRules?.layouts[layout];
  return {
    path,
    remote: name,
    page,
    access,
    layout,
    ...(navigation === undefined ? {} : { navigation }),
    ...(around?.remote && around.page ? { layoutRemote: around.remote, layoutPage: around.page } : {}),
  };
}
