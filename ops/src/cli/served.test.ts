import { Ledger } from '../registry/ledger/ledger';
import { LocalRegistry } from '../registry/registry';
import { listen } from '../testing/listen';
import { openMemoryStore } from '../testing/memory-store';
import { startReleaseDesk } from '../testing/release-desk';
import { freeze } from './freeze';
import { describeServed, waitUntilServed } from './served';
import { status } from './status';

/** A site whose `/_health` returns these responses one after the other, and the last one from then on. */
async function startSite(...answers: object[]) {
  let asked = 0;
  const { url, close } = await listen((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    response.end(request.url === '/_health' ? JSON.stringify(answer) : '{}');
  });
  return { site: url, asked: () => asked, close };
}

const askStatus = (ledger: Ledger, sites: string[]) =>
  status({ registry: new LocalRegistry(ledger), options: {}, by: 'ada', sites, tell: () => undefined });

it('asks a site by its address until it serves the revision', async () => {
  const { site, asked } = await startSite({ revision: 2 }, { revision: 2 }, { revision: 3 });
  const served = await waitUntilServed(3, [site], { every: 5 });
  expect(served).toEqual({ by: [site], notYet: [], refused: [] });
  expect(asked()).toBe(3);
  expect(describeServed(3, served)).toEqual({ text: `Revision 3 is served by ${site}`, isLive: true });
});

it('tells the reason of a site that refuses it, and of one whose store lost what it serves', async () => {
  const refusing = await startSite({ revision: 2, refused: [{ revision: 3, reason: 'not signed' }] });
  const lost = await startSite({
    revision: 9,
    store: 'lost what is served',
    alarms: ['it was emptied'],
  });
  for (const [{ site }, reason] of [
    [refusing, 'not signed'],
    [lost, 'it was emptied'],
  ] as const) {
    const served = await waitUntilServed(3, [site], { timeout: 20, every: 5 });
    expect(served.refused).toMatchObject([{ gateway: site, reason }]);
    expect(describeServed(3, served)).toMatchObject({ isLive: false });
  }
});

it('never calls live what a silent site was asked about', async () => {
  const { site, close } = await startSite({});
  await close();
  const served = await waitUntilServed(3, [site], { timeout: 20, every: 5 });
  const { text, isLive } = describeServed(3, served);
  expect(isLive).toBe(false);
  expect(text).toContain('written, and not known to be live');
  expect(text).toContain(`not served yet by ${site}`);
});

it('an empty store below a site that serves is an alarm', async () => {
  const { site } = await startSite({ revision: 7 });
  const answer = await askStatus(new Ledger(openMemoryStore()), [site]);
  expect(answer.exitCode).toBe(1);
  expect(answer.text).toMatch(
    /^ALARM: \S+ serves revision 7, and memory ends at none: .*"The store is gone"/,
  );
  // The runbook says to publish nothing then.
  expect(answer.text).not.toContain('release publish');
});

it('passes on what a gateway says is wrong, and names one that serves an older revision', async () => {
  const { ledger, put } = await startReleaseDesk();
  await put('mf-things', '1.1.0');
  const refusing = await startSite({ revision: 1, alarms: ['Revision 2 is refused: not signed.'] });
  const damaged = await startSite({ revision: 2, alarms: ['main.js does not come.'] });
  const [late, right] = [await startSite({ revision: 1, alarms: [] }), await startSite({ revision: 2 })];
  const sites = [refusing, damaged, late, right].map(({ site }) => site);
  const { text, exitCode } = await askStatus(ledger, sites);
  expect(text?.split('\n').slice(0, 4)).toEqual([
    `ALARM: ${refusing.site}: Revision 2 is refused: not signed.`,
    `ALARM: ${damaged.site}: main.js does not come.`,
    `${refusing.site} serves revision 1, not 2.`,
    `${late.site} serves revision 1, not 2.`,
  ]);
  expect(exitCode).toBe(1);
  expect((await askStatus(ledger, [right.site])).exitCode).toBeUndefined();
});

it('a freeze is not known to hold before a gateway serves it', async () => {
  const { ledger } = await startReleaseDesk();
  const { site } = await startSite({ revision: 3 });
  const ask = (options: Record<string, unknown>, sites: string[]) =>
    freeze({ registry: new LocalRegistry(ledger), options, by: 'ada', sites, tell: () => undefined });
  expect(await ask({ reason: 'the night' }, [])).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining('No gateway was asked'),
  });
  expect(await ask({ end: true }, [site])).not.toHaveProperty('exitCode');
});
