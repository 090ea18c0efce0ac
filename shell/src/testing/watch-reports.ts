import { stub } from '@ilera/testing';

/** Records from before each test what pages report; returns the failures of remotes that were reported by then. */
export function watchReports(): () => object[] {
  let sent: [address: string, body: string][];
  beforeEach(() => {
    sent = [];
    stub(navigator, 'sendBeacon', (...report: [string, string]) => sent.push(report));
  });
  return () =>
    sent.filter(([address]) => address === '/_report/remote').map(([, body]) => JSON.parse(body) as object);
}
