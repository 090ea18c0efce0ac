import { readEnvironment } from '@ilera/contracts/environment';
import { startHealthSite } from '../testing/sites/health-site';
import { gatewaysFor } from './ask-gateways';
import { askHealth, describeServed, waitUntilServed } from './served';

/** The revision that made mf-things 1.1.0 live. */
const revision = { n: 3, live: { 'mf-things': { version: '1.1.0', digest: '', revision: 3 } } };

it('asks the gateways of RELEASE_SITE, however they are separated', () => {
  for (const RELEASE_SITE of ['https://a.test, https://b.test/', 'https://a.test/ https://b.test'])
    expect(String(gatewaysFor(readEnvironment({ RELEASE_SITE })).gateways)).toBe(
      'https://a.test,https://b.test',
    );
});

it('asks a site by its address until it serves the revision', async () => {
  const { site, asked } = await startHealthSite({ revision: 2 }, { revision: 2 }, { revision: 3 });
  const served = await waitUntilServed(revision, () => askHealth([site]), { every: 5 });
  expect(served).toEqual({ by: [site], notYet: [], refused: [] });
  expect(asked()).toBe(3);
  expect(describeServed(3, served)).toEqual({ text: `Revision 3 is served by ${site}`, isLive: true });
});

it('tells the reason of a site that refuses it, has lost what it serves, or serves a fallback in its place', async () => {
  const refusing = await startHealthSite({ revision: 2, refused: [{ revision: 3, reason: 'not signed' }] });
  const lost = await startHealthSite({ revision: 9, store: 'lost', alarms: ['it was emptied'] });
  const damaged = await startHealthSite({ revision: 3, live: { 'mf-things': '1.0.0' } });
  for (const [{ site }, reason] of [
    [damaged, 'it serves mf-things 1.0.0 in place of 1.1.0'],
    [refusing, 'not signed'],
    [lost, 'it was emptied'],
  ] as const) {
    const served = await waitUntilServed(revision, () => askHealth([site]), { timeout: 20, every: 5 });
    expect(served.refused).toMatchObject([{ gateway: site, reason }]);
    expect(describeServed(3, served)).toMatchObject({ isLive: false });
  }
});

it('never calls live what a silent site was asked about', async () => {
  const { site, close } = await startHealthSite({});
  await close();
  const served = await waitUntilServed(revision, () => askHealth([site]), { timeout: 20, every: 5 });
  const { text, isLive } = describeServed(3, served);
  expect(isLive).toBe(false);
  expect(text).toContain('written, and not known to be live');
  expect(text).toContain(`not served yet by ${site}`);
});
