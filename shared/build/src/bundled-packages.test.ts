import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { bundledPackages, ownPackages } from './bundled-packages';
import { buildSources } from './testing/build-sources';

let elsewhere: string;
beforeAll(() => (elsewhere = realpathSync(mkdtempSync(path.join(tmpdir(), 'ilera-linked-')))));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

/**
 * Files of an installed package, named by its package.json, not its folder. Webpack would write a text of a few letters
 * in place of its import, and leave the package out.
 */
const installed = (folder: string, manifest: object): Record<string, string> => ({
  [`${folder}/package.json`]: JSON.stringify(manifest),
  [`${folder}/index.js`]: `export const version = ${JSON.stringify(`what ${folder} says`)};`,
});

/** Builds a page that imports these, with links in its node_modules, and returns the packages in its files. */
async function packagesOf(
  imports: string[],
  sources: Record<string, string>,
  links: Record<string, string> = {},
): Promise<string[]> {
  let packages: string[] = [];
  const collect = (compiler: Compiler): void => {
    // Before webpack looks for any file.
    for (const [name, target] of Object.entries(links)) {
      const link = path.join(compiler.context, 'node_modules', name);
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(path.resolve(compiler.context, target), link);
    }
    compiler.hooks.afterEmit.tap('collect', (compilation) => {
      expect(bundledPackages(compilation)).toEqual(ownPackages(compilation));
      packages = ownPackages(compilation);
    });
  };
  const lines = imports.map(
    (from, index) => `import * as i${index} from '${from}'; console.log(i${index}.version);`,
  );
  await buildSources({ 'main.js': lines.join('\n'), ...sources }, { plugins: [{ apply: collect }] });
  return packages;
}

describe('the packages in the files of a build', () => {
  it('are named by their package.json: an alias of React is React', async () => {
    const alias = installed('node_modules/react18', { name: 'react', version: '18.3.1' });
    expect(await packagesOf(['react18'], alias)).toEqual(['react@18.3.1']);
  });

  it('are found in a folder of the part that "file:" leads to, without a version too', async () => {
    const vendored = installed('vendor/react-dom', { name: 'react-dom' });
    expect(await packagesOf(['own-dom'], vendored, { 'own-dom': 'vendor/react-dom' })).toEqual([
      'react-dom@unversioned',
    ]);
    expect(await packagesOf(['./vendor/react-dom/index.js'], vendored)).toEqual(['react-dom@unversioned']);
  });

  it('are found in a checkout beside the part that npm link leads to, a copy of the runtime too', async () => {
    for (const [file, text] of Object.entries({
      ...installed('mobx', { name: 'mobx', version: '6.0.0' }),
      ...installed('runtime', { name: '@ilera/runtime', version: '3.2.0' }),
      ...installed('ui', { name: '@ilera/ui', version: '1.0.0' }),
    })) {
      mkdirSync(path.dirname(path.join(elsewhere, file)), { recursive: true });
      writeFileSync(path.join(elsewhere, file), text);
    }
    const links = Object.fromEntries(
      ['mobx', 'runtime', 'ui'].map((name) => [`own-${name}`, path.join(elsewhere, name)]),
    );
    // Other sources of the workspace are no package.
    expect(await packagesOf(Object.keys(links), {}, links)).toEqual(['@ilera/runtime@3.2.0', 'mobx@6.0.0']);
  });

  it('are named by the package around an inner package.json, and left out where unused', async () => {
    const inside = {
      ...installed('node_modules/yup/esm', { type: 'module' }),
      'node_modules/yup/package.json': JSON.stringify({ name: 'yup', version: '1.7.1', sideEffects: false }),
      'node_modules/yup/index.js': "export * from './esm/index.js';",
      'node_modules/unused/package.json': JSON.stringify({
        name: 'unused',
        version: '1.0.0',
        sideEffects: false,
      }),
      'node_modules/unused/index.js': 'export const other = 1;',
      'barrel.js': "export * from 'yup'; export { other } from 'unused';",
    };
    expect(await packagesOf(['./barrel.js'], inside)).toEqual(['yup@1.7.1']);
  });
});
