import type { Component, RemoteVersion } from '@shared/contracts';
import { importRemote } from './federation';
import { fallBack, versionInUse } from './registry';
import { RemoteFailure } from './remote-failure';
import { reportFailure } from './report-failure';
import { Overdue, within } from './within';

/** Which component of which remote. */
export interface PartAddress {
  remote: string;
  kind: 'pages' | 'modals';
  name: string;
}

/** One try of a chunk. Two tries stay under the 15 seconds after which a visitor must be told. */
const TRY_MS = 7_000;

/**
 * Loads a page or modal of a remote: the version in use, once more under another address, then the last good version.
 * Throws RemoteFailure when all have failed. Each failed version is reported once to the gateway.
 */
export async function loadPart(part: PartAddress): Promise<Component<never>> {
  const version = versionInUse(part.remote);
  if (!version) throw new RemoteFailure(part.remote, 'none', 'missing');
  try {
    return await tryTwice(part, version);
  } catch (error) {
    const failure = asFailure(error, part, version);
    reportFailure(failure);
    if (fallBack(part.remote, version.version)) return loadPart(part);
    throw failure;
  }
}

async function tryTwice(part: PartAddress, version: RemoteVersion): Promise<Component<never>> {
  try {
    return await loadVersion(part, version);
  } catch (error) {
    // A contract mismatch is final and is not retried (Q4).
    if (error instanceof TypeError) throw error;
    return loadVersion(part, version);
  }
}

async function loadVersion(part: PartAddress, version: RemoteVersion): Promise<Component<never>> {
  const module = await importRemote(part.remote, version);
  const loader = module[part.kind]?.[part.name];
  if (typeof loader !== 'function') throw new TypeError(`It offers no ${part.kind} named ${part.name}`);
  try {
    const { default: component } = await within(TRY_MS, loader());
    return component as Component<never>;
  } catch (error) {
    throw new RemoteFailure(part.remote, version.version, error instanceof Overdue ? 'hang' : 'chunk', {
      cause: error,
    });
  }
}

function asFailure(error: unknown, part: PartAddress, version: RemoteVersion): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const kind = error instanceof TypeError ? 'exports' : error instanceof Overdue ? 'hang' : 'entry';
  return new RemoteFailure(part.remote, version.version, kind, { cause: error });
}
