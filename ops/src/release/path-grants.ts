import { isGrantPrefix, isWithin, mayLieWithin, type PathGrants, type Release } from '@shared/contracts';
import type { Refusal } from './refusal';

/** First segments of addresses that the gateway itself answers. */
const ofTheGateway = ['api', 'assets', 'ops'];

/** The grants in force, and why others are not. */
interface GrantsInForce {
  grants: PathGrants;
  refusals: Refusal[];
}

/**
 * The grants of the shell's release, and those of ops for remotes that the shell does not know (Q56). A grant
 * of ops that takes paths of the shell, or of another remote, is not in force.
 */
export function grantsInForce(shell: Release, ofOps: PathGrants = {}): GrantsInForce {
  const { routeRules } = shell;
  if (!routeRules) return { grants: {}, refusals: [] };
  const grants: PathGrants = { ...routeRules.grants };
  const refusals: Refusal[] = [];
  for (const [remote, wanted] of Object.entries(ofOps).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const grant of wanted) {
      const reason = whyNotGranted(grant.prefix, remote, shell, grants);
      if (!reason) grants[remote] = [...(grants[remote] ?? []), grant];
      else
        refusals.push({
          part: remote,
          rule: 'grant',
          subject: grant.prefix,
          message: `${remote} cannot have ${grant.prefix}: ${reason}.`,
          remedy: `Grant it other paths (pnpm release grant ${remote} /…/*), or take it away first: pnpm release revoke ${remote}`,
        });
    }
  }
  return { grants, refusals };
}

/** Whether the shell's release names a remote, which then gets its paths from there only. */
export const isKnownToShell = (remote: string, { routes, routeRules, modalOwners }: Release): boolean =>
  Object.hasOwn(routeRules?.grants ?? {}, remote) ||
  Object.values(modalOwners ?? {}).includes(remote) ||
  (routes ?? []).some((route) => route.remote === remote || route.layoutRemote === remote);

function whyNotGranted(
  prefix: string,
  remote: string,
  shell: Release,
  given: PathGrants,
): string | undefined {
  if (!isGrantPrefix(prefix)) return 'a grant is written /extra/* or /extra/more/*';
  if (ofTheGateway.includes(prefix.split('/')[1]?.toLowerCase() ?? ''))
    return 'the gateway answers there itself';
  if (isKnownToShell(remote, shell)) return `the shell ${shell.version} says which paths ${remote} has`;
  const taken = (shell.routes ?? []).find(({ path }) => path !== '*' && mayLieWithin(path, prefix));
  if (taken) return `the shell has ${taken.path} there`;
  for (const [owner, grants] of Object.entries(given)) {
    const other = grants.find((one) => isWithin(one.prefix, prefix) || isWithin(prefix, one.prefix));
    if (other) return `${owner} has ${other.prefix}`;
  }
  return undefined;
}
