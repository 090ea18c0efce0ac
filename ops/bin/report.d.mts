import type { Counts } from './kept-results.mjs';

export interface ReportRow extends Counts {
  step: string;
  seconds: number;
}

export function mergeReports(reports: { shard: string; rows: ReportRow[] }[]): ReportRow[];
