import type { Counts } from './kept-results.mjs';

export interface ReportRow extends Counts {
  step: string;
  seconds: number;
  leftOut?: number;
}

export function leftOutInWords(rows: ReportRow[]): string | undefined;
export function mergeReports(reports: { shard: string; all?: boolean; rows: ReportRow[] }[]): ReportRow[];
