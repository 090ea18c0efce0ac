import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { containerName, type RemoteModule, type RemoteVersion, withTimeout } from '@ilera/contracts';
import { RemoteFailure } from './remote-failure';

/** Time limit of one attempt to load a file, in milliseconds. */
export const attemptMs = 7_000;

/** Evaluates the code of an exposed module. */
type ModuleFactory = () => { default?: RemoteModule };

/** The state of loading a remote's exposed module. */
interface ModuleLoad {
  /** Number of loads begun. */
  attempts: number;
  /** The current attempt, which rejects after its time limit, or the module that arrived; unset between attempts. */
  current?: Promise<RemoteModule> | undefined;
  /** Fulfilled by the first attempt that succeeds, however late. */
  firstFactory?: Promise<ModuleFactory | null>;
}

/** Loads the modules that remotes expose, through the document's one instance of the federation runtime. */
export class RemoteModules {
  private federation: ModuleFederation | undefined;
  /** The required hash of each known entry, by address. */
  private readonly integrities = new Map<string, string>();
  /** Keyed by container name. A module that has arrived is never loaded again: its code would run twice. */
  private readonly loads = new Map<string, ModuleLoad>();

  constructor(private readonly shellVersion: string) {}

  /**
   * Loads one version of a remote's exposed module; simultaneous callers share one request. After a failure
   * the next call uses another address, because the browser repeats the outcome of a failed or hanging
   * request. A module that arrives after its time limit is still used (R5.14).
   */
  readonly importRemote = (remote: string, version: RemoteVersion): Promise<RemoteModule> => {
    const name = containerName(remote, version.version);
    const load = this.loads.get(name) ?? { attempts: 0 };
    this.loads.set(name, load);
    load.current ??= this.attempt(name, version, load).catch((error: unknown) => {
      load.current = undefined;
      throw error;
    });
    return load.current;
  };

  /** Starts an attempt; an earlier one that arrives within the time limit is used instead. */
  private async attempt(name: string, version: RemoteVersion, load: ModuleLoad): Promise<RemoteModule> {
    const { createFederation } = await loadFederation(this.shellVersion);
    this.federation ??= createFederation(this.shellVersion, this.integrities);
    const factory = this.loadFactory(this.federation, name, version, load.attempts++);
    load.firstFactory = Promise.any([factory, load.firstFactory ?? factory]).catch(() => factory);
    const module = load.firstFactory.then(evaluateModule);
    module.then(
      () => (load.current = module),
      () => undefined,
    );
    return withTimeout(attemptMs, module);
  }

  private async loadFactory(
    federation: ModuleFederation,
    name: string,
    { base, entry, entryIntegrity, version }: RemoteVersion,
    attempt: number,
  ): Promise<ModuleFactory | null> {
    const address = new URL(`${base}${entry}`, window.location.origin).href;
    this.integrities.set(address, entryIntegrity);
    // `force` also drops the container of the previous attempt.
    federation.registerRemotes([{ name, entry: attempt ? `${address}?r=${attempt}` : address, version }], {
      force: attempt > 0,
    });
    return federation.loadRemote(`${name}/remote`, { loadFactory: false, from: 'runtime' });
  }
}

/**
 * Loads the federation runtime's code, a separate script that layout, navigation and menus need not wait for.
 * A failure is reported as the shell's, not the remote's.
 */
export async function loadFederation(shellVersion: string) {
  const importOnce = () => import(/* webpackChunkName: "federation" */ './federation');
  try {
    // A second import requests the script again, from an address that has not failed yet.
    return await withTimeout(2 * attemptMs, importOnce().catch(importOnce));
  } catch (cause) {
    throw new RemoteFailure('shell', shellVersion, 'federation', { cause });
  }
}

/**
 * Evaluates a module; throws if the page lacks a library version that the remote needs, which a retry would
 * not change. A factory returns the same module each time.
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
