import { Notifier } from '../../notify/notifier';
import type { SignedFrontends } from '../../site/describe-frontends';
import { frontendsKey, revisionKey } from '../../store/release-store';
import { listen } from '../../testing/listen';
import { startReleaseDesk } from '../../testing/release-desk';
import { grantedPaths } from '../../testing/route-rules';
import { makeKeys } from '../../testing/signing-keys';
import { opsToken, startRegistrySite } from '../../testing/sites/registry-site';
import { Ledger } from '../ledger/ledger';
import { whySignatureRefused } from '../ledger/signing';
import { LocalRegistry } from '../registry';
import { RegistryClient } from './registry-client';
import { createRegistry } from './start-registry';

const reason = 'a test';
afterEach(() => jest.restoreAllMocks());

it('the registry ends when its last request is answered and people were told of its last change', async () => {
  const keys = makeKeys();
  const { store } = await startReleaseDesk(keys);
  let told = 0;
  const { url } = await listen((_request, response) => {
    told += 1;
    // The first attempt fails.
    response.writeHead(told === 1 ? 500 : 200).end();
  });
  const notifier = new Notifier(url, () => undefined, 1);
  const registry = new LocalRegistry(new Ledger(store, keys), { notifier });
  const app = await createRegistry(registry, { audience: '', callers: {}, operators: [], parts: {} });
  await registry.makeChange({ action: 'freeze' }, { by: 'ada', reason });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  let closing: Promise<unknown> | undefined;
  jest.spyOn(registry, 'latest').mockImplementation(async () => {
    closing = app.close();
    return registry.ledger.latest();
  });
  // A kept connection would keep the process for a minute.
  expect((await fetch(`${address}/_health`)).headers.get('connection')).toBe('close');
  await closing;
  expect(told).toBe(2);
});

it('is not well over a store that has lost what it knew', async () => {
  const { address, store } = await startRegistrySite();
  const health = async () => (await fetch(`${address}/_health`)).json();
  expect(await health()).toMatchObject({ status: 'ok', alarms: [], revision: 1 });
  await store.remove(revisionKey(1));
  const alarms = [expect.stringContaining('has lost revisions. It ends at none, and 1 was there')];
  expect(await health()).toMatchObject({ status: 'degraded', alarms });
});

it('takes a release of a pipeline with its token, makes it live, and says who and from which commit', async () => {
  const { issuer, ledger, store, as, put } = await startRegistrySite();
  const token = await issuer.token();
  const { revision } = await put('1.1.0', token);
  expect(revision).toMatchObject({
    n: 2,
    by: 'bola',
    source: { repository: 'squads/things', commit: 'abc1234def', run: '42' },
    reason,
    live: { 'mf-things': { version: '1.1.0', lastGood: { version: '1.0.0' } } },
    paths: grantedPaths,
  });
  expect(await ledger.read(2)).toEqual(revision);
  const file = await store.get('artefacts/mf-things/1.1.0/remote.js');
  expect(await as(token).file('mf-things', '1.1.0', 'remote.js')).toEqual(file);
  expect(await store.get('artefacts/mf-things/1.1.0/remote.js.br')).toBeDefined();
  const { revision: back } = await as(token).makeChange(
    { action: 'rollback', parts: [{ part: 'mf-things', from: '1.1.0' }] },
    { by: '', reason },
  );
  expect(back).toMatchObject({ action: 'rollback', live: { 'mf-things': { version: '1.0.0' } } });
  expect((await as(token).history(2)).map(({ n }) => n)).toEqual([3, 2]);
});

it('lets operators do everything, and a branch show a preview and end it', async () => {
  const { issuer, as, part } = await startRegistrySite();
  const frozen = await as(opsToken).makeChange({ action: 'freeze' }, { by: '', reason: 'the night' });
  expect(frozen.revision).toMatchObject({ action: 'freeze', by: 'ops', freeze: { reason: 'the night' } });
  const branch = as(await issuer.token({ ref: 'refs/heads/prices', environment: undefined }));
  const versions = [await branch.upload(part('mf-things', '2.0.0'))];
  const { preview } = await branch.createPreview({ branch: 'prices', versions });
  expect(preview).toMatchObject({ by: 'bola', source: { repository: 'squads/things' } });
  const stranger = as(await issuer.token({ repository: 'squads/copy' }));
  await expect(stranger.endPreviews(preview.id)).rejects.toThrow('does not know whose token');
  const [ended] = await branch.endPreviews('prices');
  expect(ended).toMatchObject({ id: preview.id, until: expect.not.stringMatching(preview.until) });
  expect(await branch.previews()).toEqual([]);
});

it('does once what was asked for twice, also where the answer was lost on its way (R6.1)', async () => {
  const { issuer, app, ledger, as, put } = await startRegistrySite();
  const token = await issuer.token();
  let isLost = false;
  app.server.prependListener('request', ({ url, socket }, response) => {
    if (isLost || url !== '/deployments') return;
    isLost = true;
    response.end = () => (socket.destroy(), response);
  });
  const once = await put('1.1.0', token, 'my request');
  expect(once.revision).toMatchObject({ n: 2 });
  expect((await put('1.1.0', token, 'my request')).revision).toEqual(once.revision);
  const freeze = () => as(opsToken).makeChange({ action: 'freeze' }, { by: '', reason, key: 'the freeze' });
  const [one, two] = await Promise.all([freeze(), freeze()]);
  expect(two).toEqual(one);
  expect(await ledger.newestNumber()).toBe(3);
});

it('says of a change to which the registry does not answer that it may have been done', async () => {
  const { url } = await listen(() => undefined);
  // A hundred times as fast.
  const after = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => after(ms / 100));
  const change = new RegistryClient(url, opsToken).makeChange({ action: 'freeze' }, { by: '', reason });
  await expect(change).rejects.toMatchObject({
    message: expect.stringContaining('It may have been done: pnpm release status'),
    exitCode: 2,
  });
});

it('keeps what is live in the format of Frontend Discovery in the store, signed', async () => {
  const { issuer, put, store, trust } = await startRegistrySite();
  await put('1.1.0', await issuer.token());
  const record = JSON.parse(String(await store.get(frontendsKey))) as SignedFrontends;
  const { document } = record;
  expect(document.microFrontends['mf-things']).toMatchObject([
    { url: 'https://cdn.test/assets/mf-things/1.1.0/remoteEntry.js', metadata: { version: '1.1.0' } },
    { fallbackUrl: 'https://site.test/assets/mf-things/1.0.0/remoteEntry.js?r=1' },
  ]);
  expect(whySignatureRefused(record, trust)).toBeUndefined();
  document.schema = 'https://evil.example';
  expect(whySignatureRefused(record, trust)).toContain('altered');
  // Another writer's change goes live while this one's copy is written.
  const write = store.put.bind(store);
  jest.spyOn(store, 'put').mockImplementationOnce(async (...copy) => {
    await put('1.1.2', await issuer.token());
    return write(...copy);
  });
  await put('1.1.1', await issuer.token());
  expect(String(await store.get(frontendsKey))).toContain('"version":"1.1.2"');
  // A copy that cannot be written costs a note, and not the change.
  jest.spyOn(store, 'put').mockRejectedValue(new Error('full'));
  const { revision, notes } = await put('1.2.0', await issuer.token());
  expect([revision?.n, notes.join()]).toEqual([5, expect.stringContaining('is of an earlier revision')]);
});
