import type { FastifyInstance } from 'fastify';
import { listAlarms } from '../gateway/health/health.routes';
import type { HistoryEntry } from '../site/records';
import { askGateways, type GatewayMetrics } from '../metrics/ask-gateways';
import { believed } from '../site/revision-text';
import { describeChange } from '../site/change-text';
import { overviewView } from './views/overview-view';
import type { Operator } from './session';
import type { Message } from './views/page';

/** Revisions that are read for the history and for the time since which a version is live. */
const reach = 100;

/**
 * The overview from this gateway's view; undefined while it serves nothing.
 * @param said a message, or the number of the revision that the last action made
 */
export async function overview(
  app: FastifyInstance,
  operator: Operator,
  said: Message | number,
): Promise<string | undefined> {
  const { registry, follower } = app;
  const revision = follower.current?.revision;
  if (!revision) return undefined;
  const [entries, { versions, gateways, silent }] = await Promise.all([
    registry.history(reach).catch((): HistoryEntry[] => [revision]),
    readMetrics(app),
  ]);
  return overviewView({
    operator,
    revision,
    entries,
    health: versions,
    gateways,
    problems: [
      ...listAlarms(app),
      ...silent.map((gateway) => `${gateway} does not answer: its figures are missing.`),
    ],
    message: typeof said === 'number' ? describeDone(entries, said) : said,
  });
}

/** What an action did, read from the ledger. */
function describeDone(entries: HistoryEntry[], n: number): Message | undefined {
  const [done, before] = believed(entries).filter((revision) => revision.n <= n);
  if (done?.n !== n) return undefined;
  return { text: `Done, revision ${n}: ${describeChange(done, before).join(' ')}`, isBad: false };
}

/** The figures of the gateways that the configuration names, or of this one. */
const readMetrics = async ({ config, metrics }: FastifyInstance): Promise<GatewayMetrics> =>
  config.gateways.length > 0
    ? askGateways(config.gateways, config.metricsToken)
    : { versions: metrics.summary(), gateways: 1, silent: [] };
