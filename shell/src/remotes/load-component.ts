import { type Component, type RemoteVersion, TimeoutError, withTimeout } from '@shared/contracts';
import { loadWithRetry, timeLimits } from './attempts';
import { importRemote } from './import-remote';
import { pageRegistry } from '../page-registry';
import { RemoteFailure } from './remote-failure';
import { reportFailure } from './report-failure';

/** Which component of which remote. */
export interface ComponentAddress {
  remote: string;
  kind: 'pages' | 'modals';
  name: string;
}

/**
 * Loads a page or modal of a remote: the version in use, a retry from another address, then the last known
 * good version. Throws RemoteFailure when all have failed. Each failed version is reported once to the
 * gateway.
 */
export async function loadComponent(address: ComponentAddress): Promise<Component<never>> {
  const registry = pageRegistry();
  const version = registry.versionInUse(address.remote);
  if (!version) throw new RemoteFailure(address.remote, 'none', 'missing');
  try {
    return await loadWithRetry(() => loadVersion(address, version), isFinal);
  } catch (error) {
    const failure = toFailure(error, address, version);
    reportFailure(failure);
    // Without the runtime no version of any remote can load.
    if (failure.kind !== 'federation' && registry.fallBack(address.remote, version.version))
      return loadComponent(address);
    throw failure;
  }
}

/** A retry changes neither a contract mismatch nor a runtime that failed at each of its addresses. */
const isFinal = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof RemoteFailure && error.kind === 'federation');

async function loadVersion(address: ComponentAddress, version: RemoteVersion): Promise<Component<never>> {
  const module = await importRemote(address.remote, version);
  const loader = module[address.kind]?.[address.name];
  if (typeof loader !== 'function') throw new TypeError(`It offers no ${address.kind} named ${address.name}`);
  try {
    const { default: component } = await withTimeout(timeLimits.chunk, loader());
    return component as Component<never>;
  } catch (error) {
    const kind = error instanceof TimeoutError ? 'hang' : 'chunk';
    throw new RemoteFailure(address.remote, version.version, kind, { cause: error });
  }
}

function toFailure(error: unknown, address: ComponentAddress, version: RemoteVersion): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const kind = error instanceof TypeError ? 'exports' : error instanceof TimeoutError ? 'hang' : 'entry';
  return new RemoteFailure(address.remote, version.version, kind, { cause: error });
}
