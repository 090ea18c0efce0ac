import { withTimeout } from '@shared/contracts';
import { pageRegistry } from './registry';
import { RemoteFailure } from './remote-failure';

/** Two addresses of the script, each within the chunk time limit of the shell's build. */
const TIMEOUT_MS = 14_000;

/**
 * The federation runtime, which is a script of its own so that layout, navigation and menus do not wait for it. Its
 * failure is the shell's, and no fault of the remote that was wanted.
 */
export async function loadFederation() {
  const importOnce = () => import(/* webpackChunkName: "federation" */ './federation/instance');
  try {
    // A second import asks for the script again, at an address that no failed request has been to.
    const { federationInstance, allowEntry } = await withTimeout(TIMEOUT_MS, importOnce().catch(importOnce));
    return { instance: federationInstance(pageRegistry().shellVersion), allowEntry };
  } catch (cause) {
    throw new RemoteFailure('shell', pageRegistry().shellVersion, 'federation', { cause });
  }
}
