import type { Counts } from './kept-results.mjs';
import type { GroupPlan, KeepingState } from './plan-groups.mjs';

type Visits = Record<string, string[]>;

export function readVisits(repository: string): Visits;
export function isInputOfSpec(visits: Visits, spec: string, file: string): boolean;
export function planBrowserTests(options: {
  repository: string;
  state?: KeepingState;
  changed?: string[];
  /** Whether slow tests run too. */
  slow?: boolean;
}): GroupPlan;
export function filterOf(spec: string): string;
export function countSpecs(result: unknown): (spec: string) => Counts | undefined;
