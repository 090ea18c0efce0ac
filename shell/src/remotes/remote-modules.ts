import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { containerName, type RemoteModule, type RemoteVersion } from '@ilera/contracts';
import type { KnownEntries } from './federation';
import { attemptMs, loadWithin, RemoteFailure } from './remote-failure';

/** Evaluates the code of an exposed module. */
type ModuleFactory = () => { default?: RemoteModule };

/** The state of loading a remote's exposed module. */
interface ModuleLoad {
  /** One for each request of the entry; the first that arrives counts, however late. */
  readonly factories: Promise<ModuleFactory | null>[];
  /** The current attempt, which rejects after its time limit, or the module that arrived; unset between attempts. */
  current?: Promise<RemoteModule> | undefined;
}

/** Loads the modules that remotes expose, through the document's one instance of the federation runtime. */
export class RemoteModules {
  private federation: ModuleFederation | undefined;
  private readonly entries: KnownEntries = new Map();
  /** Keyed by container name. A module that has arrived is never loaded again: its code would run twice. */
  private readonly loads = new Map<string, ModuleLoad>();

  constructor(private readonly shellVersion: string) {}

  /**
   * Loads one version of a remote's exposed module; simultaneous callers share one request. After a failure
   * the next call uses another address, because the browser repeats the outcome of a failed or hanging
   * request. A module that arrives after its time limit is still used (R5.14). Throws only RemoteFailure.
   */
  readonly importRemote = (remote: string, version: RemoteVersion): Promise<RemoteModule> => {
    const name = containerName(remote, version.version);
    const load = this.loads.get(name) ?? { factories: [] };
    this.loads.set(name, load);
    load.current ??= this.attempt(remote, version, load).catch((failure: unknown) => {
      load.current = undefined;
      throw failure;
    });
    return load.current;
  };

  private async attempt(remote: string, version: RemoteVersion, load: ModuleLoad): Promise<RemoteModule> {
    const federation = await this.loadFederation();
    return loadWithin(attemptMs, { remote, version: version.version, kind: 'entry' }, () => {
      const factory = this.requestEntry(federation, remote, version, load.factories.length);
      load.factories.push(factory);
      const first = Promise.any(load.factories).catch(() => factory);
      const module = first.then((evaluate) => evaluateModule(remote, version, evaluate));
      module.then(
        () => (load.current = module),
        () => undefined,
      );
      return module;
    });
  }

  private requestEntry(
    federation: ModuleFederation,
    remote: string,
    { base, entry, entryIntegrity, version }: RemoteVersion,
    earlier: number,
  ): Promise<ModuleFactory | null> {
    const name = containerName(remote, version);
    const address = new URL(`${base}${entry}`, window.location.origin).href;
    this.entries.set(address, { remote, version, integrity: entryIntegrity });
    // `force` also drops the container of the previous attempt.
    federation.registerRemotes([{ name, entry: earlier ? `${address}?r=${earlier}` : address, version }], {
      force: earlier > 0,
    });
    return federation.loadRemote(`${name}/remote`, { loadFactory: false, from: 'runtime' });
  }

  /**
   * The federation runtime, whose code is a separate script that layout, navigation and menus need not wait for.
   * Its failure is the shell's, not the remote's.
   */
  private loadFederation(): Promise<ModuleFederation> {
    const shell = { remote: 'shell', version: this.shellVersion, kind: 'federation' } as const;
    return loadWithin(attemptMs, shell, async () => {
      const { createFederation } = await import(/* webpackChunkName: "federation" */ './federation');
      return (this.federation ??= createFederation(this.shellVersion, this.entries));
    });
  }
}

/**
 * Evaluates a module; throws if the page lacks a library version that the remote needs. A factory returns the
 * same module each time.
 */
function evaluateModule(
  remote: string,
  { version }: RemoteVersion,
  evaluate: ModuleFactory | null,
): RemoteModule {
  try {
    const module = evaluate?.().default;
    if (typeof module?.pages === 'object') return module;
    throw new Error('It does not export what a remote must');
  } catch (cause) {
    throw new RemoteFailure(remote, version, 'exports', { cause });
  }
}
