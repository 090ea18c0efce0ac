/**
 * Addresses and modals in a remote's release, within the paths granted to it, and the names they may have
 * (docs/adr/0011). The build and admission apply these rules.
 */

/** The access rules of pages, which the shell enforces. */
export const pageAccess = ['public', 'signed-in', 'signed-out', 'manages-own-plan'] as const;

/** Who may see a page. */
export type PageAccess = (typeof pageAccess)[number];

/** The layout around a page; the shell has the components. */
export type PageLayout = 'site' | 'waitlist' | 'checkout' | 'bare' | 'account';

/** The paths granted to one remote: `/health-plans/*` is that address and all addresses below. */
export interface PathGrant {
  prefix: string;
  /** Access rules that the remote's pages may have. */
  access: PageAccess[];
}

/** Grants by remote. */
export type PathGrants = Record<string, PathGrant[]>;

/** A layout in the gateway's terms. */
export interface LayoutRule {
  /** Whether the layout shows personal data: then only for signed-in people's pages. */
  signedIn?: true;
  /** The remote and page that draw the layout. */
  remote?: string;
  page?: string;
}

/** A shell's rules for routes that remotes bring. */
export interface RouteRules {
  access: PageAccess[];
  layouts: Record<string, LayoutRule>;
  /** Labels of the shell's navigation entries, which remotes may not repeat. */
  labels: string[];
}

/** Name of a layout in a request to prerender it for a page whose path the shell does not know. */
export const prerenderedLayout = (layout: string): string => `layout:${layout}`;

/** File beside a remote's entry on a dev server, which replaces a release: its routes and modal titles. */
export const devRoutesFile = 'routes.json';

/** A main navigation entry that a remote brings. */
export interface NavigationEntry {
  label: string;
  to: string;
}

/** Extracts the navigation entries from routes. */
export const navigationEntries = (routes: { navigation?: string; path: string }[] = []): NavigationEntry[] =>
  routes.flatMap(({ navigation, path }) =>
    navigation === undefined ? [] : [{ label: navigation, to: path }],
  );

/** Maximum length of a label in the main navigation. */
export const maxLabelLength = 24;
/** Maximum length of a modal's title. */
export const maxTitleLength = 60;

/**
 * Latin letters with at most two marks each (Yoruba), the apostrophe of Hausa, digits, spaces and punctuation: a letter
 * or digit at least, and nothing that is invisible or reverses the direction of the text.
 */
export const labelPattern =
  /^(?=.*[\p{L}\d])(?!.*[\p{C}\p{Default_Ignorable_Code_Point}])(?:\p{Script=Latin}\p{M}{0,2}|[\d\p{Zs}\p{P}+\u02bc])+$/u;

/** Whether people can read a label, and distinguish it from a similar one in another script. */
export const isLabel = (text: unknown, maxLength: number): text is string =>
  typeof text === 'string' && text.length <= maxLength && labelPattern.test(text);

/** A modal's name, which is opened as `<remote>/<name>`. */
export const modalNamePattern = /^[A-Za-z0-9][\w-]*$/;

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** The segments of a pattern; the browser's router ignores case. */
const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/\/\*$/, '')
    .split('/')
    .filter((segment) => segment !== '');

/**
 * Whether a remote's path has a valid form: fixed segments and parameters, without files, optional parts or wildcards.
 */
export const isOwnPattern = (path: string): boolean =>
  /^(?:\/(?:[a-z0-9][a-z0-9_-]*|:[a-z][a-z0-9_]*))+$/i.test(path);

/** Whether a grant has a valid form: `/extra/*` or `/extra/more/*`. */
export const isGrantPrefix = (prefix: string): boolean => /^(?:\/[a-z0-9][a-z0-9_-]*)+\/\*$/i.test(prefix);

/** Whether every address of a pattern, or of a grant, is within a grant. */
export function isWithin(pattern: string, prefix: string): boolean {
  const segments = segmentsOf(pattern);
  return segmentsOf(prefix).every((fixed, index) => segments[index] === fixed);
}

/** Whether any address of a pattern is within a grant. */
export function mayLieWithin(pattern: string, prefix: string): boolean {
  const segments = segmentsOf(pattern);
  return segmentsOf(prefix).every((fixed, index) => {
    const segment = segments[index];
    return segment !== undefined && (segment === fixed || isParameter(segment));
  });
}

/**
 * Whether two patterns share an address for which neither is more specific. A pattern is more specific if it has a
 * fixed segment where the other has a parameter.
 */
export function patternsClash(pattern: string, other: string): boolean {
  const [a, b] = [segmentsOf(pattern), segmentsOf(other)];
  if (a.length !== b.length) return false;
  let fixedInA = 0;
  let fixedInB = 0;
  for (const [index, segment] of a.entries()) {
    const opposite = b[index] ?? '';
    if (segment === opposite) continue;
    if (isParameter(segment) && isParameter(opposite)) continue;
    if (isParameter(opposite)) fixedInA += 1;
    else if (isParameter(segment)) fixedInB += 1;
    else return false;
  }
  return fixedInA > 0 === fixedInB > 0;
}
