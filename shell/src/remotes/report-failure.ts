import { pageRegistry } from '../page-registry';
import type { RemoteFailure } from './remote-failure';

/**
 * Reports to the gateway, once per document, that a version of a remote failed. The report has no address, no
 * person and no text of the error.
 */
export function reportFailure({ remote, version, kind }: RemoteFailure): void {
  const registry = pageRegistry();
  if (registry.overriddenRemotes().includes(remote)) return;
  const key = `${remote} ${version} ${kind}`;
  if (registry.reportedFailures.has(key)) return;
  registry.reportedFailures.add(key);
  try {
    navigator.sendBeacon('/_report/remote', JSON.stringify({ remote, version, kind }));
  } catch {
    // a failed report must not become a second failure for the visitor
  }
}
