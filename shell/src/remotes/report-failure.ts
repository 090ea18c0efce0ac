import { pageRegistry } from './registry';
import type { RemoteFailure } from './remote-failure';

/** Tells the gateway, once per document, that a version of a remote failed. No address, no person, no text of the error. */
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
