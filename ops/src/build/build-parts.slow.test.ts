import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../common/repository';
import { newFolder } from '../testing/temporary';
import { makeSmallRepository, smallRemote } from '../testing/packages/small-repository';
import { buildParts } from './build-parts';

async function build(repository: string) {
  const [part] = await buildParts({ repository, parts: [smallRemote] });
  if (!part) throw new Error('not built');
  return part;
}

it('a version names the files of a release and the packages in them, and nothing else', async () => {
  const repository = makeSmallRepository(newFolder());
  const first = await build(repository);
  expect(first.release.version).toMatch(/^1\.4\.0-[0-9a-f]{8}$/);
  expect(first.release.packages).toContainEqual(expect.stringMatching(/^yup@/));
  expect(first.release.packages?.join()).not.toMatch(/react|mobx/);

  // The same sources in another folder, without any cache, and with what is read, but not bundled.
  const other = makeSmallRepository(newFolder());
  appendFileSync(join(other, 'shared/ui/src/illustrations/index.ts'), '// a comment\n');
  const elsewhere = await build(other);
  expect(elsewhere.release.version).toBe(first.release.version);
  expect(elsewhere.release.files).toEqual(first.release.files);
  for (const file of Object.keys(first.release.files))
    for (const folder of [findRepository(), repository])
      expect(readFileSync(join(elsewhere.folder, file), 'utf8')).not.toContain(folder);

  // An upgrade of a package inside of a bundled package, here with the same code.
  const inner = join(repository, smallRemote, 'node_modules/yup/node_modules/property-expr/package.json');
  writeFileSync(inner, readFileSync(inner, 'utf8').replace(/"version": "[^"]+"/, '"version": "9.9.9"'));
  const upgraded = await build(repository);
  expect(upgraded.release.version).not.toBe(first.release.version);
  expect(upgraded.release.packages).toContain('property-expr@9.9.9');
  // Only the entry carries the version, so that a visitor who comes back fetches no other file.
  const { entry, files } = upgraded.release;
  const fetched = Object.keys(files).filter((file) => /\.(js|css)$/.test(file));
  const isSame = (file: string) => files[file]?.integrity === first.release.files[file]?.integrity;
  expect(fetched.filter((file) => !isSame(file))).toEqual([entry]);
}, 600_000);
