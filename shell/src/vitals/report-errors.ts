import type { BrowserErrorKind, ErrorReport } from '@shared/contracts';
import { pageRegistry } from '../page-registry';

/** The most reports of one document, so that a broken page does not send them without end. */
const MOST_REPORTS = 5;
const frame = /\/assets\/([a-z][a-z0-9-]*)\/([\w.@+-]+)\/([^\s?)]+\.js)(?:\?r=\d)?:(\d+):(\d+)/g;

/**
 * What is reported of an error: its class, and where in our own code it happened. No message and no address:
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
  // A crash is reported even where the browser gives no place.
  if (places.length === 0 && kind !== 'crash') return undefined;
  // Content-addressed files are the same in several versions.
  const version = folder === 'files' ? versionOf(part) : folder;
  if (!version || pageRegistry().overriddenRemotes().includes(part)) return undefined;
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

/** Reports an error of running code to the gateway: each place once a document, and every crash. */
export function reportError(error: unknown, kind: BrowserErrorKind, incident?: string): void {
  const report = describeError(error, kind, incident);
  if (report && (kind === 'crash' || isNews(report))) send(report);
}

/**
 * Reports to the gateway, once a document, that React rendered a part's page anew because it differs from its
 * prerendered HTML. Nothing is shown to the visitor or written to the console.
 * @param page absent where the address has no page
 */
export function reportMismatch(error: unknown, part: string, page = 'none'): void {
  const version = versionOf(part);
  if (!version || pageRegistry().overriddenRemotes().length > 0) return;
  const name = error instanceof Error ? error.name : 'Error';
  const report: ErrorReport = { part, version, kind: 'hydration', name, frames: [], page };
  if (isNews(report)) send(report);
}

function versionOf(part: string): string | undefined {
  const registry = pageRegistry();
  return part === 'shell' ? registry.shellVersion : registry.versionInUse(part)?.version;
}

function send(report: ErrorReport): void {
  try {
    navigator.sendBeacon('/_report/error', JSON.stringify(report));
  } catch {
    // a failed report must not become a second failure for the visitor
  }
}

/** True for the first few places of a document. */
function isNews({ part, kind, frames, page = '' }: ErrorReport): boolean {
  const key = `${part} ${kind} ${frames[0] ?? page}`;
  const { reportedErrors: reported } = pageRegistry();
  if (reported.has(key) || reported.size >= MOST_REPORTS) return false;
  reported.add(key);
  return true;
}

/** Reports uncaught errors and rejections. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error, 'error'));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'rejection'));
}
