import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAccess, type Release } from '@ilera/contracts';
import { flag, list, record, text } from '../common/json-schema';
import { partFolder } from '../common/repository';
import { keyPattern } from '../store/release-store';

/** A built part on this disk, ready to be published. */
export interface BuiltPart {
  folder: string;
  release: Release;
  /** The bytes of `release.json`, which every store takes unchanged. */
  record: Buffer;
}

/** A segment of files' addresses. */
const keySegment = { type: 'string', pattern: '^[A-Za-z0-9@_][A-Za-z0-9@._-]*$', maxLength: 200 };
const names = { type: 'array', items: text } as const;
/** Allows further properties, which a newer build may write. */
const open = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const preloaded = open({ js: names, css: names });
const hashed = { size: { type: 'integer', minimum: 0 }, integrity: { type: 'string', pattern: '^sha256-' } };
const file = { ...hashed, address: text, compressed: record(open(hashed)) };
const route = { path: text, remote: text, page: text, access: { enum: pageAccess }, layout: text };
const call = { call: text, plain: flag, not: names, signedIn: flag, required: flag };

const needed = {
  name: keySegment,
  version: keySegment,
  commit: text,
  builtAt: text,
  shared: record(text),
  visitorPackages: names,
  entry: text,
  initial: preloaded,
  pages: record(preloaded),
  modals: record(preloaded),
  files: record(open(file, Object.keys(hashed)), { propertyNames: { pattern: keyPattern.source } }),
} satisfies Partial<Record<keyof Release, object>>;

const optional = {
  packages: names,
  formScripts: record(names),
  requests: preloaded,
  federation: names,
  firstCalls: record(list(open(call, ['call']))),
  listed: list({ anyOf: [open({ paths: names }), open({ call: text, pattern: text })] }),
  offlinePages: names,
  prerender: open({ script: text, pages: names, hydration: { type: 'integer' } }, ['script', 'pages']),
  routes: list(open({ ...route, navigation: text, layoutRemote: text, layoutPage: text }, ['path'])),
  modalTitles: record(text),
  routeRules: open({ access: names, layouts: record({ type: 'object' }), labels: names }),
  modalOwners: record(text),
} satisfies Partial<Record<keyof Release, object>>;

/** Required fields of `release.json`, which @ilera/build writes. */
export const releaseFields = Object.keys(needed);

/** Schema of the fields that the site reads of a `release.json`: a wrong one would break pages of other parts. */
export const releaseSchema = open({ ...needed, ...optional }, releaseFields);

/** Where `pnpm build` leaves a part's release. */
export const distFolder = (repository: string, name: string): string =>
  join(partFolder(repository, name), 'dist');

/** Reads the part that a build wrote into a folder. @throws where there is none */
export function readBuilt(folder: string): BuiltPart {
  const record = readFileSync(join(folder, 'release.json'));
  return { folder, release: JSON.parse(record.toString('utf8')) as Release, record };
}

/** Finds the last build of a part, perhaps of older sources; undefined where there is none. */
export function findBuilt(repository: string, name: string): BuiltPart | undefined {
  const folder = distFolder(repository, name);
  return existsSync(join(folder, 'release.json')) ? readBuilt(folder) : undefined;
}
