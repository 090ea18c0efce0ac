/** Reports of browsers about deployed parts. */
import type { Static } from 'typebox';
import type { ErrorReportSchema, RemoteReportSchema, VitalsReportSchema } from './reports-schema';

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

/**
 * Kinds of failure of running code. `crash`: the error page replaces a page; `hydration`: a page's first rendering
 * differs from its prerendered HTML.
 */
export const browserErrorKinds = ['error', 'rejection', 'crash', 'hydration'] as const;

export type BrowserErrorKind = (typeof browserErrorKinds)[number];

export type RemoteReport = Static<typeof RemoteReportSchema>;
export type ErrorReport = Static<typeof ErrorReportSchema>;
export type VitalsReport = Static<typeof VitalsReportSchema>;
