import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@ilera/contracts';
import { Ajv, type ValidateFunction } from 'ajv';
import type { BuiltPart } from '../../build/built-part';
import { listFaults } from '../../common/json-schema';
import type { PartVersion } from '../../site/live-part';
import { ReleaseRefused } from '../../site/refusal';
import { readRecord } from './read-record';
import { artefactKey, putOnce, type ReleaseStore } from '../../store/release-store';
import { formsOf } from '@ilera/contracts/compress';
import { toIntegrity } from '@ilera/contracts/integrity';

let isRelease: ValidateFunction | undefined;

/** Loads the check with the first upload: the library of its schema would slow down the start of each command. */
async function loadCheck(): Promise<ValidateFunction> {
  const { ReleaseSchema } = await import('@ilera/contracts/release-schema');
  return (isRelease ??= new Ajv({ allErrors: true }).compile(ReleaseSchema));
}

/**
 * Uploads a built part. `release.json` is written last: a version without a record does not exist, so a crash half-way
 * leaves nothing that could go live. A stored record may differ in commit, time and compression only.
 * @throws ReleaseRefused where the record differs otherwise, or a file does
 */
export async function uploadRelease(store: ReleaseStore, part: BuiltPart): Promise<PartVersion> {
  const { release, record } = part;
  await assertComplete(release);
  const { name, version } = release;
  const published = await readRecord(store, name, version);
  if (!published) {
    await uploadFiles(store, part);
    await putOnce(store, artefactKey(name, version, 'release.json'), record);
  }
  const current = published ?? (await readRecord(store, name, version));
  if (!current)
    throw new ReleaseRefused(`${name} ${version} is not in ${store.description} after its upload.`);
  if (!isDeepStrictEqual(comparable(current.release), comparable(release)))
    throw new ReleaseRefused(
      `${name} ${version} is published already with other files or another record, and a published version never changes. ` +
        'Raise the version in package.json and build again.',
    );
  if (published) await uploadFiles(store, { ...part, ...published }, true);
  return { name, version, digest: current.digest };
}

/** Lists the files of a release, compressed forms included. */
export const storedFiles = ({ files }: Release) =>
  Object.entries(files).flatMap(([name, file]) => formsOf(name, file));

/**
 * Creates the files of a part, or accepts equal ones from an earlier attempt.
 * @param isRepair restores files of a published version that the store lost, where this build has the same bytes
 */
async function uploadFiles(store: ReleaseStore, { folder, release }: BuiltPart, isRepair = false) {
  const { name, version } = release;
  const stored = isRepair ? await store.list(artefactKey(name, version, '')) : [];
  for (const { name: file, size, integrity } of storedFiles(release)) {
    const key = artefactKey(name, version, file);
    if (stored.includes(key)) continue;
    const body = await readFile(join(folder, file)).catch(() => undefined);
    const isRight = body?.byteLength === size && toIntegrity(body) === integrity;
    if (isRepair && !isRight) continue;
    if (!body || !isRight)
      throw new ReleaseRefused(
        `${name} ${version}: ${file} is ${body ? 'not what release.json says' : `missing in ${folder}`}. Build it again with --force.`,
      );
    if ((await putOnce(store, key, body)) === 'taken')
      throw new ReleaseRefused(
        `${key} is already in ${store.description} with other content, and published files are never overwritten. ` +
          'The same sources gave different bytes: raise the version in package.json and build again.',
      );
  }
}

async function assertComplete(release: Release): Promise<void> {
  const { name, version } = release;
  const check = await loadCheck();
  if (!check(release))
    throw new ReleaseRefused(
      `${name} ${version}: release.json is not what pages are made of:\n` +
        `  ${listFaults(check.errors).slice(0, 10).join('\n  ')}\n  Build it with the newest @ilera/build.`,
    );
  const sets = [release.initial, ...Object.values(release.pages), ...Object.values(release.modals)];
  const named = new Set([release.entry, ...sets.flatMap(({ js, css }) => [...js, ...css])]);
  const unknown = [...named].filter((file) => !release.files[file]);
  unknown.push(
    ...Object.keys(release.modalTitles ?? {}).filter((modal) => !Object.hasOwn(release.modals, modal)),
  );
  if (unknown.length > 0)
    throw new ReleaseRefused(
      `${name} ${version}: release.json names files without a hash, or modals that it does not offer: ${unknown.join(', ')}.`,
    );
}

/** The content by which records are compared; compression depends on the version of Node. */
const comparable = ({ commit: _commit, builtAt: _builtAt, files, ...content }: Release) => ({
  ...content,
  files: Object.fromEntries(
    Object.entries(files).map(([file, { compressed: _compressed, ...plain }]) => [file, plain]),
  ),
});
