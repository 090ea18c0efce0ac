import type { SiteDocument } from '@shared/contracts';
import { followWorker } from '../offline/follow-worker';
import { reportVitals } from '../vitals/report-vitals';

/**
 * Measures the page load, and registers the service worker.
 * @param remote that of the page that was loaded
 */
export function begin({ shell, remotes, offline }: SiteDocument, remote: string | undefined): Promise<void> {
  const shown = remote ? remotes[remote] : undefined;
  if (!shown?.override) reportVitals({ shell, ...(shown && { remote, version: shown.version }) });
  return followWorker(offline);
}
