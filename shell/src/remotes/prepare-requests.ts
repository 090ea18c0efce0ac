import { prepareRequests } from '@shared/runtime';
import { isConnectionCostly } from './costly-connection';

/** Milliseconds after the document's load: by then the page answers, on a slow phone too. */
const QUIET_MS = 2_000;

/**
 * Fetches the code for requests before the visitor needs it, so that neither a form nor another page waits for it.
 */
export function prepareRequestsLater(): void {
  const prepare = () => {
    if (!isConnectionCostly()) void prepareRequests();
  };
  const later = () => setTimeout(prepare, QUIET_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
