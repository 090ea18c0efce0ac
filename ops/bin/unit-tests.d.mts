import type { Counts, KeptResults } from './kept-results.mjs';

export function planUnitTests(options: {
  repository: string;
  /** The program. */
  jest: string;
  state:
    | {
        files: Map<string, string>;
        machine: string;
        history: string;
        results: KeptResults;
        force: boolean;
      }
    | undefined;
}): { files: string[] | undefined; kept: Required<Counts>; keep: (resultFile: string) => void };
