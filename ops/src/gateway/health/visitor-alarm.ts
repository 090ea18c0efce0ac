import { LRUCache } from 'lru-cache';
import type { GatewayEventListener } from '../../notify/gateway-event';
import type { VersionMetrics } from './version-metrics';

/** Addresses within ten minutes at which a version fails; one visitor's bad network is not enough. */
const leastVisitors = 5;
/** Least share of the loads of the same minutes, so that a few bad networks are no news of a busy version. */
const leastShare = 0.05;
const onceIn = 3_600_000;

/**
 * Returns a listener for failures that tells people when many visitors report one of a version, once an hour. It
 * changes nothing: what a visitor's browser does to a page is no evidence against a release.
 */
export function createVisitorAlarm(
  metrics: Pick<VersionMetrics, 'recent'>,
  onEvent: GatewayEventListener,
): (part: string, version: string) => void {
  const told = new LRUCache<string, true>({ max: 1_000, ttl: onceIn });
  return (part, version) => {
    const { failed, loads } = metrics.recent(part, version);
    const key = `${part} ${version}`;
    if (failed < leastVisitors || failed < loads * leastShare || told.has(key)) return;
    told.set(key, true);
    const text = `${failed} visitors report within ten minutes that ${key} fails: look at /ops.`;
    onEvent({ type: 'visitors-fail', part, version, text });
  };
}
