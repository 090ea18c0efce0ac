import type { UnlistedRemotes } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import { signOverrideCookie } from '../../common/override-cookie';
import { opsKey } from '../../testing/sites/console-site';
import { startFakeSite } from '../../testing/sites/fake-site';
import { line } from '../../testing/sites/remote-routes-site';

const extra = line({ path: '/extra', navigation: 'Extra' });

/** A site with a remote that its shell does not name. */
async function setUp() {
  const site = await startFakeSite({ pollEvery: 3_600_000, keys: { opsKey } });
  const { paths, gateway } = site;
  paths['mf-extra'] = [{ prefix: '/extra/*', access: ['public'] }];
  await site.release('mf-extra', '1.0.0', extra);
  const load = async (url: string, cookie = '') => {
    const { answer, site: said } = await site.open(url, cookie);
    const policy = /<script data-bases="([^"]*)"(?: data-unlisted="([^"]*)" data-integrity="([^"]*)")?>/;
    const [, bases = '', address = '', integrity] = policy.exec(answer.body) ?? [];
    return { ...said, bases, address, integrity };
  };
  const read = async (address: string, from = gateway) => {
    const answer = await from.app.inject({ url: address });
    return { answer, rest: answer.statusCode === 200 ? (answer.json() as UnlistedRemotes) : undefined };
  };
  return { ...site, load, read };
}

it('lists what the shell names and what the page shows; the rest is at an address that never changes', async () => {
  const { load, read } = await setUp();
  const landing = await load('/');
  expect(Object.keys(landing.remotes).sort()).toEqual(['mf-public', 'mf-things']);
  expect(landing.bases).not.toContain('mf-extra');
  expect(landing.unlisted).toEqual({ navigation: [{ label: 'Extra', to: '/extra' }] });
  const own = await load('/extra');
  expect(Object.keys(own.remotes).sort()).toEqual(['mf-extra', 'mf-public', 'mf-things']);
  expect(own.bases).toContain('/assets/mf-extra/1.0.0/');
  expect(own.address).toBe(landing.address);

  const { answer, rest } = await read(landing.address);
  expect(toIntegrity(answer.body)).toBe(landing.integrity);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(rest).toEqual({
    remotes: { 'mf-extra': own.remotes['mf-extra'] },
    bases: ['/assets/mf-extra/1.0.0/'],
  });
});

it('keeps it for open tabs after a release, and answers another gateway’s address with the same bytes', async () => {
  const { load, read, release, startGateway } = await setUp();
  const before = await load('/');
  await release('mf-extra', '1.1.0', extra);
  const after = await load('/');
  expect(after.address).not.toBe(before.address);
  expect((await read(before.address)).rest?.remotes['mf-extra']?.version).toBe('1.0.0');
  const { rest } = await read(after.address);
  expect(rest?.remotes['mf-extra']).toMatchObject({ version: '1.1.0', lastGood: { version: '1.0.0' } });
  expect(rest?.bases).toEqual(['/assets/mf-extra/1.1.0/', '/assets/mf-extra/1.0.0/']);
  const other = await startGateway();
  expect((await read(after.address, other)).answer.body).toBe((await read(after.address)).answer.body);
});

it('is 404 for open tabs once a remote in it was taken away, and asks them to load again where ops said so', async () => {
  const { load, read, gateway, back } = await setUp();
  const before = await load('/');
  expect((await read(before.address)).rest?.remotes['mf-extra']).toBeDefined();
  const revoked = await back({ part: 'mf-extra', now: true });
  expect(revoked.urgent).toBe(revoked.n);
  await gateway.follower.look();
  const { answer } = await read(before.address);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await gateway.app.inject(`/_live?revision=${before.revision}`)).json()).toMatchObject({
    urgent: true,
  });
});

it('answers 404, which nothing keeps, where revision and hash are not a pair', async () => {
  const { load, read } = await setUp();
  const { address } = await load('/');
  const wrong = [
    address.replace(/[^/]{22}\.json/, `${'A'.repeat(22)}.json`),
    address.replace(/S\d+/, 'S1'),
    address.replace(/S\d+/, 'S99999'),
    address.replace(/S\d+/, 'x'),
    address.replace(/[^/]+\.json/, 'json'),
  ];
  for (const one of wrong) {
    const { answer } = await read(one);
    expect([one, answer.statusCode, answer.headers['cache-control']]).toEqual([one, 404, 'no-store']);
  }
});

it('lists all in what one person looks at: a preview, a developer’s own build', async () => {
  const { load, show, part } = await setUp();
  const { id } = await show([part('mf-extra', '3.0.0', extra)]);
  const preview = await load('/', `preview=${id}`);
  expect(preview.remotes['mf-extra']?.version).toBe('3.0.0');
  expect([preview.unlisted, preview.address]).toEqual([undefined, '']);
  const override = { remote: 'mf-things', base: 'http://localhost:4103/' };
  const overridden = await load('/', `override=${signOverrideCookie({ override }, opsKey)}`);
  expect(Object.keys(overridden.remotes).sort()).toEqual(['mf-extra', 'mf-public', 'mf-things']);
});
