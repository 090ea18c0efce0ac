/** The body of `npm start` and `npm run serve`, after the packages are installed. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { findRepository, listParts } from '../common/repository';
import { runMain } from '../common/run-main';
import { buildParts } from '../build/build-parts';
import { findBuilt } from '../build/built-part';
import { assertProductionTrust, loadKeys, type Keys } from '../keys/load-keys';
import { openLedger } from '../ledger/open-ledger';
import { publish } from '../release/publish';
import { withoutRolledBack } from '../release/rolled-back';
import { currentUser } from '../release/current-user';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { assertPortFree } from '../common/ports';
import { readPort } from '../common/read-port';
import { openHostWarning } from './open-host';
import { startSite } from './start-site';
import { stopOnSignals } from '../common/stop-on-signals';

/** @param mode `start` builds and publishes what changed first; `serve` uses what is published. */
export function main(mode: 'start' | 'serve'): Promise<void> {
  return runMain(async () => {
    const began = Date.now();
    const repository = findRepository();
    const port = readPort(process.env.SITE_PORT, 3000);
    await assertPortFree(port, 'SITE_PORT');
    const store = await openStore(repository, process.env.RELEASE_STORE);
    const keys = loadKeys(repository, process.env);
    assertProductionTrust(keys, process.env);
    await publishBuilt(repository, store, keys, mode);
    const warning = openHostWarning(process.env);
    if (warning) console.error(styleText('red', warning));
    console.log('Starting the site …');
    const logFile = join(repository, '.local', 'api.log');
    const log = createWriteStream(logFile);
    const site = await startSite({
      repository,
      port,
      store,
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
 * Publishes what is built. `start` builds what changed first. Nothing is refused, because a checkout with
 * unfinished work must start too; incompatible parts are reported.
 */
async function publishBuilt(
  repository: string,
  store: ReleaseStore,
  keys: Keys,
  mode: 'start' | 'serve',
): Promise<void> {
  if (mode === 'serve' && process.env.RELEASE_STORE) return;
  const names = listParts(repository);
  if (mode === 'start') console.log('Building what changed …');
  const parts =
    mode === 'start'
      ? await buildParts({ repository, parts: names, tell: console.log })
      : names.flatMap((name) => findBuilt(repository, name) ?? []);
  const ledger = openLedger(store, keys);
  const wanted = await withoutRolledBack(ledger, parts, console.log);
  if (wanted.length === 0) return;
  const reason = `npm ${mode === 'start' ? 'start' : 'run serve'}`;
  const revision = await publish({
    store,
    ledger,
    parts: wanted,
    by: currentUser(),
    reason,
    admission: 'overrule',
    replaceCanary: true,
    tell: console.log,
  });
  if (revision) console.log(`Published: revision ${revision.n} of the site`);
}
