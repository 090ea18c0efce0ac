import type { Release, ReleaseRoute } from '@shared/contracts';
import type { Refusal } from './refusal';

/** Letters that an entry of the navigation has room for. */
const longestLabel = 24;

/**
 * Why a route may not have its entry in the main navigation; undefined when it may, or has none (Q56).
 * @param it the beginning of the message: which remote brings which path
 * @param taken the lines that are there already
 */
export function whyNavigationRefused(
  it: string,
  { path, access, navigation }: ReleaseRoute,
  remote: Release,
  { routeRules }: Release,
  taken: ReleaseRoute[],
): Pick<Refusal, 'rule' | 'message' | 'remedy'> | undefined {
  if (navigation === undefined) return undefined;
  const refuse = (message: string, remedy: string) => ({
    rule: 'navigation' as const,
    message: `${it} in the navigation${message}.`,
    remedy,
  });
  if (access !== 'public' || path.includes(':'))
    return refuse('; only public pages without parameters may be there', 'Take navigation out of the route.');
  // No control letters, and none that turn the direction of the text around.
  if (!navigation.trim() || navigation.length > longestLabel || /\p{C}/u.test(navigation))
    return refuse(
      ` as ${JSON.stringify(navigation)}; a label has 1 to ${longestLabel} letters that can be seen`,
      'Choose another label.',
    );
  const others = [...(routeRules?.labels ?? []), ...taken.map((line) => line.navigation ?? '')];
  if (others.some((other) => comparable(other) === comparable(navigation)))
    return refuse(` as "${navigation}"; there is such an entry`, 'Choose another label.');
  const entries = (remote.routes ?? []).filter((route) => route.navigation !== undefined);
  return entries.length > 1 && entries[0]?.path !== path
    ? refuse('; a remote may have one entry there', 'Keep one entry.')
    : undefined;
}

/** Labels that look alike are equal. */
const comparable = (label: string): string =>
  label.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
