import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { containerName, type RemoteModule, type RemoteVersion, withTimeout } from '@shared/contracts';
import { timeLimits } from './attempts';
import { loadFederation } from './load-federation';
import { type ModuleFactory, type ModuleLoad, pageRegistry } from '../page-registry';

/**
 * Loads one version of a remote's exposed module; callers at the same moment share one request. After a
 * failure the next call loads it again from another address, because the browser repeats a failed or hanging
 * request's outcome. What comes after its time limit is used all the same (R5.14).
 */
export function importRemote(remote: string, version: RemoteVersion): Promise<RemoteModule> {
  const name = containerName(remote, version.version);
  const { modules } = pageRegistry();
  const load = modules.get(name) ?? {};
  modules.set(name, load);
  load.inTime ??= loadInTime(name, version, load).catch((error: unknown) => {
    load.inTime = undefined;
    throw error;
  });
  return load.inTime;
}

/** Begins an attempt; within its time limit an earlier one may arrive in its place. */
async function loadInTime(name: string, version: RemoteVersion, load: ModuleLoad): Promise<RemoteModule> {
  const federation = await loadFederation();
  const attempt = loadFactory(federation, name, version);
  const first = Promise.any([attempt, load.late ?? attempt]).catch(() => attempt);
  load.late = first;
  const arrived = first.then(evaluateModule);
  arrived.then(
    // Of a further attempt that has begun meanwhile it is the first as well.
    () => (load.inTime = load.late?.then(evaluateModule)),
    () => undefined,
  );
  return withTimeout(timeLimits.entry, arrived);
}

async function loadFactory(
  federation: ModuleFederation,
  name: string,
  version: RemoteVersion,
): Promise<ModuleFactory | null> {
  const { attempts, entryIntegrities } = pageRegistry();
  const attempt = attempts.get(name) ?? 0;
  attempts.set(name, attempt + 1);
  const address = new URL(`${version.base}${version.entry}`, window.location.origin).href;
  entryIntegrities.set(address, version.override ? '' : version.entryIntegrity);
  const entry = attempt ? `${address}?r=${attempt}` : address;
  // `force` also drops the container of the attempt before.
  federation.registerRemotes([{ name, entry, version: version.version }], { force: attempt > 0 });
  return federation.loadRemote(`${name}/remote`, { loadFactory: false, from: 'runtime' });
}

/**
 * Evaluation fails where the page lacks a library version that the remote needs; a retry would not change
 * that. Evaluated again, a factory gives the same module.
 */
function evaluateModule(evaluate: ModuleFactory | null): RemoteModule {
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
