import {
  browserErrorKinds,
  remoteFailureKinds,
  type BrowserErrorKind,
  type ErrorReport,
  type RemoteFailureKind,
  type RemoteReport,
  type VitalsReport,
} from '@shared/contracts';

const mostFrames = 20;
const frame = /^[A-Za-z0-9@_][\w@./-]{0,150}\.js:\d{1,7}:\d{1,7}$/;

type Fields = Record<string, unknown>;

const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null ? (body as Fields) : {};

const isWord = (word: unknown): word is string => typeof word === 'string' && /^[\w.@+-]{1,80}$/.test(word);

/** A failure report with the shape and one of the kinds of the contract; undefined for anything else. */
export function readRemoteReport(body: unknown): RemoteReport | undefined {
  const { remote, version, kind } = fieldsOf(body);
  const isKind = remoteFailureKinds.includes(kind as RemoteFailureKind);
  if (!isWord(remote) || !isWord(version) || !isKind) return undefined;
  return { remote, version, kind: kind as RemoteFailureKind };
}

/**
 * An error report with the shape of the contract; undefined for anything else, a message or an address among
 * it.
 */
export function readErrorReport(body: unknown): ErrorReport | undefined {
  const { part, version, kind, name, frames, incident, page } = fieldsOf(body);
  const isKind = browserErrorKinds.includes(kind as BrowserErrorKind);
  if (!isWord(part) || !isWord(version) || !isKind || !Array.isArray(frames)) return undefined;
  if (typeof name !== 'string' || !/^[A-Z]\w{0,40}$/.test(name)) return undefined;
  const places = frames.slice(0, mostFrames);
  if (!places.every((text): text is string => typeof text === 'string' && frame.test(text))) return undefined;
  return {
    part,
    version,
    kind: kind as BrowserErrorKind,
    name,
    frames: places,
    ...(typeof incident === 'string' && /^[A-Z0-9]{4,12}$/.test(incident) ? { incident } : {}),
    ...(isWord(page) ? { page } : {}),
  };
}

/** The versions of a report of speed, and its figures as they came. */
export function readVitalsReport(body: unknown): VitalsReport | undefined {
  const { shell, remote, version, ...figures } = fieldsOf(body);
  if (!isWord(shell)) return undefined;
  return { shell, ...(isWord(remote) && isWord(version) ? { remote, version } : {}), ...figures };
}

/** JSON of a body that a browser sends as text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A browser's report that the Content-Security-Policy blocked something. */
export interface CspReport {
  'csp-report'?: {
    'effective-directive'?: string;
    'violated-directive'?: string;
    'blocked-uri'?: string;
    'source-file'?: string;
    'line-number'?: number;
    'column-number'?: number;
  };
}

/** One line for the log. Of an address only its origin is kept, because the rest may contain a token. */
export function describeCspReport(body: unknown): string {
  const report = (body as CspReport | undefined)?.['csp-report'] ?? {};
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? 'unknown';
  return `Content-Security-Policy: ${clean(directive)} blocked ${originOnly(report['blocked-uri'])}${readPlace(report)}`;
}

/** The place in our own code; addresses of pages are left out, because they may contain a token. */
function readPlace(report: NonNullable<CspReport['csp-report']>): string {
  const file = report['source-file'];
  if (typeof file !== 'string' || !URL.canParse(file) || !new URL(file).pathname.startsWith('/assets/'))
    return '';
  return ` in ${clean(new URL(file).pathname)}:${Number(report['line-number'])}:${Number(report['column-number'])}`;
}

const clean = (text: unknown): string =>
  String(text)
    .replace(/[^a-z0-9:/._-]/gi, '')
    .slice(0, 100);

function originOnly(address: string | undefined): string {
  if (!address) return 'something';
  return URL.canParse(address) ? clean(new URL(address).origin) : clean(address);
}
