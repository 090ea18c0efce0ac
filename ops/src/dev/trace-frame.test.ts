import { resolve } from 'node:path';
import webpack from 'webpack';
import { writeFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { startFakeSite } from '../testing/fake-site';
import { publish } from '../registry/publish';
import { traceFrame } from './trace-frame';

const nextFolder = temporaryFolders();
/** Builds one file as a release is built: minified, with a map that the file does not name. */
async function build(folder: string): Promise<{ script: string; map: string }> {
  mkdirSync(join(folder, 'src'));
  const source = '// a comment\nexport function price() {\n  throw new Error("no price");\n}\nprice();\n';
  writeFileSync(join(folder, 'src', 'price.js'), source);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/price.js',
    devtool: 'hidden-source-map',
    output: { path: join(folder, 'out'), filename: 'page.list.js' },
  });
  await new Promise<void>((done, fail) => compiler?.run((error) => (error ? fail(error) : done())));
  const read = (name: string): string => readFileSync(resolve(folder, 'out', name), 'utf8');
  return { script: read('page.list.js'), map: read('page.list.js.map') };
}

it('finds the place in the sources by the map in the store, which is never served', async () => {
  const folder = nextFolder();
  const { script, map } = await build(folder);
  const { store, ledger, gateway } = await startFakeSite(folder);
  const sources = {
    'remoteEntry.js': '/* entry */',
    'remote.js': '/* remote */',
    'page.list.css': '',
    'page.list.js': script,
    'page.list.js.map': map,
  };
  const parts = [makePart(folder, 'mf-things', '3.0.0', { sources })];
  await publish({ store, ledger, parts, by: 'ada', reason: 'x' });
  await gateway.follower.look();

  const column = script.indexOf('new Error') + 1;
  expect(await traceFrame(store, 'mf-things', '3.0.0', `page.list.js:1:${column}`)).toMatch(
    /^src\/price\.js:3:9/,
  );
  expect((await gateway.app.inject('/assets/mf-things/3.0.0/page.list.js')).statusCode).toBe(200);
  for (const name of ['page.list.js.map', 'page.list.js.map.br'])
    expect((await gateway.app.inject(`/assets/mf-things/3.0.0/${name}`)).statusCode).toBe(404);
  expect(script).not.toContain('sourceMappingURL');

  await expect(traceFrame(store, 'mf-things', '3.0.0', 'remote.js:1:1')).rejects.toThrow('no source map');
  await expect(traceFrame(store, 'mf-things', '9.9.9', 'remote.js:1:1')).rejects.toThrow('is not in');
  await expect(traceFrame(store, 'mf-things', '3.0.0', 'remote.js')).rejects.toThrow('no place');
  await gateway.close();
});
