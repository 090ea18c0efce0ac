/** One run of autocannon, as the few figures that are compared. */
import autocannon from 'autocannon';

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
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
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result['5xx'],
    refused: result['4xx'],
  };
}
