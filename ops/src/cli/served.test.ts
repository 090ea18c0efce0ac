import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openMemoryStore } from '../testing/memory-store';
import { describeServed, waitUntilServed } from './wait-until-served';

/** A site whose `/_health` returns these responses one after the other, and the last one from then on. */
async function startSite(...answers: object[]) {
  let asked = 0;
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    response.end(request.url === '/_health' ? JSON.stringify(answer) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { site: `http://127.0.0.1:${port}`, asked: () => asked, close };
}

// In a store without write access for gateways there are no notes, so the site itself is requested.
const store = openMemoryStore();

it('asks a site by its address until it serves the revision', async () => {
  const { site, asked, close } = await startSite({ revision: 2 }, { revision: 2 }, { revision: 3 });
  const served = await waitUntilServed({ store, n: 3, site, every: 5 });
  expect(served).toEqual({ by: [site], notYet: [], refused: [] });
  expect(asked()).toBe(3);
  expect(describeServed(3, served)).toEqual({ text: `Live: revision 3, served by ${site}`, isLive: true });
  await close();
});

it('tells the reason of a site that refuses it, and of one that serves another history', async () => {
  const refusing = await startSite({ revision: 2, refused: [{ revision: 3, reason: 'not signed' }] });
  const forked = await startSite({ revision: 9, fork: 'Revision 9 is not in the store any more' });
  for (const [{ site, close }, reason] of [
    [refusing, 'not signed'],
    [forked, 'Revision 9 is not in the store any more'],
  ] as const) {
    const served = await waitUntilServed({ store, n: 3, site, timeout: 20, every: 5 });
    expect(served.refused).toMatchObject([{ gateway: site, reason }]);
    expect(describeServed(3, served)).toMatchObject({ isLive: false });
    await close();
  }
});

it('waits for a gateway that follows a restored history after somebody said where to go on', async () => {
  const { site, close } = await startSite(
    { revision: 9, fork: 'not in the store any more' },
    { revision: 3 },
  );
  const served = await waitUntilServed({ store, n: 3, site, every: 5 });
  expect(served).toMatchObject({ by: [site], refused: [] });
  await close();
});

it('never calls live what a silent site was asked about', async () => {
  const { site, close } = await startSite({});
  await close();
  const served = await waitUntilServed({ store, n: 3, site, timeout: 20, every: 5 });
  const { text, isLive } = describeServed(3, served);
  expect(isLive).toBe(false);
  expect(text).toContain('written, and not known to be live');
  expect(text).toContain(`not served yet by ${site}`);
});
