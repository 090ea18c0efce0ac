/** The body of `npm start` and `npm run serve`, after the packages are installed. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { findRepository, listParts } from '../common/repository';
import { runMain, stopOnSignals } from '../common/run-main';
import { buildParts } from '../build/build-parts';
import { assertProductionTrust, loadKeys } from '../registry/ledger/load-keys';
import type { LivePart } from '@shared/contracts';
import { openLocalRegistry } from '../registry/open-registry';
import { uploadParts } from '../registry/releases/upload';
import type { LocalRegistry } from '../registry/registry';
import { describeFreeze, isFrozen } from '../site/revision-text';
import { currentUser } from '../common/current-user';
import { assertPortFree, readPort } from '../common/ports';
import { openHostWarning, startSite } from './start-site';

/** @param mode `start` builds and publishes what changed first; `serve` uses what is published. */
export function main(mode: 'start' | 'serve'): Promise<void> {
  return runMain(async () => {
    const began = Date.now();
    const repository = findRepository();
    const port = readPort('SITE_PORT', 3000);
    await assertPortFree(port, 'SITE_PORT');
    const registry = await openLocalRegistry(repository, process.env);
    const keys = loadKeys(repository, process.env);
    assertProductionTrust(keys, process.env);
    if (mode === 'start') await publishBuilt(repository, registry);
    const warning = openHostWarning(process.env);
    if (warning) console.error(styleText('red', warning));
    console.log('Starting the site …');
    const logFile = join(repository, '.local', 'api.log');
    const log = createWriteStream(logFile);
    const site = await startSite({
      repository,
      port,
      store: registry.ledger.store,
      keys,
      apiLog: (line) => log.write(`${line}\n`),
    });
    stopOnSignals(site.close);
    console.log(
      `Site ready at ${site.url}   (${((Date.now() - began) / 1000).toFixed(1)} s; Ctrl-C stops it)`,
    );
  });
}

/**
 * Builds what changed and publishes it into the local store; into no other one, and not over somebody's canary, freeze
 * or rollback. Nothing else is refused, because a checkout with unfinished work must start too.
 */
async function publishBuilt(repository: string, registry: LocalRegistry): Promise<void> {
  console.log('Building what changed …');
  const parts = await buildParts({ repository, parts: listParts(repository), tell: console.log });
  if (process.env.RELEASE_STORE) {
    console.log(
      `Nothing is published: ${registry.description} is not the local store. pnpm release publish does it.`,
    );
    return;
  }
  const { revision: newest } = await registry.latest();
  if (newest && isFrozen(newest.freeze, new Date().toISOString())) {
    console.log(`Nothing is published: ${describeFreeze(newest).join()}. The site starts with what is live.`);
    return;
  }
  const wanted = parts.filter(({ name, version }) => {
    const why = whyKept(newest?.live[name], version);
    if (why) console.log(`  ${name} stays as it is: ${why}`);
    return !why;
  });
  if (wanted.length === 0) return;
  const versions = await uploadParts(registry, wanted, console.log);
  const { revision, notes } = await registry.deploy(
    { action: 'publish', versions, force: true },
    { by: currentUser(), reason: 'npm start' },
  );
  notes.forEach((note) => console.log(note));
  if (revision) console.log(`Published: revision ${revision.n} of the site`);
}

/** Why a start must not make a version live; undefined when it may. */
function whyKept(live: LivePart | undefined, version: string): string | undefined {
  if (live?.canary) return `a canary of it runs, ${live.canary.version}`;
  return live?.version !== version && live?.bad?.includes(version)
    ? `${version} was rolled back; a changed one is published`
    : undefined;
}
