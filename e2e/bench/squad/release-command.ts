import path from 'node:path';
import { runCommand, type Running } from './run-command';
import type { Squad } from './touched-file';

/** The stores of the benchmark, as the variables that the release command reads. */
export const storesOf = ({ folder }: Squad): Record<string, string> => ({
  RELEASE_STORE: path.join(folder, 'releases'),
  RELEASE_STORE_STAGING: path.join(folder, 'releases'),
  RELEASE_STORE_PRODUCTION: path.join(folder, 'production'),
});

/** Starts `pnpm release …` in the benchmark's stores. */
export const releaseCommand = (squad: Squad, args: string[], more: Record<string, string> = {}): Running =>
  runCommand(squad.repository, ['--import', 'tsx', 'ops/src/cli/main.ts', ...args], {
    ...storesOf(squad),
    ...more,
  });
