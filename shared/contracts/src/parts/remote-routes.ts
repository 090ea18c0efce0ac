/**
 * The addresses and modals that a remote brings in its own release, within the part of the path space that it is
 * granted, and what it may call them (docs/adr/0011). The build and admission apply these rules.
 */

/** The rules of who may see a page, which the shell applies. */
export const pageAccess = ['public', 'signed-in', 'signed-out', 'manages-own-plan'] as const;

/** Who may see a page. */
export type PageAccess = (typeof pageAccess)[number];

/** The layout around a page. The components are in the shell. */
export type PageLayout = 'site' | 'waitlist' | 'checkout' | 'bare' | 'account';

/** A part of the path space, for one remote: `/health-plans/*` is that address and all below it. */
export interface PathGrant {
  prefix: string;
  /** The access rules that pages of remotes may have. */
  access: PageAccess[];
}

/** Grants by remote. */
export type PathGrants = Record<string, PathGrant[]>;

/** A layout as the gateway needs it. */
export interface LayoutRule {
  /** The layout shows personal data: only for pages of people who are signed in. */
  signedIn?: true;
  /** The remote's page that is this layout. */
  remote?: string;
  page?: string;
}

/** What a shell makes of the routes that remotes bring. */
export interface RouteRules {
  access: PageAccess[];
  layouts: Record<string, LayoutRule>;
  /** The entries of the shell's own navigation: no entry of a remote may be called so. */
  labels: string[];
}

/** Name of a prerendered layout in the shell's `prerendered.json`, for pages whose path the shell does not know. */
export const prerenderedLayout = (layout: string): string => `layout:${layout}`;

/** What a dev server has beside a remote's entry, in place of a release: its routes and titles of modals. */
export const devRoutesFile = 'routes.json';

/** An entry of the main navigation that a remote brings. */
export interface NavigationEntry {
  label: string;
  to: string;
}

/** The entries of the routes that have one. */
export const navigationEntries = (routes: { navigation?: string; path: string }[] = []): NavigationEntry[] =>
  routes.flatMap(({ navigation, path }) =>
    navigation === undefined ? [] : [{ label: navigation, to: path }],
  );

/** Most letters of an entry in the main navigation. */
export const longestLabel = 24;
/** Most letters of the title of a modal. */
export const longestTitle = 60;

/** Latin letters with at most two marks each (Yoruba), the apostrophe of Hausa, digits, spaces and punctuation. */
const written = /^(?:\p{Script=Latin}\p{M}{0,2}|[\d\p{Zs}\p{P}+\u02bc])+$/u;
/** Letters that nobody sees, and those that turn the direction of the text around. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Whether people can read a label, and tell it from one in another script that looks like it. */
export const isLabel = (text: unknown, most: number): text is string =>
  typeof text === 'string' &&
  text.length <= most &&
  /[\p{L}\d]/u.test(text) &&
  written.test(text) &&
  !invisible.test(text);

/** Whether a modal with a title may be called so: it is opened as `<remote>/<name>`. */
export const isModalName = (name: string): boolean => /^[a-z0-9][\w-]*$/i.test(name);

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** The segments of a pattern; the browser's router reads them without regard to case. */
const split = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/\/\*$/, '')
    .split('/')
    .filter((segment) => segment !== '');

/**
 * Whether a remote may write a path so: fixed segments and parameters, without files, optional parts or the
 * rest of the path.
 */
export const isOwnPattern = (path: string): boolean =>
  /^(?:\/(?:[a-z0-9][a-z0-9_-]*|:[a-z][a-z0-9_]*))+$/i.test(path);

/** Whether a grant may be written so: `/extra/*` or `/extra/more/*`. */
export const isGrantPrefix = (prefix: string): boolean => /^(?:\/[a-z0-9][a-z0-9_-]*)+\/\*$/i.test(prefix);

/** Whether every address of a pattern, or of a grant, is within a grant. */
export function isWithin(pattern: string, prefix: string): boolean {
  const segments = split(pattern);
  return split(prefix).every((fixed, index) => segments[index] === fixed);
}

/** Whether a pattern has an address that is within a grant. */
export function mayLieWithin(pattern: string, prefix: string): boolean {
  const segments = split(pattern);
  return split(prefix).every((fixed, index) => {
    const segment = segments[index];
    return segment !== undefined && (segment === fixed || isParameter(segment));
  });
}

/**
 * Whether two patterns have an address in common for which neither is the more specific one. A pattern is more
 * specific with a fixed segment where the other one has a parameter.
 */
export function patternsClash(one: string, other: string): boolean {
  const [a, b] = [split(one), split(other)];
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
