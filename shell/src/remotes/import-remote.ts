import { containerName, type RemoteModule, type RemoteVersion, withTimeout } from '@shared/contracts';
import { timeLimits } from './attempts';
import { loadFederation } from './load-federation';
import { pageRegistry } from '../page-registry';

/**
 * Loads one version of a remote's exposed module; callers at the same moment share one request. After a
 * failure the next call loads it again from another address, because the browser repeats a failed or hanging
 * request's outcome.
 */
export function importRemote(remote: string, version: RemoteVersion): Promise<RemoteModule> {
  const name = containerName(remote, version.version);
  const { modules } = pageRegistry();
  const known = modules.get(name);
  if (known) return known;
  const loading = loadModule(name, version);
  modules.set(name, loading);
  loading.catch(() => modules.delete(name));
  return loading;
}

async function loadModule(name: string, version: RemoteVersion): Promise<RemoteModule> {
  const federation = await loadFederation();
  const { attempts, entryIntegrities } = pageRegistry();
  const attempt = attempts.get(name) ?? 0;
  attempts.set(name, attempt + 1);
  const address = new URL(`${version.base}${version.entry}`, window.location.origin).href;
  entryIntegrities.set(address, version.override ? '' : version.entryIntegrity);
  const entry = attempt ? `${address}?r=${attempt}` : address;
  // `force` also drops the container of the attempt before.
  federation.registerRemotes([{ name, entry, version: version.version }], { force: attempt > 0 });
  const evaluate = await withTimeout(
    timeLimits.entry,
    federation.loadRemote<() => { default?: RemoteModule }>(`${name}/remote`, {
      loadFactory: false,
      from: 'runtime',
    }),
  );
  return evaluateModule(evaluate);
}

/**
 * Evaluation fails where the page lacks a library version that the remote needs; a retry would not change
 * that.
 */
function evaluateModule(evaluate: (() => { default?: RemoteModule }) | null): RemoteModule {
  let module: RemoteModule | undefined;
  try {
    module = evaluate?.().default;
  } catch (cause) {
    throw new TypeError('It cannot run on this page', { cause });
  }
  if (!module || typeof module.pages !== 'object')
    throw new TypeError('It does not export what a remote must');
  return module;
}
