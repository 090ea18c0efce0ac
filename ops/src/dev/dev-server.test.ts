import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/fake-releases';
import { writeSources } from '../testing/small-repository';
import { startDevServer } from './dev-server';

const nextFolder = temporaryFolders();
const before = { ...process.env };
afterEach(() => {
  process.env = before;
});

it('the dev server sees how to watch and to colour, and no keys', async () => {
  const folder = nextFolder();
  const build = 'node_modules/@ilera/build';
  writeSources(folder, {
    'package.json': JSON.stringify({ name: 'mf-one', dependencies: { '@ilera/build': '*' } }),
    [`${build}/package.json`]: JSON.stringify({ exports: { './serve-remote': './serve-remote.mjs' } }),
    [`${build}/node_modules/tsx/package.json`]: JSON.stringify({ exports: './loader.mjs' }),
    [`${build}/node_modules/tsx/loader.mjs`]: '',
    [`${build}/serve-remote.mjs`]: [
      "import { writeFileSync } from 'node:fs';",
      "writeFileSync('seen.json', JSON.stringify(process.env));",
      'process.send({ built: true, seconds: 0 });',
    ].join('\n'),
  });
  const watching = { WATCHPACK_POLLING: '500', CHOKIDAR_USEPOLLING: '1', FORCE_COLOR: '1', NO_COLOR: '1' };
  process.env = { ...before, ...watching, RELEASE_SIGNING_KEY: 'x', OPS_KEY: 'x' };
  const told: string[] = [];
  const server = await startDevServer(folder, 'mf-one', 3101, (line) => told.push(line));
  server.close();
  const seen = JSON.parse(readFileSync(join(folder, 'seen.json'), 'utf8')) as Record<string, string>;
  expect(seen).toMatchObject({ ...watching, DEV_PORT: '3101', NODE_ENV: 'development' });
  expect([seen.RELEASE_SIGNING_KEY, seen.OPS_KEY]).toEqual([undefined, undefined]);
  expect(told).toEqual([expect.stringContaining('mf-one compiled')]);
});
