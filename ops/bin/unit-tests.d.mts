import type { Counts } from './kept-results.mjs';
import type { GroupPlan, KeepingState } from './plan-groups.mjs';

export function planUnitTests(options: {
  repository: string;
  /** The program. */
  jest: string;
  state?: KeepingState;
  changed?: string[];
  /** Whether slow tests run too. */
  slow?: boolean;
}): GroupPlan;
export function chooseUnitFiles(folder: string, files: string[]): string[];
export function countUnitFiles(result: unknown): (file: string) => Counts | undefined;
