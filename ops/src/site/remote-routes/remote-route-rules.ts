import { type PathGrant, type Release, type ReleaseRoute, isLabel, maxLabelLength } from '@ilera/contracts';
import type { Refusal } from '../refusal';

/**
 * Explains why the access rule or the layout of a route is refused; undefined when both are allowed.
 * @param claim beginning of the message: which remote brings which path
 */
export function whyAccessRefused(
  claim: string,
  { access, layout }: ReleaseRoute,
  grant: PathGrant,
  { version, routeRules }: Release,
): Refusal | undefined {
  const allowed = grant.access.filter((rule) => routeRules?.access.includes(rule));
  if (!access || !allowed.includes(access))
    return {
      message: `${claim} for "${access ?? ''}"; ${grant.prefix} may be for ${allowed.join(', ')}.`,
      remedy: 'Choose one of these.',
    };
  const layouts = routeRules?.layouts ?? {};
  const rule = layout && Object.hasOwn(layouts, layout) ? layouts[layout] : undefined;
  if (!rule)
    return {
      message: `${claim} in the layout "${layout ?? ''}"; the shell ${version} has ${Object.keys(layouts).join(', ')}.`,
      remedy: 'Choose one of these, or publish a shell with that layout first.',
    };
  if (rule.signedIn && (access === 'public' || access === 'signed-out'))
    return {
      message: `${claim} in the layout "${layout ?? ''}" for "${access}"; that layout shows personal data.`,
      remedy: 'Choose another layout, or "signed-in".',
    };
  return undefined;
}

/**
 * Explains why a route is refused that admits fewer people than the shell's line: the line counts, so the page would stay
 * open. Undefined where the route is not stricter, or the line has no access rule.
 * @param claim beginning of the message: which remote brings which path
 */
export function whyAccessIgnored(
  claim: string,
  { access }: ReleaseRoute,
  line: ReleaseRoute,
  shell: Release,
): Refusal | undefined {
  const isStricter =
    line.access !== undefined &&
    access !== line.access &&
    access !== 'public' &&
    !(access === 'signed-in' && line.access === 'manages-own-plan');
  if (!isStricter) return undefined;
  return {
    message: `${claim} for "${access ?? ''}"; the shell ${shell.version} names it too, for "${line.access ?? ''}", and its line counts.`,
    remedy: 'Publish a shell first that has the line for these people, or leaves it to the remote.',
  };
}

/** Navigation entries of all remotes together: two more lines at 768 px. */
const maxEntries = 4;

/**
 * Explains why a route gets no entry in the main navigation; undefined when it does, or asks for none.
 * @param claim beginning of the message: which remote brings which path
 * @param taken lines of the site map so far
 */
export function whyNavigationRefused(
  claim: string,
  { path, access, navigation }: ReleaseRoute,
  remote: Release,
  { routeRules }: Release,
  taken: ReleaseRoute[],
): Refusal | undefined {
  if (navigation === undefined) return undefined;
  const refuse = (message: string, remedy: string) => ({
    message: `${claim} in the navigation${message}.`,
    remedy,
  });
  if (access !== 'public' || path.includes(':'))
    return refuse('; only public pages without parameters may be there', 'Take navigation out of the route.');
  if (!isLabel(navigation, maxLabelLength))
    return refuse(
      ` as ${JSON.stringify(navigation).slice(0, maxLabelLength + 2)}; a label has 1 to ${maxLabelLength} Latin letters, digits and punctuation marks`,
      'Choose another label.',
    );
  const others = [...(routeRules?.labels ?? []), ...taken.map((line) => line.navigation ?? '')];
  if (others.some((other) => comparable(other) === comparable(navigation)))
    return refuse(` as "${navigation}"; there is such an entry`, 'Choose another label.');
  const entries = (remote.routes ?? []).filter((route) => route.navigation !== undefined);
  if (entries.length > 1 && entries[0]?.path !== path)
    return refuse('; a remote may have one entry there', 'Keep one entry.');
  const placed = taken.filter((line) => line.navigation !== undefined).map((line) => line.path);
  return placed.length >= maxEntries
    ? refuse(
        `; there is room for ${maxEntries} entries of remotes, and ${placed.join(', ')} are there`,
        'Lead to the page from another one, or have one of these remotes take its entry out.',
      )
    : undefined;
}

/** Labels that differ in width, spaces or case only are equal. */
const comparable = (label: string): string =>
  label.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
