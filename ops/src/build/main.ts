/** `pnpm build [part…]`: builds what changed. `--force` builds again. */
import { findRepository, listParts } from '../common/repository';
import { runMain } from '../common/run-main';
import { buildParts } from './build-parts';

void runMain(async () => {
  const repository = findRepository();
  const known = listParts(repository);
  const args = process.argv.slice(2);
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  const parts = named.length > 0 ? named : known;
  await buildParts({ repository, parts, tell: console.log, force: args.includes('--force') });
});
