import { setTimeout } from 'node:timers/promises';
import type { Revision } from '@ilera/contracts';
import { askGateway } from './ask-gateways';

type Change = Pick<Revision, 'n' | 'live'>;

/** Gateways that serve a revision, do not serve it yet, or refuse it. */
export interface Served {
  by: string[];
  notYet: string[];
  refused: { gateway: string; reason: string }[];
}

/** A gateway's `/_health`; without a revision where it serves none, or does not answer. */
export interface GatewayHealth {
  site: string;
  revision?: number | null;
  refused?: { revision: number; reason: string }[];
  /** Versions that page loads get, fallbacks of damaged ones included. */
  live?: Record<string, string>;
  store?: 'ok' | 'silent' | 'lost';
  alarms?: string[];
}

/** The alarm of a gateway whose revision the store lost; undefined otherwise. */
const lossOf = ({ store, alarms }: GatewayHealth): string | undefined =>
  store === 'lost' ? alarms?.join(' ') : undefined;

/** The fallback that a gateway serves in place of a version that a revision made live; undefined where there is none. */
function replacedIn({ n, live }: Change, health: GatewayHealth): string | undefined {
  if (health.revision !== n || !health.live) return undefined;
  for (const [part, { version, revision }] of Object.entries(live))
    if (revision === n && health.live[part] !== version)
      return `it serves ${part} ${health.live[part] ?? 'not at all'} in place of ${version}`;
  return undefined;
}

/** Waits until every gateway refuses a revision, or serves it or a later one. @param timeout milliseconds, as is `every` */
export async function waitUntilServed(
  revision: Change,
  ask: () => Promise<GatewayHealth[]>,
  { timeout = 15_000, every = 250 } = {},
): Promise<Served> {
  const until = Date.now() + timeout;
  for (;;) {
    const served = groupByAnswer(revision, await ask());
    if (served.notYet.length === 0 || Date.now() >= until) return served;
    await setTimeout(every);
  }
}

function groupByAnswer(change: Change, answers: GatewayHealth[]): Served {
  const { n } = change;
  const served: Served = { by: [], notYet: [], refused: [] };
  for (const health of answers) {
    const { site, revision, refused = [] } = health;
    const reason =
      lossOf(health) ??
      refused.find((refusal) => refusal.revision === n)?.reason ??
      replacedIn(change, health);
    if (reason) served.refused.push({ gateway: site, reason });
    else if ((revision ?? 0) >= n) served.by.push(site);
    else served.notYet.push(site);
  }
  return served;
}

/** Asks gateways for their health. */
export const askHealth = (sites: string[]): Promise<GatewayHealth[]> =>
  Promise.all(sites.map(async (site) => ({ ...(await askGateway<GatewayHealth>(site, '/_health')), site })));

/** Describes the answers, and says whether all gateways serve the revision. */
export function describeServed(
  n: number,
  { by, notYet, refused }: Served,
): { text: string; isLive: boolean } {
  const isLive = by.length > 0 && refused.length === 0 && notYet.length === 0;
  const lines = [
    by.length > 0
      ? `Revision ${n} is served by ${by.join(', ')}`
      : `Revision ${n} is written, and not known to be live.`,
    ...refused.map(({ gateway, reason }) => `  ${gateway} does not serve it: ${reason}`),
    ...(notYet.length > 0 ? [`  not served yet by ${notYet.join(', ')}: look at /_health there`] : []),
    ...(by.length + notYet.length + refused.length === 0
      ? ['  No gateway was asked. Name them: RELEASE_SITE, or --site https://…']
      : []),
  ];
  return { text: lines.join('\n'), isLive };
}
