/** The body of `npm start`, `npm run serve` and `pnpm dev [mf-plans …]`, after the packages are installed. */
import { join } from 'node:path';
import { styleText } from 'node:util';
import { findRepository, listParts } from '../common/repository';
import { runMain, stopOnSignals } from '../common/run-main';
import { buildParts, partsOf } from '../build/build-parts';
import { startDevServer } from '../dev/dev-server';
import { readGatewayConfig } from '../gateway/gateway-config';
import { loadKeys } from '../registry/ledger/load-keys';
import type { LivePart } from '@ilera/contracts';
import { openLocalRegistry } from '../registry/open-registry';
import type { LocalRegistry } from '../registry/registry';
import { describeFreeze } from '../site/revision-text';
import { uploadParts } from '../cli/change-site';
import { currentUser } from '../common/current-user';
import { assertPortFree, freePort } from '../common/ports';
import { openHostWarning, startSite } from './start-site';

/** `start` first builds and publishes changed parts; `serve` uses published ones; `dev` hot-reloads remotes. */
type Mode = 'start' | 'serve' | 'dev';

/** @param named remotes that `dev` hot-reloads; none: all */
export function main(mode: Mode, named: string[] = []): Promise<void> {
  return runMain(async () => {
    const began = Date.now();
    const repository = findRepository();
    const developed = mode === 'dev' ? partsOf(repository, named, (name) => name !== 'shell').names : [];
    const config = readGatewayConfig(process.env);
    const { port: wanted } = config;
    const port = mode === 'dev' && !process.env.SITE_PORT ? await freePort(wanted) : wanted;
    await assertPortFree(port, 'SITE_PORT');
    const local = (name: string): string => join(repository, '.local', name);
    // A separate store and database keep development out of the history, and let `npm start` run at the same time.
    const env = mode === 'dev' ? { ...process.env, RELEASE_STORE: local('dev-releases') } : process.env;
    const registry = await openLocalRegistry(repository, env);
    const keys = loadKeys(repository, env);
    if (mode === 'start' && env.RELEASE_STORE)
      console.log(
        `Nothing is published: ${registry.description} is not the local store. pnpm release publish does it.`,
      );
    else if (mode !== 'serve') await publishBuilt(repository, registry, developed);
    const warning = openHostWarning(config);
    if (warning) console.error(styleText('red', warning));
    const devRemotes: Record<string, string> = {};
    for (const [index, name] of developed.entries()) {
      const { base } = await startDevServer(repository, name, await freePort(3101 + index));
      devRemotes[name] = base;
    }
    console.log('Starting the site …');
    const site = await startSite({
      repository,
      config,
      port,
      store: registry.ledger.store,
      keys,
      apiLog: local(mode === 'dev' ? 'dev-api.log' : 'api.log'),
      ...(mode === 'dev' && {
        devRemotes,
        apiEnv: { DATABASE_DIR: process.env.DATABASE_DIR ?? local('dev-db') },
      }),
    });
    stopOnSignals(site.close);
    if (port !== wanted) console.log(`Port ${wanted} is in use, perhaps by npm start.`);
    const what = mode === 'dev' ? `hot reload of ${developed.join(', ')}; ` : '';
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`Site ready at ${site.url}   (${what}${seconds} s; Ctrl-C stops it)`);
  });
}

/**
 * Builds and publishes changed parts, but not over a canary, freeze or rollback. Other refusals are overruled, because a
 * checkout with unfinished work must start, too.
 * @param developed remotes that dev servers build; the shell then has React's development code
 */
async function publishBuilt(repository: string, registry: LocalRegistry, developed: string[]): Promise<void> {
  console.log('Building what changed …');
  const developmentReact = developed.length > 0;
  const names = listParts(repository).filter((name) => !developed.includes(name));
  const build = (parts: string[], more = {}) => buildParts({ repository, parts, tell: console.log, ...more });
  const parts = developmentReact
    ? [
        ...(await build(['shell'], { developmentReact })),
        ...(await build(names.filter((name) => name !== 'shell'))),
      ]
    : await build(names);
  const { revision: newest } = await registry.latest();
  const [frozen] = newest ? describeFreeze(newest) : [];
  if (frozen) {
    console.log(`Nothing is published: ${frozen}. The site starts with what is live.`);
    return;
  }
  const wanted = parts.filter(({ release: { name, version } }) => {
    const why = whyNotPublished(newest?.live[name], version);
    if (why) console.log(`  ${name} stays as it is: ${why}`);
    return !why;
  });
  if (wanted.length === 0) return;
  const versions = await uploadParts(registry, wanted, console.log);
  const { revision, notes } = await registry.makeChange(
    { action: 'publish', versions, force: true },
    { by: currentUser(), reason: developmentReact ? 'pnpm dev' : 'npm start' },
  );
  notes.forEach((note) => console.log(note));
  if (revision) console.log(`Published: revision ${revision.n} of the site`);
}

/** Explains why a start must not make a version live; undefined where it may. */
function whyNotPublished(live: LivePart | undefined, version: string): string | undefined {
  if (live?.canary) return `a canary of it runs, ${live.canary.version}`;
  return live?.version !== version && live?.bad?.includes(version)
    ? `${version} was rolled back; a changed one is published`
    : undefined;
}
