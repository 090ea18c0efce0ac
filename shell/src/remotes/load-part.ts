import type { Component, RemoteModule, RemoteVersion } from '@shared/contracts';
import { importRemote } from './federation';
import { versionsOf } from './registry';
import { RemoteFailure } from './remote-failure';
import { reportFailure } from './report-failure';

/** Which component of which remote. */
export interface PartAddress {
  remote: string;
  kind: 'pages' | 'modals';
  name: string;
}

const CHUNK_TIMEOUT_MS = 15_000;

/**
 * Loads a page or modal of a remote: the live version, once more under another address, then the last good version.
 * Throws RemoteFailure when all have failed. Each failed version is reported once to the gateway.
 */
export async function loadPart(part: PartAddress, round: number): Promise<Component<never>> {
  const versions = versionsOf(part.remote);
  let failure = new RemoteFailure(part.remote, 'none', 'missing');
  for (const version of versions) {
    for (const attempt of [round * 2, round * 2 + 1]) {
      try {
        return await loadVersion(part, version, attempt);
      } catch (error) {
        failure = asFailure(error, part, version);
        if (failure.kind === 'exports') break; // a mismatch throws once and then lies: asking again proves nothing
      }
    }
    reportFailure(failure);
  }
  throw failure;
}

async function loadVersion(
  part: PartAddress,
  version: RemoteVersion,
  attempt: number,
): Promise<Component<never>> {
  const module = await within(CHUNK_TIMEOUT_MS, importRemote(part.remote, version, attempt));
  const loader = (module as RemoteModule)[part.kind]?.[part.name];
  if (typeof loader !== 'function') throw new TypeError(`It offers no ${part.kind} named ${part.name}`);
  try {
    const { default: component } = await within(CHUNK_TIMEOUT_MS, loader());
    return component as Component<never>;
  } catch (error) {
    throw new RemoteFailure(part.remote, version.version, 'chunk', { cause: error });
  }
}

function asFailure(error: unknown, part: PartAddress, version: RemoteVersion): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const kind = error instanceof TypeError ? 'exports' : 'entry';
  return new RemoteFailure(part.remote, version.version, kind, { cause: error });
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
