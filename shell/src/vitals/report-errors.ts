import type { BrowserErrorKind, ErrorReport } from '@shared/contracts';
import { overriddenRemotes, shellVersion, versionInUse } from '../remotes/registry';

/** One broken page must not send reports without end. */
const MOST_REPORTS = 5;
const frame = /\/assets\/([a-z][a-z0-9-]*)\/([\w.@+-]+)\/([^\s?)]+\.js)(?:\?r=\d)?:(\d+):(\d+)/g;

const reported = new Set<string>();

/**
 * What the gateway is told of an error: its class, and where in our own code it happened. No message and no address:
 * both may hold what a person typed. Undefined for an error outside of our code.
 */
export function describeError(
  error: unknown,
  kind: BrowserErrorKind,
  incident?: string,
): ErrorReport | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = [...stack.matchAll(frame)];
  const [, part = 'shell', folder = 'files'] = places[0] ?? [];
  // A crash is told even where the browser gives no place.
  if (places.length === 0 && kind !== 'crash') return undefined;
  // Content-addressed files are the same in several versions.
  const inUse = part === 'shell' ? shellVersion() : versionInUse(part)?.version;
  const version = folder === 'files' ? inUse : folder;
  if (!version || overriddenRemotes().includes(part)) return undefined;
  return {
    part,
    version,
    kind,
    name: error instanceof Error && /^[A-Z]\w{0,40}$/.test(error.name) ? error.name : 'Error',
    frames: places
      .filter(([, name]) => name === part)
      .slice(0, 20)
      .map(([, , at, file, line, column]) => `${at === 'files' ? 'files/' : ''}${file}:${line}:${column}`),
    ...(incident ? { incident } : {}),
  };
}

/** Tells the gateway of an error of running code (Q44), each place once a document. */
export function reportError(error: unknown, kind: BrowserErrorKind, incident?: string): void {
  const report = describeError(error, kind, incident);
  const key = report && `${report.part} ${report.kind} ${report.frames[0] ?? ''}`;
  if (!key || reported.has(key) || reported.size >= MOST_REPORTS) return;
  reported.add(key);
  try {
    navigator.sendBeacon('/_report/error', JSON.stringify(report));
  } catch {
    // the report is a help to ops, never a second failure for the visitor
  }
}

/** Reports what nobody caught. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error, 'error'));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'rejection'));
}
