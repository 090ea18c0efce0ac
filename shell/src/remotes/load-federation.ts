import { withTimeout } from '@shared/contracts';
import { loadWithRetry, timeLimits } from './attempts';
import { pageRegistry } from '../page-registry';
import { RemoteFailure } from './remote-failure';

/**
 * Loads the federation runtime, a script of its own so that layout, navigation and menus do not wait for it.
 * Its failure is reported as the shell's, not as the remote's.
 */
export async function loadFederation() {
  const importOnce = () => import(/* webpackChunkName: "federation" */ './federation/instance');
  try {
    // A second import requests the script again, from an address that has not failed yet.
    const { federationInstance } = await withTimeout(timeLimits.federation, loadWithRetry(importOnce));
    return federationInstance();
  } catch (cause) {
    throw new RemoteFailure('shell', pageRegistry().shellVersion, 'federation', { cause });
  }
}
