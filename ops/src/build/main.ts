/**
 * `pnpm build [part…]`: builds what changed, and prints its size beside its budget. `--force` builds again.
 */
import { build } from '../cli/build';
import { runMain } from '../common/run-main';

void runMain(async () => {
  const args = process.argv.slice(2);
  const named = args.filter((arg) => !arg.startsWith('--'));
  await build(named, { force: args.includes('--force') }, (line) => console.log(line));
});
