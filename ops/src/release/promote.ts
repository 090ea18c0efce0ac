import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LivePart } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';
import { artefactKey, sbomKey, type ReleaseStore } from '../store/release-store';
import { compressedEndings } from './compress';
import { fetchRelease } from './fetch-release';
import { lastChange } from './refuse-if-changed';

/** An environment: its name, its store, and the history of what is live there. */
export interface Environment {
  name: string;
  store: ReleaseStore;
  ledger: Ledger;
}

/** What a promotion makes live: the parts as if built here, and where they come from. */
export interface Promotion {
  parts: BuiltPart[];
  /** For the history: the revisions of the source that made these versions live. */
  reason: string;
}

/**
 * Copies what is live for everybody in one environment, and hands it on to be made live in another. The bytes are those
 * that the signed revision of the source names; nothing is built.
 * @throws ReleaseRefused where a part is not live in the source, or its files were changed there
 */
export async function withPromotion<T>(
  from: Environment,
  names: string[],
  run: (promotion: Promotion) => Promise<T>,
): Promise<T> {
  const newest = await from.ledger.newest();
  const folder = await mkdtemp(join(tmpdir(), 'ilera-promotion-'));
  try {
    const parts: BuiltPart[] = [];
    const sources: string[] = [];
    for (const name of names) {
      const live = newest?.live[name];
      if (!live) throw new ReleaseRefused(notLive(from, name, newest?.live ?? {}));
      parts.push(await fetchRelease(from.store, name, live, join(folder, name)));
      const change = await lastChange(from.ledger, live);
      sources.push(`${name} of revision ${change?.n ?? newest.n}`);
    }
    return await run({ parts, reason: `from ${from.name}: ${sources.join(', ')}` });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Copies what belongs to a version beside its files: the compressed variants, which another Node.js would make differently,
 * and the list of its packages.
 */
export async function copyCompanions(from: ReleaseStore, to: ReleaseStore, part: BuiltPart): Promise<void> {
  const { name, version, release } = part;
  const keys = Object.keys(release.files).flatMap((file) =>
    compressedEndings(file).map((ending) => artefactKey(name, version, file + ending)),
  );
  for (const key of [...keys, sbomKey(name, version)]) {
    const body = await from.get(key);
    if (body) await to.putIfAbsent(key, body);
  }
}

const notLive = ({ name: environment }: Environment, part: string, live: Record<string, LivePart>): string =>
  `${part || 'No part'} is not live in ${environment}. There are: ${Object.keys(live).join(', ') || 'none'}.`;
