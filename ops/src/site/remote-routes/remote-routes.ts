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
import type { Candidate, Refusal } from '../refusal';

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
  const routes: RemoteRoutes['routes'] = [];
  const refusals: Refusal[] = [];
  for (const remote of Object.keys(remotes)
    .sort()
    .flatMap((name) => remotes[name] ?? [])) {
    for (const route of remote.routes ?? []) {
      const taken = [...(shell.routes ?? []), ...routes];
      const claim = `${remote.name} ${remote.version} brings ${route.path}`;
      const refuse = (what: string, why: Refusal | undefined) => {
        if (why) refusals.push({ problem: `${remote.name} ${what} ${route.path}`, ...why });
        return why;
      };
      const existing = taken.find((line) => isSameLine(line, route, remote.name));
      if (existing) {
        refuse('restricts', whyAccessIgnored(claim, route, existing, shell));
        continue;
      }
      if (refuse('brings', whyRefused(claim, route, { remote, shell, grants, taken }))) continue;
      // Without its entry in the navigation a page can still be served.
      const noEntry = refuse('lists', whyNavigationRefused(claim, route, remote, shell, taken));
      routes.push(toLine(route as RemoteRoute, remote, shell, noEntry ? undefined : route.navigation));
    }
  }
  return { routes, refusals };
}

/** Whether a line is of the same page at the same address. The line counts, so that it can move to the remote. */
const isSameLine = (line: ReleaseRoute, { path, page }: ReleaseRoute, remote: string): boolean =>
  line.path === path && line.remote === remote && line.page === page;

function whyRefused(
  claim: string,
  route: ReleaseRoute,
  { remote, shell, grants, taken }: Surroundings,
): Refusal | undefined {
  const { path, page } = route;
  if (!isOwnPattern(path))
    return {
      message: `${claim}, which is no path of fixed segments and parameters.`,
      remedy: `Write it like /health-plans/compare/:id, in routes of ${remote.name}/webpack.config.mjs.`,
    };
  if (/\/:token(?:\/|$)/i.test(path))
    return {
      message: `${claim}; one-time tokens are only in addresses of the shell, which keeps them out of referrers and requests.`,
      remedy: 'Name the parameter otherwise, or have the shell name the address.',
    };
  if (!page || !Object.hasOwn(remote.pages, page))
    return {
      message: `${claim} with page "${page ?? ''}", which it does not offer.`,
      remedy: `Export the page in ${remote.name}/src/remote.tsx (chunk name page.${page ?? '…'}).`,
    };
  const own = grants[remote.name] ?? [];
  const [grant] = own
    .filter(({ prefix }) => isWithin(path, prefix))
    .sort((a, b) => segments(b) - segments(a));
  if (!grant)
    return {
      problem: `${remote.name} has no grant for ${path}`,
      message: `${claim}; it has ${own.map(({ prefix }) => prefix).join(', ') || 'no paths'}.`,
      remedy: `Choose a path there, or ask for one in release-policy.json, by a pull request: "${remote.name}": { "paths": … }`,
    };
  for (const [owner, theirs] of Object.entries(grants)) {
    const narrower = theirs.find(
      (other) =>
        owner !== remote.name && segments(other) > segments(grant) && mayLieWithin(path, other.prefix),
    );
    if (narrower)
      return {
        problem: `${remote.name} has no grant for ${path}`,
        message: `${claim}; ${narrower.prefix} belongs to ${owner}.`,
        remedy: 'Choose a path outside of it.',
      };
  }
  const clash = taken.find((line) => line.path !== '*' && patternsClash(line.path, path));
  if (clash)
    return {
      problem: `${remote.name} clashes at ${path}`,
      message: `${claim}, and ${clash.path} of ${clash.remote ?? `the shell ${shell.version}`} has the same addresses.`,
      remedy: 'Choose another path.',
    };
  const refused = whyAccessRefused(claim, route, grant, shell);
  return refused && { problem: `${remote.name} has no access rule or layout for ${path}`, ...refused };
}

const segments = ({ prefix }: PathGrant): number => prefix.split('/').length;

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
