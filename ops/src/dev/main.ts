/**
 * `pnpm dev [mf-plans …]`: dev servers with hot reload for the named remotes (all, without a name), built
 * ones for the rest. Inside a running site: `pnpm release build mf-plans --against https://…`.
 */
import { join } from 'node:path';
import { buildParts } from '../build/build-parts';
import { findRepository, listParts } from '../common/repository';
import { runMain, stopOnSignals } from '../common/run-main';
import { loadKeys } from '../registry/ledger/load-keys';
import { openLocalRegistry } from '../registry/open-registry';
import { uploadParts } from '../registry/releases/upload';
import { currentUser } from '../common/current-user';
import { assertPortFree, freePort, readPort } from '../common/ports';
import { startSite } from '../start/start-site';
import { startDevServer, type DevServerHandle } from './dev-server';

void runMain(async () => {
  const repository = findRepository();
  const remotes = listParts(repository).filter((name) => name !== 'shell');
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !remotes.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such remote: ${unknown.join(', ')}. There are: ${remotes.join(', ')}`);
  const wanted = named.length > 0 ? named : remotes;
  const wantedPort = readPort('SITE_PORT', 3000);
  if (process.env.SITE_PORT) await assertPortFree(wantedPort, 'SITE_PORT');
  const port = await freePort(wantedPort);

  console.log('Building the parts that are not developed …');
  // A store of its own, so that development does not appear in the history of releases.
  const env = { ...process.env, RELEASE_STORE: join(repository, '.local', 'dev-releases') };
  const registry = await openLocalRegistry(repository, env);
  const others = listParts(repository).filter((name) => !wanted.includes(name));
  const parts = [
    ...(await buildParts({ repository, parts: ['shell'], tell: console.log, developmentReact: true })),
    ...(await buildParts({
      repository,
      parts: others.filter((name) => name !== 'shell'),
      tell: console.log,
    })),
  ];
  const request = { by: currentUser(), reason: 'pnpm dev' };
  const versions = await uploadParts(registry, parts, console.log);
  await registry.deploy({ action: 'publish', versions, force: true }, request);

  console.log(`Starting ${wanted.join(', ')} …`);
  const servers: DevServerHandle[] = [];
  const closeServers = (): void => servers.forEach((server) => server.close());
  try {
    for (const [index, name] of wanted.entries()) {
      servers.push(await startDevServer(repository, name, await freePort(3101 + index)));
    }
    const devRemotes = Object.fromEntries(servers.map(({ name, base }) => [name, base]));
    // A database of its own, like the store, so that `npm start` can run at the same time.
    const databaseDir = process.env.DATABASE_DIR ?? join(repository, '.local', 'dev-db');
    const site = await startSite({
      repository,
      port,
      store: registry.ledger.store,
      keys: loadKeys(repository, env),
      devRemotes,
      databaseDir,
    });
    stopOnSignals(async () => {
      closeServers();
      await site.close();
    });
    if (port !== wantedPort) console.log(`Port ${wantedPort} is in use, perhaps by npm start.`);
    console.log(`Site ready at ${site.url}   (hot reload of ${wanted.join(', ')}; Ctrl-C stops it)`);
  } catch (error) {
    // Open dev servers would keep a failed command alive.
    closeServers();
    throw error;
  }
});
