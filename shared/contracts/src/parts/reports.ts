/** What browsers report about deployed parts. */
import type { PartName } from './release';

/**
 * How a version of a part fails for a visitor. Gateways count these kinds and no others. `missing`: the
 * site has no such remote; `federation`: the shell's federation runtime; `entry`: the remote's entry;
 * `exports`: its module, or a library that it needs; `chunk`: a page's script; `hang`: a timeout; `render`: a
 * component.
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

/** What the browser sends to `POST /_report/remote` when a version of a part did not work. */
export interface RemoteReport {
  remote: PartName;
  version: string;
  kind: RemoteFailureKind;
}

/**
 * How code fails after it has started. `crash`: a whole page is replaced by the error page;
 * `hydration`: a page's first rendering differs from its prerendered HTML.
 */
export const browserErrorKinds = ['error', 'rejection', 'crash', 'hydration'] as const;

export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/**
 * What the browser sends to `POST /_report/error`: where in our own code it happened. No message and no
 * address, because both may hold what a person typed.
 */
export interface ErrorReport {
  part: PartName;
  version: string;
  kind: BrowserErrorKind;
  /** Class of the error: `TypeError`. */
  name: string;
  /** Innermost first: `page.list.js:1:2345`, the file below the part's folder. */
  frames: string[];
  /** The code that the visitor is shown on the error page: six letters and digits. */
  incident?: string;
  /** Name of the page that was hydrated. */
  page?: string;
}

/** What the browser sends to `POST /_report/vitals`, once a page, without anything about the person. */
export interface VitalsReport {
  shell: string;
  /** The remote whose page was shown, and its version. */
  remote?: PartName;
  version?: string;
  /** Milliseconds, and layout shift as a number. */
  fcp?: number;
  lcp?: number;
  inp?: number;
  cls?: number;
  ttfb?: number;
}
