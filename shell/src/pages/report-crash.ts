import { pageRegistry } from '../page-registry';
import { reportError } from '../vitals/report-errors';

/**
 * Reports a crash to the gateway, once for an error, and returns the id of the report in the gateway's log
 * (Q50).
 */
export function reportCrash(error: unknown): string {
  const subject = typeof error === 'object' && error !== null ? error : {};
  const { incidents } = pageRegistry();
  const known = incidents.get(subject);
  if (known) return known;
  const incident = newIncident();
  incidents.set(subject, incident);
  reportError(error, 'crash', incident);
  return incident;
}

/** Six letters and digits that sound different on the phone. */
function newIncident(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => letters[byte % 32]).join('');
}
