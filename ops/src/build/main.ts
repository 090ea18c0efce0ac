/**
 * `pnpm build [part…]`: builds what changed, and prints its size beside its budget. `--force` builds again.
 */
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { partsOfRepository } from '../release/command-input';
import { buildAndWeigh } from '../release/build-and-weigh';

void runMain(async () => {
  const args = process.argv.slice(2);
  const named = args.filter((arg) => !arg.startsWith('--'));
  const tell = (line: string) => console.log(line);
  const parts = partsOfRepository({ repository: findRepository(), args: named, options: {}, tell });
  await buildAndWeigh({ ...parts, force: args.includes('--force'), tell });
});
