import { stub } from '@ilera/testing';

/** Records the reports of pages in each test. @returns those of a kind so far: failures of remotes or errors */
export function watchReports(kind: 'remote' | 'error' = 'remote'): () => object[] {
  let sent: [address: string, body: string][];
  beforeEach(() => {
    sent = [];
    stub(navigator, 'sendBeacon', (...report: [string, string]) => sent.push(report));
  });
  return () =>
    sent.filter(([address]) => address === `/_report/${kind}`).map(([, body]) => JSON.parse(body) as object);
}
