import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LivePart, Release } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import type { BuiltPart } from '../../build/built-part';
import { ReleaseRefused } from '../../site/refusal';
import { isKey } from '../../store/release-store';
import type { Registry } from '../registry';
import { storedFiles } from './upload';

/**
 * Downloads a version from a registry into a folder, as a build leaves it.
 * @param live version and digest by a valid revision
 * @throws ReleaseRefused where bytes do not match the digest
 */
export async function fetchRelease(
  registry: Pick<Registry, 'file' | 'description'>,
  name: string,
  live: Pick<LivePart, 'version' | 'digest'>,
  folder: string,
): Promise<BuiltPart> {
  const { version, digest } = live;
  const record = await registry.file(name, version, 'release.json');
  if (!record) throw new ReleaseRefused(`${name} ${version} is not in ${registry.description}.`);
  if (digest !== toIntegrity(record)) throw damaged(registry.description, `${name}/${version}/release.json`);
  const release = JSON.parse(record.toString('utf8')) as Release;
  if (release.name !== name || release.version !== version)
    throw damaged(registry.description, `${name}/${version}/release.json`);
  for (const { name: file, integrity } of storedFiles(release)) {
    const body = await registry.file(name, version, file);
    if (!isKey(file) || !body || toIntegrity(body) !== integrity)
      throw damaged(registry.description, `${name}/${version}/${file}`);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), body);
  }
  return { folder, release, record };
}

const damaged = (where: string, key: string): ReleaseRefused =>
  new ReleaseRefused(
    `${key} in ${where} is not what was released there. Restore that file, or publish another version there.`,
  );
