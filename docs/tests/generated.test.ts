/** What scripts have written is what they would write now. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readRepositoryFile, root } from './repository-files';

/** What a command of the repository prints. */
const print = (folder: string, command: string, ...args: string[]): string =>
  spawnSync(command, args, { cwd: join(root, folder), encoding: 'utf8' }).stdout;

it('browsers get the rows that `pnpm calls:write` makes of the schemas', () => {
  const printed = print(
    'shared/contracts',
    join(root, 'node_modules/.bin/tsx'),
    'scripts/write-calls.ts',
    '--print',
  );
  const folder = 'shared/contracts/src/calls';
  const written = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.generated.ts'))
    .map((name) => readRepositoryFile(`${folder}/${name}`));
  expect(written.sort()).toEqual(printed.split(/^(?=\/\/ Written by)/m).sort());
});

it('calling codes are those of countries-list', () => {
  const printed = print('shared/forms', process.execPath, 'scripts/generate-calling-codes.mjs', '--print');
  expect(readRepositoryFile('shared/forms/src/phone/calling-codes.generated.json')).toBe(printed);
});

describe('the migration', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes the tables of the schema', () => {
    const copy = join(folder, 'migrations');
    cpSync(join(root, 'api/migrations'), copy, { recursive: true });
    const out = relative(join(root, 'api'), copy);
    const schema = ['--dialect', 'postgresql', '--schema', 'src/db/schema/index.ts'];
    expect(print('api', 'node_modules/.bin/drizzle-kit', 'generate', ...schema, '--out', out)).toMatch(
      /No schema changes/,
    );
  });
});
