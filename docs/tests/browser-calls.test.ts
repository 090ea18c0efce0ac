import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readRepositoryFile, root } from './repository-files';

it('browsers get the rows that `pnpm calls:write` makes of the schemas', () => {
  const script = join(root, 'shared/contracts/scripts/write-calls.ts');
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsx'), [script, '--print'], {
    encoding: 'utf8',
  });
  const written = ['public', 'signed-in', 'membership', 'privacy', 'clinic'].map((part) =>
    readRepositoryFile(`shared/contracts/src/calls/${part}-calls.generated.ts`),
  );
  expect(written.join('')).toBe(stdout);
});
