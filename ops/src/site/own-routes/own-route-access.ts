import type { PathGrant, Release, ReleaseRoute } from '@shared/contracts';
import type { Refusal } from '../refusal';

/**
 * Why the access rule or the layout of a route is refused; undefined when both are allowed.
 * @param it the beginning of the message: which remote brings which path
 */
export function whyAccessRefused(
  it: string,
  { access, layout }: ReleaseRoute,
  grant: PathGrant,
  { version, routeRules }: Release,
): Pick<Refusal, 'rule' | 'message' | 'remedy'> | undefined {
  const refuse = (message: string, remedy: string) => ({ rule: 'access' as const, message, remedy });
  const allowed = grant.access.filter((one) => routeRules?.access.includes(one));
  if (!access || !allowed.includes(access))
    return refuse(
      `${it} for "${access ?? ''}"; ${grant.prefix} may be for ${allowed.join(', ')}.`,
      'Choose one of these.',
    );
  const layouts = routeRules?.layouts ?? {};
  const around = layout && Object.hasOwn(layouts, layout) ? layouts[layout] : undefined;
  if (!around)
    return refuse(
      `${it} in the layout "${layout ?? ''}"; the shell ${version} has ${Object.keys(layouts).join(', ')}.`,
      'Choose one of these, or publish a shell with that layout first.',
    );
  if (around.signedIn && (access === 'public' || access === 'signed-out'))
    return refuse(
      `${it} in the layout "${layout ?? ''}" for "${access}"; that layout shows personal data.`,
      'Choose another layout, or "signed-in".',
    );
  return undefined;
}

/**
 * Why a route is refused that says of a page of the shell's line that fewer people may see it: the line counts,
 * so the page would stay open. Undefined where it says the same or less, or the shell does not say who.
 */
export function whyAccessIgnored(
  { path, access }: ReleaseRoute,
  line: ReleaseRoute,
  remote: Release,
  shell: Release,
): Pick<Refusal, 'rule' | 'message' | 'remedy'> | undefined {
  const isStricter =
    line.access !== undefined &&
    access !== line.access &&
    access !== 'public' &&
    !(access === 'signed-in' && line.access === 'manages-own-plan');
  if (!isStricter) return undefined;
  return {
    rule: 'access',
    message: `${remote.name} ${remote.version} brings ${path} for "${access ?? ''}"; the shell ${shell.version} names it too, for "${line.access ?? ''}", and its line counts.`,
    remedy: 'Publish a shell first that has the line for these people, or leaves it to the remote.',
  };
}
