import { overriddenRemotes } from './registry';
import type { RemoteFailure } from './remote-failure';

const reported = new Set<string>();

/** Tells the gateway, once per document, that a version of a remote failed. No address, no person, no text of the error. */
export function reportFailure({ remote, version, kind }: RemoteFailure): void {
  if (overriddenRemotes().includes(remote)) return;
  const key = `${remote} ${version} ${kind}`;
  if (reported.has(key)) return;
  reported.add(key);
  try {
    navigator.sendBeacon('/_report/remote', JSON.stringify({ remote, version, kind }));
  } catch {
    // the report is a help to ops, never a second failure for the visitor
  }
}
