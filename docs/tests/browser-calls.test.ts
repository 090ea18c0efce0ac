import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRepositoryFile, root } from './repository-files';

it('browsers get the rows that `pnpm calls:write` makes of the schemas', () => {
  const script = join(root, 'shared/contracts/scripts/write-calls.ts');
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsx'), [script, '--print'], {
    encoding: 'utf8',
  });
  const folder = 'shared/contracts/src/calls';
  const written = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.generated.ts'))
    .map((name) => readRepositoryFile(`${folder}/${name}`));
  expect(written.sort()).toEqual(stdout.split(/^(?=\/\/ Written by)/m).sort());
});
