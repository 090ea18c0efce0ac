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

/** Addresses that remotes bring to a composition, and the refusals of ignored ones. */
export interface RemoteRoutes {
  /** As lines of a site map, with the names of remotes and layouts. */
  routes: (RemoteRoute & { remote: string })[];
  refusals: Refusal[];
}

/** The site that a remote's routes must fit. */
interface Surroundings {
  remote: Release;
  shell: Release;
  grants: PathGrants;
  /** Lines of the site map so far: the shell's, and those of earlier remotes. */
  taken: ReleaseRoute[];
}

/**
 * Resolves the addresses that remotes bring. Admission refuses a change that adds refusals; the gateway serves no refused
 * address.
 */
export function resolveRemoteRoutes({
  shell,
  remotes,
  paths: grants = {},
}: Candidate & { shell: Release }): RemoteRoutes {
  const resolved: RemoteRoutes = { routes: [], refusals: [] };
  for (const remote of Object.keys(remotes)
    .sort()
    .flatMap((name) => remotes[name] ?? [])) {
    for (const route of remote.routes ?? []) {
      const taken = [...(shell.routes ?? []), ...resolved.routes];
      const existing = taken.find((line) => isSameLine(line, route, remote.name));
      if (existing) {
        const stricter = whyAccessIgnored(route, existing, remote, shell);
        if (stricter) resolved.refusals.push({ part: remote.name, subject: route.path, ...stricter });
        continue;
      }
      const claim = `${remote.name} ${remote.version} brings ${route.path}`;
      const reason = whyRefused(claim, route, { remote, shell, grants, taken });
      const noEntry = reason ? undefined : whyNavigationRefused(claim, route, remote, shell, taken);
      for (const refusal of [reason, noEntry])
        if (refusal) resolved.refusals.push({ part: remote.name, subject: route.path, ...refusal });
      // Without its entry in the navigation a page can still be served.
      if (!reason)
        resolved.routes.push(
          toLine(route as RemoteRoute, remote, shell, noEntry ? undefined : route.navigation),
        );
    }
  }
  return resolved;
}

/** Whether a line is of the same page at the same address. The line counts, so that it can move to the remote. */
const isSameLine = (line: ReleaseRoute, { path, page }: ReleaseRoute, remote: string): boolean =>
  line.path === path && line.remote === remote && line.page === page;

function whyRefused(claim: string, route: ReleaseRoute, surroundings: Surroundings): Reason | undefined {
  const { remote, shell, taken } = surroundings;
  const { path, page } = route;
  if (!isOwnPattern(path))
    return {
      rule: 'route',
      message: `${claim}, which is no path of fixed segments and parameters.`,
      remedy: `Write it like /health-plans/compare/:id, in routes of ${remote.name}/webpack.config.mjs.`,
    };
  if (/\/:token(?:\/|$)/i.test(path))
    return {
      rule: 'route',
      message: `${claim}; one-time tokens are only in addresses of the shell, which keeps them out of referrers and requests.`,
      remedy: 'Name the parameter otherwise, or have the shell name the address.',
    };
  if (!page || !Object.hasOwn(remote.pages, page))
    return {
      rule: 'route',
      message: `${claim} with page "${page ?? ''}", which it does not offer.`,
      remedy: `Export the page in ${remote.name}/src/remote.tsx (chunk name page.${page ?? '…'}).`,
    };
  const grant = findGrant(path, surroundings);
  if (!('prefix' in grant)) return grant;
  const clash = taken.find((line) => line.path !== '*' && patternsClash(line.path, path));
  if (clash)
    return {
      rule: 'clash',
      message: `${claim}, and ${clash.path} of ${ownerOf(clash, shell)} has the same addresses.`,
      remedy: 'Choose another path.',
    };
  return whyAccessRefused(claim, route, grant, shell);
}

/** Finds the remote's narrowest grant for a path; refuses where another remote has a narrower one. */
function findGrant(path: string, { remote, grants }: Surroundings): PathGrant | Reason {
  const length = ({ prefix }: PathGrant): number => prefix.split('/').length;
  const granted = (grants[remote.name] ?? [])
    .filter(({ prefix }) => isWithin(path, prefix))
    .sort((a, b) => length(b) - length(a))[0];
  const prefixes = (grants[remote.name] ?? []).map(({ prefix }) => prefix).join(', ');
  if (!granted)
    return {
      rule: 'grant',
      message: `${remote.name} ${remote.version} brings ${path}; it has ${prefixes || 'no paths'}.`,
      remedy: prefixes
        ? 'Choose a path there, or ask for another one in release-policy.json, by a pull request.'
        : `Ask for some in release-policy.json, by a pull request: "${remote.name}": { "paths": … }`,
    };
  for (const [owner, theirs] of Object.entries(grants)) {
    const narrower = theirs.find(
      (grant) => owner !== remote.name && length(grant) > length(granted) && mayLieWithin(path, grant.prefix),
    );
    if (narrower)
      return {
        rule: 'grant',
        message: `${remote.name} ${remote.version} brings ${path}; ${narrower.prefix} belongs to ${owner}.`,
        remedy: 'Choose a path outside of it.',
      };
  }
  return granted;
}

const ownerOf = ({ remote }: ReleaseRoute, shell: Release): string => remote ?? `the shell ${shell.version}`;

function toLine(
  { path, page, access, layout }: RemoteRoute,
  { name }: Release,
  { routeRules }: Release,
  navigation: string | undefined,
): RemoteRoutes['routes'][number] {
  const rule = routeRules?.layouts[layout];
  return {
    path,
    remote: name,
    page,
    access,
    layout,
    ...(navigation === undefined ? {} : { navigation }),
    ...(rule?.remote && rule.page ? { layoutRemote: rule.remote, layoutPage: rule.page } : {}),
  };
}
