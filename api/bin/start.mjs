// `node api/bin/start.mjs`: the API as a process of its own. Its sources are compiled into one script at each
// start, which takes less than loading them one by one; packages are loaded from where they are installed.
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, stop } from 'esbuild';

const api = dirname(import.meta.dirname);
// As deep as `src/main.ts`, beside the same migrations.
const folder = join(api, 'dist', 'main');
const script = join(folder, 'index.mjs');
// Another process may read the same files meanwhile: they are replaced whole.
const own = join(folder, `${process.pid}`);

const { dependencies } = JSON.parse(readFileSync(join(api, 'package.json'), 'utf8'));
const packages = Object.keys(dependencies).filter((name) => !name.startsWith('@ilera/'));

mkdirSync(join(folder, 'data'), { recursive: true });
await build({
  entryPoints: { index: join(api, 'src', 'main.ts') },
  outdir: own,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: `node${process.versions.node}`,
  external: packages.flatMap((name) => [name, `${name}/*`]),
  sourcemap: 'inline',
  logLevel: 'error',
});
await stop();
for (const [from, to] of [
  ['seed/data/places.json', 'data/places.json'],
  ['evidence/content/pdf-worker.mjs', 'pdf-worker.mjs'],
]) {
  copyFileSync(join(api, 'src', from), join(own, basename(to)));
  renameSync(join(own, basename(to)), join(folder, to));
}
renameSync(join(own, 'index.mjs'), script);
rmSync(own, { recursive: true });
process.setSourceMapsEnabled(true);
await import(script);
