/** Reports of browsers about deployed parts. */
import type { PartName } from './release';

/**
 * Kinds of failure of a part's version. Gateways count only these kinds. `missing`: the site has no such remote;
 * `federation`: the shell's federation runtime; `entry`: the remote's entry; `exports`: its module, or a library that
 * the module needs; `chunk`: a page's script; `hang`: a timeout; `render`: a component.
 */
export const remoteFailureKinds = [
  'missing',
  'federation',
  'entry',
  'exports',
  'chunk',
  'hang',
  'render',
] as const;

export type RemoteFailureKind = (typeof remoteFailureKinds)[number];

/** The body of `POST /_report/remote`, sent when a version of a part failed. */
export interface RemoteReport {
  remote: PartName;
  version: string;
  kind: RemoteFailureKind;
}

/**
 * Kinds of failure of running code. `crash`: the error page replaces a page; `hydration`: a page's first rendering
 * differs from its prerendered HTML.
 */
export const browserErrorKinds = ['error', 'rejection', 'crash', 'hydration'] as const;

export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/**
 * The body of `POST /_report/error`: the place of an error in our code. Message and address are left out, because both
 * may contain typed text.
 */
export interface ErrorReport {
  part: PartName;
  version: string;
  kind: BrowserErrorKind;
  /** Class of the error: `TypeError`. */
  name: string;
  /** Innermost first: `page.list.js:1:2345`, a file below the part's folder. */
  frames: string[];
  /** The code on the error page: six letters and digits. */
  incident?: string;
  /** Name of the hydrated page. */
  page?: string;
}

/** The body of `POST /_report/vitals`, sent once per page, without personal data. */
export interface VitalsReport {
  shell: string;
  /** The remote of the page, and its version. */
  remote?: PartName;
  version?: string;
  /** Times in milliseconds; layout shift as a number. */
  fcp?: number;
  lcp?: number;
  inp?: number;
  cls?: number;
  ttfb?: number;
}
