import { join } from 'node:path';
import { temporaryFolders } from '../testing/fake-releases';
import { writeSources } from '../testing/small-repository';
import { buildScript } from './build-scripts';

const nextFolder = temporaryFolders();

/** A part with the build packages under both names; returns its folder. */
function makePart(dependencies: Record<string, string>): string {
  const folder = nextFolder();
  const manifest = JSON.stringify({ exports: { './build-part': './build-part.js' } });
  writeSources(folder, {
    'package.json': JSON.stringify({ name: 'mf-one', dependencies }),
    ...Object.fromEntries(
      ['@shared', '@ilera'].flatMap((scope) => [
        [`node_modules/${scope}/build/package.json`, manifest],
        [`node_modules/${scope}/build/build-part.js`, ''],
        [`node_modules/${scope}/build/node_modules/tsx/package.json`, JSON.stringify({ main: 'loader.js' })],
        [`node_modules/${scope}/build/node_modules/tsx/loader.js`, ''],
      ]),
    ),
  });
  return folder;
}

it.each(['@shared/build', '@ilera/build'])('builds a part with %s, which it names', (name) => {
  const folder = makePart({ [name]: '*' });
  expect(buildScript(folder, 'build-part').at(-1)).toBe(join(folder, 'node_modules', name, 'build-part.js'));
});

it('refuses a part that names none', () => {
  expect(() => buildScript(makePart({}), 'build-part')).toThrow('does not name @ilera/build');
});
