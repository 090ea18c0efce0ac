import type { BrowserErrorKind, RemoteFailureKind } from '@shared/contracts';

/** The metrics of one version, of one gateway or several. */
export interface VersionSummary {
  part: string;
  version: string;
  /** Visits that loaded it, as their pages report when they are left; an address counts once in ten minutes. */
  loads: number;
  /** Addresses at which it failed, by kind; counted as loads are. */
  failures: Partial<Record<RemoteFailureKind, number>>;
  failedVisitors: number;
  /** Errors of running code, by kind. */
  errors: Partial<Record<BrowserErrorKind, number>>;
  /** Median and 75th percentile of real visits, in milliseconds; layout shift without a unit. */
  vitals: Partial<Record<VitalName, { p50: number; p75: number; count: number }>>;
}

export const vitalNames = ['fcp', 'lcp', 'inp', 'cls', 'ttfb'] as const;
export type VitalName = (typeof vitalNames)[number];
