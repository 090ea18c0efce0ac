/** What passed and failed; `kept` ones are among those that passed. */
export interface Counts {
  passed: number;
  failed: number;
  skipped?: number;
  kept?: number;
}

/** Kept results by name. */
export interface KeptResults {
  read(name: string, inputs: string): Counts | undefined;
  write(name: string, inputs: string, counts: Counts): void;
}

export function hashFiles(repository: string): Map<string, string> | undefined;
export function readHead(repository: string): string;
export function describeMachine(
  repository: string,
  env: NodeJS.ProcessEnv,
  programs: (string | undefined)[],
): string;
export function hashInputs(
  files: Map<string, string>,
  machine: string,
  ofStep: string,
  isInput?: (file: string) => boolean,
): string;
export function openKept(folder: string): KeptResults;
