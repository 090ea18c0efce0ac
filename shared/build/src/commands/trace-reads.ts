import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Paths that were read, looked for and not there, and listed. */
export interface TracedReads {
  files: string[];
  missing: string[];
  folders: string[];
}

type Call = (...args: unknown[]) => unknown;
type Calls = Record<string, Call>;

const readers = [
  'readFile',
  'readFileSync',
  'createReadStream',
  'open',
  'openSync',
  'existsSync',
  'access',
  'accessSync',
  'stat',
  'statSync',
  'lstat',
  'lstatSync',
  'readlink',
  'readlinkSync',
  'realpath',
  'realpathSync',
];
/** A file, or a folder with what is in it. */
const copiers = ['copyFile', 'copyFileSync', 'cp', 'cpSync'];
const listers = ['readdir', 'readdirSync', 'opendir', 'opendirSync'];

/** The files of this package, which are an input of each build already. */
const ownFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Notes what code reads through `node:fs` until `stop` is called, so that what a configuration reads is an input of
 * the build. Reads by this package's own code are left out.
 */
export function traceReads(): { stop: () => TracedReads } {
  const read = new Set<string>();
  const folders = new Set<string>();
  const copied = new Set<string>();
  const targets = [fs, fs.promises] as unknown as Calls[];
  const restores = targets.flatMap((target) => [
    ...readers.map((name) => wrap(target, name, read)),
    ...listers.map((name) => wrap(target, name, folders)),
    ...copiers.map((name) => wrap(target, name, copied)),
  ]);
  syncBuiltinESMExports();
  return {
    stop() {
      for (const restore of restores) restore();
      syncBuiltinESMExports();
      const isThere = (path: string): boolean => fs.existsSync(path);
      const isFolder = (path: string): boolean => isThere(path) && fs.statSync(path).isDirectory();
      return {
        files: [...read, ...copied].filter(isThere),
        missing: [...read, ...folders, ...copied].filter((path) => !isThere(path)),
        folders: [...folders, ...copied].filter(isFolder),
      };
    },
  };
}

/** Replaces a function by one that notes its first argument; returns what puts it back. */
function wrap(target: Calls, name: string, paths: Set<string>): () => void {
  const original = target[name];
  if (!original) return () => undefined;
  const traced: Call = function (this: unknown, ...args) {
    const path = toPath(args[0]);
    if (path && !isCalledByThisPackage(traced)) paths.add(path);
    return original.apply(this, args);
  };
  // Some have properties, such as `promisify` of exists.
  target[name] = Object.assign(traced, original);
  return () => void (target[name] = original);
}

function toPath(value: unknown): string | undefined {
  if (typeof value === 'string') return resolve(value);
  if (value instanceof URL) return fileURLToPath(value);
  return Buffer.isBuffer(value) ? resolve(String(value)) : undefined;
}

/** Node's own functions call each other: the first caller outside of Node counts. */
function isCalledByThisPackage(callee: Call): boolean {
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, callee);
  const callers = holder.stack?.split('\n').slice(1) ?? [];
  return callers.find((line) => !line.includes('(node:'))?.includes(ownFolder) ?? false;
}
