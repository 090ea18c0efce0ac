import { type Component, type RemoteVersion, TimeoutError, withTimeout } from '@shared/contracts';
import { loadWithRetry, timeLimits } from './attempts';
import { importRemote } from './import-remote';
import { pageRegistry } from './registry';
import { RemoteFailure } from './remote-failure';
import { reportFailure } from './report-failure';

/** Which component of which remote. */
export interface PartAddress {
  remote: string;
  kind: 'pages' | 'modals';
  name: string;
}

/**
 * Loads a page or modal of a remote: the version in use, a retry from another address, then the last known good version.
 * Throws RemoteFailure when all have failed. Each failed version is reported once to the gateway.
 */
export async function loadPart(part: PartAddress): Promise<Component<never>> {
  const registry = pageRegistry();
  const version = registry.versionInUse(part.remote);
  if (!version) throw new RemoteFailure(part.remote, 'none', 'missing');
  try {
    return await loadWithRetry(() => loadVersion(part, version), isFinal);
  } catch (error) {
    const failure = toFailure(error, part, version);
    reportFailure(failure);
    // Without the runtime no version of any remote can load.
    if (failure.kind !== 'federation' && registry.fallBack(part.remote, version.version))
      return loadPart(part);
    throw failure;
  }
}

/** A retry changes neither a contract mismatch nor a runtime that failed at each of its addresses (Q4). */
const isFinal = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof RemoteFailure && error.kind === 'federation');

async function loadVersion(part: PartAddress, version: RemoteVersion): Promise<Component<never>> {
  const module = await importRemote(part.remote, version);
  const loader = module[part.kind]?.[part.name];
  if (typeof loader !== 'function') throw new TypeError(`It offers no ${part.kind} named ${part.name}`);
  try {
    const { default: component } = await withTimeout(timeLimits.chunk, loader());
    return component as Component<never>;
  } catch (error) {
    const kind = error instanceof TimeoutError ? 'hang' : 'chunk';
    throw new RemoteFailure(part.remote, version.version, kind, { cause: error });
  }
}

function toFailure(error: unknown, part: PartAddress, version: RemoteVersion): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const kind = error instanceof TypeError ? 'exports' : error instanceof TimeoutError ? 'hang' : 'entry';
  return new RemoteFailure(part.remote, version.version, kind, { cause: error });
}
