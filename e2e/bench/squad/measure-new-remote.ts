import { runCommand } from './run-command';
import type { Squad } from './touched-file';

/** Milliseconds of `pnpm trial:squad`: a new remote is created, tested, built, published, seen and taken back. */
export async function measureNewRemote({ repository }: Squad): Promise<number[]> {
  const trial = runCommand(repository, ['--import', 'tsx', 'e2e/trials/squad.ts', '--newest'], {});
  const said = /([\d.]+) minutes in all/;
  const minutes = said.exec(await trial.said(said))?.[1];
  await trial.done;
  return [Number(minutes) * 60_000];
}
