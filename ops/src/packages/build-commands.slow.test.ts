import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@ilera/contracts';
import { readPackage } from '../common/package-json';
import { findRepository } from '../common/repository';
import { createRegistry } from '../registry/http/start-registry';
import { Ledger } from '../registry/ledger/ledger';
import { limitsOf, type Policy } from '../registry/policy';
import { LocalRegistry } from '../registry/registry';
import { newFolder } from '../testing/temporary';
import { makeOutsideRemote, outsideRemote } from '../testing/packages/outside-remote';
import { writeSources } from '../testing/packages/small-repository';
import { openReleaseDesk } from '../testing/release-desk';
import { makeKeys } from '../testing/signing-keys';

// Real builds, each in a process of its own.
jest.setTimeout(900_000);

/** The version of the runtime that the remote was made with. */
const runtime = readPackage(join(findRepository(), 'shared', 'runtime')).version;

let folder: string;
/** What the first build said, and its version. */
let said: string;
let version: string;
beforeAll(async () => {
  folder = makeOutsideRemote(newFolder());
  writeSources(folder, {
    'src/social-pictures.tsx': [
      "import { FamilyHomeArt } from '@ilera/ui/illustrations';",
      "export const socialPictures = [{ name: 'greeting', words: 'Good morning', art: <FamilyHomeArt /> }];",
    ].join('\n'),
    'src/clinic.ts': [
      "import type { Thing } from '@ilera/ui';",
      "export const clinic: Thing = { '@type': 'MedicalClinic', name: 'Ilera' };",
      '// @ts-expect-error: a clinic has no such property.',
      "export const wrong: Thing = { '@type': 'MedicalClinic', nmae: 'Ilera' };",
    ].join('\n'),
  });
  said = await release(['build']);
  version = /1\.0\.0-[0-9a-f]{8}/.exec(said)?.[0] ?? 'none';
});

const command = () => join(folder, 'node_modules', '.bin', 'ilera-release');

const release = (args: string[], env: Record<string, string> = {}): Promise<string> =>
  run(command(), args, env);

/** Runs a program in the remote's own repository, in which the workspace is not to be found. */
async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { PATH = '' } = process.env;
  const child = spawn(program, args, { cwd: folder, env: { PATH, RELEASE_BY: 'ada', ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const status = await new Promise((resolve) => child.once('close', resolve));
  // 2: written, and no gateway was asked.
  if (status !== 0 && status !== 2) throw new Error(said);
  return said;
}

it('is type-checked and tested as it was made, with style sheets, axe and structured data', async () => {
  expect(await run('npm', ['test'])).toContain('PASS src/home/home.page.test.tsx');
});

it('builds a remote with the packages that its repository has installed', () => {
  expect(said).toContain(`${outsideRemote} ${version} is built`);
  const read = (file: string): string => readFileSync(join(folder, 'dist', file), 'utf8');
  const record = JSON.parse(read('release.json')) as Release;
  // The page's one runtime has the name under which every shell provides it.
  expect(record).toMatchObject({
    name: outsideRemote,
    version,
    shared: { '@ilera/runtime': `^${runtime}` },
    routes: [{ path: '/outside', page: 'home' }],
  });
  expect(read('remoteEntry.js')).toContain('"@ilera/runtime"');
  expect(record.packages).toContainEqual(expect.stringMatching(/^@ilera\/ui@/));
  expect(record.packages).toContainEqual(expect.stringMatching(/^react-dom@/));
  expect(record.visitorPackages?.join()).not.toMatch(/(^|,)react|mobx|runtime/);
  expect(record.prerender).toMatchObject({ pages: ['home'] });
  expect(read('prerender.cjs')).toContain('Good morning');
  expect(existsSync(join(folder, 'dist', 'card.greeting.png'))).toBe(true);
});

/** What a live shell provides, beside which the remote is admitted. */
const shell = {
  shared: {
    '@ilera/runtime': runtime,
    '@module-federation/enhanced': '2.9.2',
    mobx: '7.1.3',
    'mobx-react-lite': '5.1.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
};

it('publishes it by a registry with a token of its own, and takes it back', async () => {
  const keys = makeKeys();
  const { store, ledger, part, put } = openReleaseDesk(keys);
  const old = { shared: { '@ilera/runtime': `^${runtime}` } };
  const remotes = ['mf-public', 'mf-things'].map((name) => part(name, '1.0.0', old));
  await put('', '', { parts: [part('shell', '1.0.0', shell), ...remotes] });
  await put('mf-things', '1.1.0', {}, old);
  const live = async () => (await ledger.newest())?.live[outsideRemote]?.version;
  const policy: Policy = {
    audience: 'https://releases.test',
    callers: { outside: { tokenHash: createHash('sha256').update('a-token-of-a-squad').digest('hex') } },
    operators: [],
    parts: {
      [outsideRemote]: { paths: [{ prefix: '/outside/*', access: ['public'] }], publish: ['outside'] },
    },
  };
  const local = new LocalRegistry(new Ledger(store, { ...keys, ...limitsOf(policy) }));
  const registry = await createRegistry(local, policy);
  const address = await registry.listen({ port: 0, host: '127.0.0.1' });
  const env = { RELEASE_REGISTRY: address, RELEASE_TOKEN: 'a-token-of-a-squad' };

  expect(await release(['publish', '--reason', 'a first page'], env)).toContain('is uploaded');
  // It builds again, and what has not changed has the same version.
  const first = await live();
  expect(first).toBe(version);
  const page = join(folder, 'src', 'home', 'home.page.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll('Good morning', 'Good evening'));
  await release(['publish', '--reason', 'the evening'], env);
  expect(await live()).not.toBe(first);
  await release(['rollback', outsideRemote, '--reason', 'it is morning'], env);
  expect(await live()).toBe(first);
  const foreign = () => release(['rollback', 'mf-things', '--reason', 'x'], env);
  await expect(foreign()).rejects.toThrow('may not roll back mf-things');
  await registry.close();
});
