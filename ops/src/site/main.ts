/** What `npm start` and `npm run serve` run once the packages are there. */
import { findRepository, listParts } from '../common/repository';
import { runMain } from '../common/run-main';
import { buildParts } from '../build/build-parts';
import { publish } from '../release/publish';
import { whoAmI } from '../release/who';
import { openStore } from '../store/open-store';
import { assertPortFree } from './ports';
import { readPort } from './read-port';
import { startSite } from './start-site';
import { stopOnSignals } from './stop-on-signals';

/** @param mode `start` builds and publishes what changed first; `serve` uses what is published. */
export function main(mode: 'start' | 'serve'): Promise<void> {
  return runMain(async () => {
    const began = Date.now();
    const repository = findRepository();
    const port = readPort(process.env.SITE_PORT, 3000);
    await assertPortFree(port, 'SITE_PORT');
    const store = await openStore(repository, process.env.RELEASE_STORE);
    if (mode === 'start') await buildAndPublish(repository, store);
    console.log('Starting the site …');
    const site = await startSite({ repository, port, store });
    stopOnSignals(site.close);
    console.log(
      `Site ready at ${site.url}   (${((Date.now() - began) / 1000).toFixed(1)} s; Ctrl-C stops it)`,
    );
  });
}

async function buildAndPublish(
  repository: string,
  store: Awaited<ReturnType<typeof openStore>>,
): Promise<void> {
  console.log('Building what changed …');
  const parts = await buildParts({ repository, parts: listParts(repository), tell: console.log });
  const state = await publish({ store, parts, by: whoAmI(), reason: 'npm start', tell: console.log });
  console.log(state ? `Published: state ${state.n} of the site` : 'Everything built is live already');
}
