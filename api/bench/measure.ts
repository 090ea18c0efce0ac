/** One run of autocannon, as the few figures that are compared. */
import autocannon from 'autocannon';

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  max: number;
  errors: number;
  /** Answers of 4xx, and of 503: many are served already. */
  refused: number;
}

interface Load {
  /** The API's processes; the connections are shared among them. */
  urls: string[];
  requests: autocannon.Request[];
  seconds: number;
  connections: number;
}

/** Drives the load and waits for its end; of two processes the slower one counts. */
export async function measure({ urls, requests, seconds, connections }: Load): Promise<Figures> {
  const share = Math.ceil(connections / urls.length);
  const all = await Promise.all(urls.map((url) => drive(url, requests, seconds, share)));
  const sum = (pick: (figures: Figures) => number) => all.reduce((total, one) => total + pick(one), 0);
  return {
    perSecond: sum(({ perSecond }) => perSecond),
    p50: Math.max(...all.map(({ p50 }) => p50)),
    p99: Math.max(...all.map(({ p99 }) => p99)),
    max: Math.max(...all.map(({ max }) => max)),
    errors: sum(({ errors }) => errors),
    refused: sum(({ refused }) => refused),
  };
}

async function drive(
  url: string,
  requests: autocannon.Request[],
  duration: number,
  connections: number,
): Promise<Figures> {
  const result = await autocannon({ url, requests, duration, connections, timeout: 20 });
  const busy = result.statusCodeStats?.['503']?.count ?? 0;
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    max: result.latency.max,
    errors: result.errors + result.timeouts + result['5xx'] - busy,
    refused: result['4xx'] + busy,
  };
}

/** Measures whether the time of a response reveals that an address has an account. */
const turns = 600;

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * Requests a reset for a known and an unknown address in turns, and compares the two of each turn: what else the machine
 * does, such as the mails of the turns before, changes from turn to turn, and is alike within one.
 * @returns how many times as long the slower address takes in the middle turn; 1 is equal
 */
export async function compareForgotPassword(url: string): Promise<number> {
  const ask = async (email: string): Promise<number> => {
    const begun = performance.now();
    const response = await fetch(`${url}/auth/individual/forget-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    await response.text();
    return performance.now() - begun;
  };
  const ratios: number[] = [];
  for (let turn = -20; turn < turns; turn += 1) {
    const order = turn % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    const times = { known: 0, unknown: 0 };
    for (const who of order)
      times[who] = await ask(
        who === 'known' ? 'bayo.planholder@ilera.example' : 'nobody.planhold@ilera.example',
      );
    // The first ones warm up.
    if (turn >= 0) ratios.push(times.known / times.unknown);
  }
  const ratio = median(ratios);
  return Math.max(ratio, 1 / ratio);
}
