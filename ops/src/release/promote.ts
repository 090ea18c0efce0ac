import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LivePart, Revision } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import { variableOf } from './environments';
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
 * @throws ReleaseRefused where a part is not live in the source, its files were changed there, or the newest revision
 * there is not believed
 */
export async function withPromotion<T>(
  from: Environment,
  names: string[],
  run: (promotion: Promotion) => Promise<T>,
): Promise<T> {
  const newest = await newestOfAll(from);
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

/** The newest revision of an environment; an older one would be another site than the one that people see there. */
async function newestOfAll({ name, ledger }: Environment): Promise<Revision | undefined> {
  const { revision, refused } = await ledger.latest();
  const [bad] = refused;
  if (!bad) return revision;
  throw new ReleaseRefused(
    `Refused, nothing changed: revision ${bad.n} of ${name} is ${bad.reason}.\n` +
      `  A colleague's new key? Set ${variableOf('RELEASE_PUBLIC_KEYS', name)} to the present list of keys of ${name}.\n` +
      `  Nobody's? Publish there what is right, and promote that.`,
  );
}

const notLive = ({ name: environment }: Environment, part: string, live: Record<string, LivePart>): string =>
  `${part || 'No part'} is not live in ${environment}. There are: ${Object.keys(live).join(', ') || 'none'}.`;
