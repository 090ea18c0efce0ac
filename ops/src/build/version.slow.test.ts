import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../common/repository';
import { temporaryFolders } from '../testing/fake-releases';
import { makeSmallRepository, smallRemote, writeSources } from '../testing/small-repository';
import { buildParts } from './build-parts';
import { findBuilt } from './built-part';

const nextFolder = temporaryFolders();
// Real builds, each in a process of its own.
jest.setTimeout(600_000);

/** Builds the small remote; `isBuilt` is false when an earlier build was used. */
async function build(repository: string) {
  const lines: string[] = [];
  const [part] = await buildParts({
    repository,
    parts: [smallRemote],
    tell: (line) => lines.push(line),
  });
  if (!part) throw new Error('not built');
  const entry = readFileSync(join(part.folder, part.release.entry), 'utf8');
  return { ...part, entry, isBuilt: !lines.some((line) => line.includes('is built already')) };
}

/** Whether a build of the small remote as it is now would be used again. */
const isKnown = (repository: string): boolean => findBuilt(repository, smallRemote) !== undefined;

it('a version names the files of a release and the packages in them, and a build is used for nothing else (Q14)', async () => {
  const repository = makeSmallRepository(nextFolder());
  const at = (...names: string[]): string => join(repository, ...names);
  const first = await build(repository);
  expect(first).toMatchObject({ isBuilt: true, version: expect.stringMatching(/^1\.4\.0-[0-9a-f]{8}$/) });
  expect(first.release.version).toBe(first.version);
  expect(first.entry).toContain(`mf_small_${first.version.replace(/\W/g, '_')}`);
  expect(first.release.packages).toContainEqual(expect.stringMatching(/^yup@/));
  expect(first.release.packages?.join()).not.toMatch(/react|mobx/);
  expect(await build(repository)).toMatchObject({ isBuilt: false, version: first.version });

  // The shell provides it at run time: the remote's build does not read it.
  appendFileSync(at('shared/runtime/src/session/session.store.ts'), '// a comment\n');
  expect(await build(repository)).toMatchObject({ isBuilt: false, version: first.version });

  // A barrel file is read, but not bundled.
  appendFileSync(at('shared/ui/src/illustrations/index.ts'), '// a comment\n');
  expect(await build(repository)).toMatchObject({ isBuilt: true, version: first.version });
  expect(await build(repository)).toMatchObject({ isBuilt: false, version: first.version });

  // The same sources in another folder, without any cache.
  const elsewhere = await build(makeSmallRepository(nextFolder()));
  expect(elsewhere).toMatchObject({ isBuilt: true, version: first.version });
  expect(elsewhere.release.files).toEqual(first.release.files);
  for (const file of Object.keys(first.release.files))
    for (const folder of [findRepository(), repository])
      expect(readFileSync(join(first.folder, file), 'utf8')).not.toContain(folder);

  // An upgrade of a package inside of a bundled package, here with the same code.
  const inner = at(smallRemote, 'node_modules/yup/node_modules/property-expr/package.json');
  const text = readFileSync(inner, 'utf8');
  writeFileSync(inner, text.replace(/"version": "[^"]+"/, '"version": "9.9.9"'));
  const upgraded = await build(repository);
  expect(upgraded.version).not.toBe(first.version);
  expect(upgraded.release.packages).toContain('property-expr@9.9.9');

  writeSources(repository, {
    [`${smallRemote}/webpack.config.mjs`]: [
      "import { remoteConfig } from '@shared/build';",
      "export default remoteConfig(import.meta.url, { firstCalls: { small: [{ call: 'small' }] } });",
    ].join('\n'),
  });
  const configured = await build(repository);
  expect(configured.release.firstCalls).toEqual({ small: [{ call: 'small' }] });
  expect(configured.version).not.toBe(upgraded.version);

  // Wins the resolution of './words' over words.ts.
  const winner = { [`${smallRemote}/src/words.tsx`]: "export const words = 'the first of the new words';" };
  writeSources(repository, winner);
  expect(isKnown(repository)).toBe(false);
  rmSync(at(smallRemote, 'src/words.tsx'));
  expect(isKnown(repository)).toBe(true);
  // A loader's upgrade that changes what it writes.
  const loader = 'shared/build/node_modules/ts-loader';
  const manifest = JSON.parse(readFileSync(at(loader, 'package.json'), 'utf8')) as object;
  writeSources(repository, {
    [`${loader}/package.json`]: JSON.stringify({ ...manifest, version: '99.0.0', main: 'changed.js' }),
    [`${loader}/changed.js`]: [
      "const loader = require('./index.js');",
      "module.exports = function (text, map) { return loader.call(this, text.replace('the first', 'the loaded'), map); };",
    ].join('\n'),
  });
  expect(isKnown(repository)).toBe(false);
  writeSources(repository, winner);
  const { folder, release } = await build(repository);
  const scripts = Object.keys(release.files).filter((file) => file.endsWith('.js'));
  expect(scripts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')).toContain(
    'the loaded of the new words',
  );

  rmSync(at(smallRemote, 'src/words.tsx'));
  rmSync(at(smallRemote, 'src/words.ts'));
  await expect(build(repository)).rejects.toThrow("Can't resolve './words'");
});

it('a configuration’s own reads count, a component that no page uses does not, and of the environment it sees what counts (Q14)', async () => {
  const repository = makeSmallRepository(nextFolder());
  writeSources(repository, {
    [`${smallRemote}/src/small.page.tsx`]: [
      "import { Button } from '@shared/ui';",
      'export default () => <Button>Go on</Button>;',
    ].join('\n'),
    [`${smallRemote}/calls.txt`]: 'file',
    [`${smallRemote}/webpack.config.mjs`]: [
      "import { existsSync, readFileSync } from 'node:fs';",
      "import { remoteConfig } from '@shared/build';",
      "const more = existsSync('more.txt') ? ['more'] : [];",
      "const names = [readFileSync('calls.txt', 'utf8'), ...more, process.env.RELEASE_BY ?? 'none'];",
      'export default remoteConfig(import.meta.url, { firstCalls: { small: names.map((call) => ({ call })) } });',
    ].join('\n'),
  });
  const calls = async () => {
    const { isBuilt, release } = await build(repository);
    return [isBuilt, ...(release.firstCalls?.small ?? []).map(({ call }) => call)];
  };
  const variable = jest.replaceProperty(process, 'env', { ...process.env, RELEASE_BY: 'ada' });
  expect(await calls()).toEqual([true, 'file', 'none']);
  appendFileSync(join(repository, 'shared/ui/src/overlay/dialog.tsx'), '// a comment\n');
  expect(isKnown(repository)).toBe(true);
  variable.replaceValue({ ...process.env, RELEASE_BY: 'bola' });
  expect(await calls()).toEqual([false, 'file', 'none']);
  writeSources(repository, { [`${smallRemote}/calls.txt`]: 'changed' });
  expect(isKnown(repository)).toBe(false);
  writeSources(repository, { [`${smallRemote}/calls.txt`]: 'file' });
  expect(isKnown(repository)).toBe(true);
  writeSources(repository, { [`${smallRemote}/more.txt`]: '' });
  expect(isKnown(repository)).toBe(false);
  writeSources(repository, { [`${smallRemote}/calls.txt`]: 'changed' });
  expect(await calls()).toEqual([true, 'changed', 'more', 'none']);
  variable.restore();
});
