import { stub } from '@ilera/testing';

/** Records the reports of pages from before each test. @returns the failures of remotes reported so far */
export function watchReports(): () => object[] {
  let sent: [address: string, body: string][];
  beforeEach(() => {
    sent = [];
    stub(navigator, 'sendBeacon', (...report: [string, string]) => sent.push(report));
  });
  return () =>
    sent.filter(([address]) => address === '/_report/remote').map(([, body]) => JSON.parse(body) as object);
}
