import type { BrowserErrorKind, ErrorReport } from '@ilera/contracts';
import type { RemoteFailure } from '../remotes/remote-failure';
import type { RemoteVersions } from '../remotes/remote-versions';

/** Limits the reports of one document, so that a broken page does not send them endlessly. */
const maxReports = 5;
const frame = /\/assets\/([a-z][a-z0-9-]*)\/([\w.@+-]+)\/([^\s?)]+\.js)(?:\?r=\d)?:(\d+):(\d+)/g;

/** Sends one document's reports to the gateway, without addresses, personal data or error messages. */
export class Reports {
  /** Failures that were already reported. */
  private readonly failures = new Set<string>();
  private readonly errors = new Set<string>();

  constructor(
    private readonly shellVersion: string,
    private readonly versions: RemoteVersions,
  ) {}

  /** Starts reporting uncaught errors and rejections. */
  watch(): void {
    window.addEventListener('error', ({ error }) => this.error(error, 'error'));
    window.addEventListener('unhandledrejection', ({ reason }) => this.error(reason, 'rejection'));
  }

  /** Reports a failed version of a remote, once per document. */
  failure({ remote, version, kind }: RemoteFailure): void {
    const key = `${remote} ${version} ${kind}`;
    if (this.failures.has(key)) return;
    this.failures.add(key);
    send('remote', { remote, version, kind });
  }

  /** Reports an error of running code: once per document and place, but every crash. */
  error(error: unknown, kind: BrowserErrorKind, incident?: string): void {
    const report = this.describe(error, kind, incident);
    if (report && (kind === 'crash' || this.isNews(report))) send('error', report);
  }

  /**
   * Reports, once per document, that React rendered a part's page anew because it differs from its
   * prerendered HTML. Nothing reaches the visitor or the console.
   * @param page absent where the address has no page
   */
  mismatch(error: unknown, part: string, page = 'none'): void {
    const version = this.versionOf(part);
    if (!version) return;
    const name = error instanceof Error ? error.name : 'Error';
    const report: ErrorReport = { part, version, kind: 'hydration', name, frames: [], page };
    if (this.isNews(report)) send('error', report);
  }

  /**
   * Describes an error by its class and its place in our code. Message and address are left out, because both
   * may contain typed text. @returns undefined for an error outside our code
   */
  describe(error: unknown, kind: BrowserErrorKind, incident?: string): ErrorReport | undefined {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const places = [...stack.matchAll(frame)];
    const [, part = 'shell', folder = 'files'] = places[0] ?? [];
    // A crash is reported even if the browser gives no place.
    if (places.length === 0 && kind !== 'crash') return undefined;
    // Content-addressed files are the same in several versions.
    const version = folder === 'files' ? this.versionOf(part) : folder;
    if (!version) return undefined;
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

  private versionOf(part: string): string | undefined {
    return part === 'shell' ? this.shellVersion : this.versions.inUse(part)?.version;
  }

  /** Whether the error's place is one of the first few new ones in this document. */
  private isNews({ part, kind, frames, page = '' }: ErrorReport): boolean {
    const key = `${part} ${kind} ${frames[0] ?? page}`;
    if (this.errors.has(key) || this.errors.size >= maxReports) return false;
    this.errors.add(key);
    return true;
  }
}

function send(kind: 'remote' | 'error', report: object): void {
  try {
    navigator.sendBeacon(`/_report/${kind}`, JSON.stringify(report));
  } catch {
    // a failed report must not become a second failure for the visitor
  }
}
