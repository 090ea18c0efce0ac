import { askGateway } from '../metrics/ask-gateways';

/** Which gateways serve a revision, and what others say. */
export interface Served {
  by: string[];
  notYet: string[];
  refused: { gateway: string; reason: string }[];
}

/** What a gateway says of itself; without a revision where it serves none, or does not answer. */
export interface GatewayHealth {
  site: string;
  revision?: number | null;
  refused?: { revision: number; reason: string }[];
  store?: 'ok' | 'silent' | 'lost';
  alarms?: string[];
}

/** Why the store does not have what a gateway serves; undefined where it does. */
const lossOf = ({ store, alarms }: GatewayHealth): string | undefined =>
  store === 'lost' ? alarms?.join(' ') : undefined;

/**
 * Waits until every gateway serves a revision or refuses it; a later one counts as well.
 * @param n its number @param ask what the gateways say @param timeout milliseconds, as `every` is
 */
export async function waitUntilServed(
  n: number,
  ask: () => Promise<GatewayHealth[]>,
  { timeout = 15_000, every = 250 } = {},
): Promise<Served> {
  const until = Date.now() + timeout;
  for (;;) {
    const served = sortOut(n, await ask());
    if (served.notYet.length === 0 || Date.now() >= until) return served;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}

function sortOut(n: number, answers: GatewayHealth[]): Served {
  const served: Served = { by: [], notYet: [], refused: [] };
  for (const health of answers) {
    const { site, revision, refused = [] } = health;
    const reason = lossOf(health) ?? refused.find((one) => one.revision === n)?.reason;
    if (reason) served.refused.push({ gateway: site, reason });
    else if ((revision ?? 0) >= n) served.by.push(site);
    else served.notYet.push(site);
  }
  return served;
}

/** Asks gateways what they serve. */
export const askHealth = (sites: string[]): Promise<GatewayHealth[]> =>
  Promise.all(sites.map(async (site) => ({ ...(await askGateway<GatewayHealth>(site, '/_health')), site })));

/** The result in words, and whether all gateways serve it. */
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
