import { withTimeout } from '@shared/contracts';
import { loadWithRetry, timeLimits } from './attempts';
import { pageRegistry } from './registry';
import { RemoteFailure } from './remote-failure';

/**
 * The federation runtime, which is a script of its own so that layout, navigation and menus do not wait for it. Its
 * failure is the shell's, and no fault of the remote that was wanted.
 */
export async function loadFederation() {
  const importOnce = () => import(/* webpackChunkName: "federation" */ './federation/instance');
  try {
    // A second import asks for the script again, at an address that no failed request has been to.
    const { federationInstance, allowEntry } = await withTimeout(
      timeLimits.federation,
      loadWithRetry(importOnce),
    );
    return { instance: federationInstance(pageRegistry().shellVersion), allowEntry };
  } catch (cause) {
    throw new RemoteFailure('shell', pageRegistry().shellVersion, 'federation', { cause });
  }
}
