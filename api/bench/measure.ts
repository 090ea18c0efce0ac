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
  url: string;
  requests: autocannon.Request[];
  seconds: number;
  connections: number;
}

/** Drives the load and waits for its end. */
export async function measure({ url, requests, seconds, connections }: Load): Promise<Figures> {
  const result = await autocannon({ url, requests, duration: seconds, connections, timeout: 20 });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result['5xx'],
    refused: result['4xx'],
  };
}
