import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildParts } from '../build/build-parts';
import { makePart } from '../testing/fake-releases';
import { newFolder } from '../testing/temporary';
import { makeSmallRepository, smallRemote, writeSources } from '../testing/packages/small-repository';
import { checkCompatibility } from './check-compatibility';

// Real builds, each in a process of its own.
jest.setTimeout(600_000);

let repository: string;
beforeAll(() => (repository = makeSmallRepository(newFolder())));

const at = (...names: string[]): string => join(repository, smallRemote, ...names);

/** Builds the small remote with a page of these lines. */
async function build(...lines: string[]) {
  writeSources(repository, { [`${smallRemote}/src/small.page.tsx`]: lines.join('\n') });
  const [part] = await buildParts({ repository, parts: [smallRemote] });
  if (!part) throw new Error('not built');
  return part.release;
}

it('a copy of what a page has once is found however it was installed, and refused', async () => {
  // "react18": "npm:react@18.3.1" has npm install React under another name; "file:" leads to a folder of the remote.
  writeSources(at('node_modules'), {
    'react18/package.json': JSON.stringify({ name: 'react', version: '18.3.1' }),
    'react18/index.js': 'exports.version = "18.3.1";',
  });
  writeSources(at('vendor'), {
    'react-dom/package.json': JSON.stringify({ name: 'react-dom' }),
    'react-dom/index.js': 'exports.version = "vendored";',
  });
  symlinkSync(at('vendor', 'react-dom'), at('node_modules', 'own-dom'));
  // A checkout of the runtime beside the remote, as `npm link` installs it.
  const linked = join(repository, 'elsewhere', 'runtime');
  mkdirSync(linked, { recursive: true });
  cpSync(join(repository, 'shared', 'runtime', 'package.json'), join(linked, 'package.json'));
  writeSources(linked, { 'src/index.ts': 'export const copy = "of the runtime";' });
  symlinkSync(linked, at('node_modules', 'own-runtime'));
  const {
    name,
    visitorPackages = [],
    ...release
  } = await build(
    "import { version as first } from 'react18';",
    "import { version as second } from 'own-dom';",
    "import { observable } from 'mobx/dist/mobx.esm.js';",
    "import { copy } from 'own-runtime';",
    'export default () => [first, second, copy, observable].join();',
  );
  const brought = ['@ilera/runtime', 'mobx', 'react', 'react-dom'];
  expect(visitorPackages.map((one) => one.slice(0, one.lastIndexOf('@'))).sort()).toEqual(brought);
  expect(visitorPackages).toContain('react@18.3.1');

  const shell = makePart(newFolder(), 'shell', '1.0.0', {
    shared: {
      ...release.shared,
      mobx: '7.1.3',
      'mobx-react-lite': '5.1.0',
      react: '19.3.1',
      '@ilera/runtime': '5.0.0',
    },
    routes: [],
  }).release;
  const refusals = checkCompatibility({ shell, remotes: { [name]: { ...release, name, visitorPackages } } });
  for (const library of brought)
    expect(refusals).toContainEqual(expect.objectContaining({ problem: `${smallRemote} brings ${library}` }));
});

it('a remote that imports what no page has, react-dom/server or react/compiler-runtime, is not built, and says what to do', async () => {
  const message = await build(
    "import * as server from 'react-dom/server';",
    "import * as compiler from 'react/compiler-runtime';",
    'export default () => [...Object.keys(server), ...Object.keys(compiler)].join();',
  ).catch((error: Error) => error.message);
  for (const module of ['react-dom/server', 'react/compiler-runtime'])
    expect(message).toMatch(
      new RegExp(
        `src/small.page.tsx imports ${module}, which no page has: a page has react.* Import one of these`,
      ),
    );
});
