import type { Counts, KeptResults } from './kept-results.mjs';

/** What results are kept by. */
export interface KeepingState {
  files: Map<string, string>;
  machine: string;
  history: string;
  results: KeptResults;
  force: boolean;
}

export interface GroupPlan {
  files: string[] | undefined;
  /** How many files of slow tests would run with `--all`. */
  leftOut: number;
  kept: Required<Counts>;
  keep: (countsOf: (file: string) => Counts | undefined) => void;
}

export function isSlow(file: string): boolean;
