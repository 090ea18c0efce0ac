import type { Preview } from '@ilera/contracts';
import { pruneStore } from '../../registry/releases/prune-store';
import { startPreviewSite } from '../../testing/sites/preview-site';
import { readSite, readText } from '../../testing/sites/fake-visitor';
import { makeSigner, trustIn } from '../../testing/signing-keys';
import { Ledger } from '../../registry/ledger/ledger';
import { previews as previewsFolder } from '../../store/release-store';

it('shows the candidate beside what is live, to whoever has the address, and to nobody else (R6.7)', async () => {
  const { show, open, load, ledger } = await startPreviewSite();
  const preview = await show('2.0.0');
  expect(preview.id).toMatch(/^[0-9a-f]{24}$/);
  const answer = await open(preview, '/things');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/things');
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  const cookie = `preview=${answer.cookies.find(({ name }) => name === 'preview')?.value ?? ''}`;
  const seen = await load(cookie);
  expect(seen.version).toBe('2.0.0');
  expect(seen.answer.headers['x-robots-tag']).toContain('noindex');
  expect(seen.answer.body).toContain('mf-things 2.0.0 beside revision 1');
  expect(seen.answer.body).toMatch(/Preview feature\/Quarterly prices: mf-things 2\.0\.0/);
  expect(seen.answer.body).toMatch(/beside revision 1, until \d{4}\u2011\d\d\u2011\d\d\. /);
  expect(seen.answer.headers['set-cookie']).toBeUndefined(); // no ticket: its failures do not count
  // A candidate that does not work shows so.
  expect(readSite(seen.answer.body).remotes['mf-things']).not.toHaveProperty('lastGood');
  expect((await load()).version).toBe('1.0.0');
  expect((await load()).answer.headers['x-robots-tag']).toBeUndefined();
  expect((await ledger.newest())?.n).toBe(1);
});

it('composes with what is live at the time of the page load', async () => {
  const { show, load, release } = await startPreviewSite();
  const { id } = await show('2.0.0');
  await release('mf-public', '3.0.0');
  const { answer, version } = await load(`preview=${id}`);
  expect(version).toBe('2.0.0');
  expect(answer.body).toContain('3.0.0');
});

it('is over at its end, and its files then are not kept for it', async () => {
  const { show, open, load, ledger } = await startPreviewSite();
  const preview = await show('2.0.0');
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  const pruned = (days: number) => pruneStore({ ledger, days: 0, dryRun: true, now: later(days) });
  expect(await pruned(6)).toEqual([]);
  expect(await pruned(8)).toEqual([{ name: 'mf-things', version: '2.0.0' }]);
  jest.spyOn(Date, 'now').mockReturnValue(later(8).getTime());
  const gone = await open(preview);
  expect(gone.statusCode).toBe(404);
  expect(readText(gone.body)).toContain('There is no such preview, or not any more');
  expect(gone.body).toContain('<a href="/">');
  const { answer } = await load(`preview=${preview.id}`);
  expect(answer.statusCode).toBe(404);
  expect(readText(answer.body)).toContain('There is no such preview, or not any more');
  // The next page is a live one.
  expect(answer.headers['set-cookie']).toMatch(/^preview=;/);
});

it.each(['../../revisions/00000001', 'feature-quarterly-prices-0000000000000000', '%2e%2e%2fstates'])(
  'an address that nobody made shows nothing: %s',
  async (id) => {
    const { open, load } = await startPreviewSite();
    expect((await open({ id })).statusCode).toBe(404);
    expect((await load(`preview=${id}`)).answer.statusCode).toBe(404);
  },
);

describe('where revisions are signed', () => {
  const ops = makeSigner();
  const stranger = makeSigner();
  const signed = () => startPreviewSite({ keys: { signer: ops, trust: trustIn(ops) } });

  it('a stranger, an unsigned record and a changed record show nothing', async () => {
    const { show, load, store, ledger } = await signed();
    const other = new Ledger(store, { signer: stranger, trust: trustIn(ops, stranger) });
    const made = await show('2.0.0', { ledger: other, branch: 'a' });
    const good = await show('2.0.0', { ledger, branch: 'd' });
    const key = `${previewsFolder}${good.id}.json`;
    const record = JSON.parse((await store.get(key))?.toString('utf8') ?? '{}') as Preview;
    const forged = { ...record, until: new Date(Date.now() + 1e12).toISOString() };
    await store.put(key, Buffer.from(JSON.stringify(forged)));
    const { signature: _signature, ...unsigned } = { ...record, id: `b-${'0'.repeat(24)}` };
    await store.put(`${previewsFolder}${unsigned.id}.json`, Buffer.from(JSON.stringify(unsigned)));
    for (const { id } of [made, good, unsigned]) {
      const { answer, version } = await load(`preview=${id}`);
      expect({ status: answer.statusCode, version }).toEqual({ status: 404, version: undefined });
    }
  });

  it('files that are not those of the record are answered 409, since nginx takes gateways out after a 503', async () => {
    const { show, load, store } = await signed();
    const { id } = await show('2.0.0');
    await store.remove('artefacts/mf-things/2.0.0/release.json');
    await store.putIfAbsent(
      'artefacts/mf-things/2.0.0/release.json',
      Buffer.from('{"name":"mf-things","version":"2.0.0"}'),
    );
    const { answer, version } = await load(`preview=${id}`);
    expect({ status: answer.statusCode, version }).toEqual({ status: 409, version: undefined });
    expect(readText(answer.body)).toContain('cannot be shown at the moment');
    expect(answer.body).toContain('href="/_preview/off"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

it('answers 409 while the store does not respond, since nginx takes gateways out after a 503', async () => {
  const { show, load, store } = await startPreviewSite();
  const { id } = await show('2.0.0');
  jest.spyOn(store, 'list').mockRejectedValue(new Error('silent'));
  const { answer } = await load(`preview=${id}`);
  expect(answer.statusCode).toBe(409);
  expect(readText(answer.body)).toContain('cannot be shown at the moment');
  expect((await load()).version).toBe('1.0.0');
});
