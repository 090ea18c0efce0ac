import { readGatewayNotes } from '../ledger/gateway-notes';
import type { ReleaseStore } from '../store/release-store';

/** Which gateways serve a revision, which do not yet, and which refuse it. */
export interface Served {
  by: string[];
  notYet: string[];
  /** `isFork`: it still serves another history; it may follow after an `adopt`. */
  refused: { gateway: string; reason: string; isFork?: boolean }[];
}

export interface WaitOptions {
  store: ReleaseStore;
  /** Number of the revision. */
  n: number;
  /** Address of a site to request, besides the gateways with notes in the store. */
  site?: string;
  /** Milliseconds. */
  timeout?: number;
  every?: number;
}

interface Health {
  revision: number | null;
  refused?: { revision: number; reason: string }[];
  fork?: string;
}

/** Waits until every known gateway serves a revision or refuses it; a later one counts as well. */
export async function waitUntilServed(options: WaitOptions): Promise<Served> {
  const { timeout = 15_000, every = 250 } = options;
  const until = Date.now() + timeout;
  for (;;) {
    const served = await ask(options);
    const isSettled = served.notYet.length === 0 && !served.refused.some(({ isFork }) => isFork);
    if (isSettled || Date.now() >= until) return served;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}

async function ask({ store, n, site }: WaitOptions): Promise<Served> {
  const served: Served = { by: [], notYet: [], refused: [] };
  const sort = (
    gateway: string,
    revision: number,
    refusals: { n: number; reason: string }[],
    fork?: string,
  ): void => {
    const reason = refusals.find((one) => one.n === n)?.reason;
    if (revision >= n && !fork) served.by.push(gateway);
    else if (reason) served.refused.push({ gateway, reason });
    else if (fork) served.refused.push({ gateway, reason: fork, isFork: true });
    else served.notYet.push(gateway);
  };
  for (const { name, revision, refused, fork } of await readGatewayNotes(store).catch(() => []))
    sort(name, revision?.n ?? 0, refused, fork);
  if (site) {
    const health = await askSite(site);
    const refusals = (health?.refused ?? []).map((one) => ({ n: one.revision, reason: one.reason }));
    sort(site, health?.revision ?? 0, refusals, health?.fork);
  }
  return served;
}

async function askSite(site: string): Promise<Health | undefined> {
  try {
    const address = new URL('/_health', site);
    const response = await fetch(address, { signal: AbortSignal.timeout(3_000) });
    return (await response.json()) as Health;
  } catch {
    return undefined;
  }
}

/** The result in words, and whether all gateways serve it. */
export function describeServed(
  n: number,
  { by, notYet, refused }: Served,
): { text: string; isLive: boolean } {
  const lines: string[] = [];
  if (by.length > 0) lines.push(`Live: revision ${n}, served by ${by.join(', ')}`);
  else lines.push(`Revision ${n} is written, and not known to be live.`);
  for (const { gateway, reason } of refused) lines.push(`  ${gateway} refuses it: ${reason}`);
  if (notYet.length > 0) lines.push(`  not served yet by ${notYet.join(', ')}: look at their /_health`);
  if (by.length + notYet.length + refused.length === 0)
    lines.push('  No gateway could be asked: none notes itself in the store. Name one: --site https://…');
  return { text: lines.join('\n'), isLive: refused.length === 0 && notYet.length === 0 };
}
