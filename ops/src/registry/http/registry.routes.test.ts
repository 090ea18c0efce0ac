import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startReleaseDesk } from '../../testing/release-desk';
import { grantedPaths } from '../../testing/route-rules';
import { listen } from '../../testing/listen';
import { atEnd } from '../../testing/temporary';
import { makeKeys } from '../../testing/signing-keys';
import { startIssuer } from '../../testing/token-issuer';
import type { SignedFrontends } from '../../site/describe-frontends';
import { frontendsKey } from '../../store/release-store';
import { Ledger } from '../ledger/ledger';
import { limitsOf, type Policy } from '../policy';
import type { Change } from '../changes/change';
import { Notifier } from '../../notify/notifier';
import { LocalRegistry } from '../registry';
import { whySignatureRefused } from '../ledger/signing';
import { Callers } from './callers';
import { RegistryClient } from './registry-client';
import { createRegistry } from './start-registry';

type Issuer = Awaited<ReturnType<typeof startIssuer>>;
let issuer: Issuer;
beforeAll(async () => (issuer = await startIssuer()));

const reason = 'a test';
const opsToken = 'an-operator-token-of-this-test';

it('ends when people were told of its last change', async () => {
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
  await app.close();
  expect(told).toBe(2);
});

/** A registry with a site at 1.0.0, and clients of it. */
async function setUp() {
  const keys = makeKeys();
  const desk = await startReleaseDesk(keys);
  const policy: Policy = {
    audience: 'https://releases.test',
    callers: {
      'things-main': {
        issuer: issuer.issuer,
        claims: { repository: 'squads/things', ref: 'refs/heads/main', environment: 'production' },
      },
      ada: { issuer: issuer.issuer, claims: { email: 'ada@ilera.test' } },
      'things-branches': { issuer: issuer.issuer, claims: { repository: 'squads/things' } },
      ops: { tokenHash: createHash('sha256').update(opsToken).digest('hex') },
    },
    operators: ['ops'],
    parts: {
      shell: {},
      'mf-public': { paths: grantedPaths['mf-public']! },
      'mf-things': {
        paths: grantedPaths['mf-things']!,
        publish: ['things-main'],
        preview: ['things-main', 'things-branches'],
      },
    },
  };
  const site = { siteOrigin: 'https://site.test', assetBaseUrl: 'https://cdn.test' };
  const ledger = new Ledger(desk.store, { ...keys, ...limitsOf(policy) });
  const app = await createRegistry(new LocalRegistry(ledger, site), policy);
  atEnd(() => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const as = (token: string | undefined) => new RegistryClient(address, token);
  const put = async (version: string, token: string, key?: string) => {
    const client = as(token);
    const versions = [await client.upload(desk.part('mf-things', version))];
    const request = { by: 'somebody else', reason, ...(key ? { key } : {}) };
    return client.makeChange({ action: 'publish', versions }, request);
  };
  return { ...desk, app, address, as, put, trust: keys.trust };
}

it('takes a release of a pipeline with its token, makes it live, and says who and from which commit', async () => {
  const { ledger, store, as, put } = await setUp();
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
  expect(await store.exists('artefacts/mf-things/1.1.0/remote.js.br')).toBe(true);
  const { revision: back } = await as(token).makeChange(
    { action: 'rollback', parts: [{ part: 'mf-things', from: '1.1.0' }] },
    { by: '', reason },
  );
  expect(back).toMatchObject({ action: 'rollback', live: { 'mf-things': { version: '1.0.0' } } });
  expect((await as(token).history(2)).map(({ n }) => n)).toEqual([3, 2]);
});

describe('refuses with a sentence of what to do', () => {
  let unchanged: Awaited<ReturnType<typeof setUp>>;
  beforeAll(async () => (unchanged = await setUp()));

  it.each<[string, Parameters<Issuer['token']>, RegExp]>([
    [
      'an unknown issuer',
      [{}, { by: 'https://evil.example' }],
      /issuer https:\/\/evil\.example is not one of/,
    ],
    ['another audience', [{}, { audience: 'https://other.test' }], /not accepted: .*"aud"/],
    ['a stolen token, used after its time', [{}, { lasts: -60 }], /it has expired; ask for a new one/],
    [
      'another repository',
      [{ repository: 'squads/copy' }],
      /things-main: repository must be squads\/things, and is/,
    ],
    [
      'a branch of the repository',
      [{ ref: 'refs/heads/prices' }],
      /things-branches may not publish mf-things\. Those who may: things-main, ops/,
    ],
    [
      'a pull request of a copy',
      [{ ref: 'refs/pull/7/merge', repository: 'eve/things' }],
      /repository must be squads\/things, and is eve\/things/,
    ],
    ['the wrong environment', [{ environment: 'preview' }], /may not publish mf-things/],
    [
      'an address that nobody has confirmed',
      [{ repository: 'squads/copy', email: 'ada@ilera.test', email_verified: false }],
      /ada: email must be verified/,
    ],
    ['no environment', [{ environment: undefined }], /may not publish mf-things/],
  ])('%s', async (_name, claims, words) => {
    const { ledger, put } = unchanged;
    await expect(put('1.1.0', await issuer.token(...claims))).rejects.toThrow(words);
    expect(await ledger.newestNumber()).toBe(1);
  });

  it('another part, a freeze, and a request without a token', async () => {
    const { ledger, as, part } = await setUp();
    const token = await issuer.token();
    const request = { by: '', reason };
    await expect(as(token).upload(part('mf-public', '2.0.0'))).rejects.toThrow('may not upload mf-public');
    const back = (...names: string[]): Change => ({
      action: 'rollback',
      parts: names.map((name) => ({ part: name })),
    });
    await expect(as(token).makeChange(back('shell'), request)).rejects.toThrow(
      /may not roll back shell[^]*pull request to release-policy\.json/,
    );
    const both = back('mf-things', 'mf-public');
    await expect(as(token).makeChange(both, request)).rejects.toThrow('may not roll back mf-public');
    await expect(as(token).makeChange({ action: 'freeze' }, request)).rejects.toThrow('may not freeze');
    await expect(as(undefined).latest()).rejects.toThrow('A token is needed');
    expect(await ledger.newestNumber()).toBe(1);
  });

  it('nonsense, a token signed by somebody else, and one without a signature', async () => {
    const { put } = await setUp();
    await expect(put('1.1.0', 'nonsense')).rejects.toThrow(
      'neither an OpenID Connect token nor one whose hash',
    );
    const stranger = await startIssuer();
    await expect(put('1.1.0', await stranger.token({}, { by: issuer.issuer }))).rejects.toThrow(
      'not accepted',
    );
    const [, payload = ''] = (await issuer.token()).split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    await expect(put('1.1.0', `${header}.${payload}.`)).rejects.toThrow('not accepted');
  });

  it.each([
    ['has no keys', '/keys', 500],
    ['does not answer', '/', 500],
  ])('no token because its issuer %s, and says that', async (_what, broken, code) => {
    const silent = await listen(({ url = '' }, response) => {
      response.statusCode = url.startsWith(broken) ? code : 200;
      response.end(JSON.stringify({ jwks_uri: `${silent.url}/keys` }));
    });
    const job = { issuer: silent.url, claims: { repository: 'squads/things' } };
    const audience = 'https://releases.test';
    const callers = new Callers({ audience, callers: { job }, operators: [], parts: {} });
    const asked = callers.identify(`Bearer ${await issuer.token({}, { by: silent.url })}`);
    await expect(asked).rejects.toMatchObject({
      message: expect.stringContaining(`The keys of ${silent.url} cannot be read`),
      statusCode: 503,
    });
  });

  const named = { name: 'mf-things', version: '1.0.0', digest: 'sha256-x' };
  const ofCanary = (change: unknown) => ({ action: 'canary', part: 'mf-things', change });
  it.each<[string, string, unknown]>([
    ['nothing', '/deployments', null],
    ['an unknown change', '/deployments', { change: { action: 'delete' } }],
    ['a publish without versions', '/deployments', { change: { action: 'publish' } }],
    ['a publish of no version', '/deployments', { change: { action: 'publish', versions: [], force: true } }],
    ['a canary for nobody in particular', '/deployments', { change: ofCanary({}) }],
    ['people of a canary that are no names', '/deployments', { change: ofCanary({ people: 5 }) }],
    ['more than everybody', '/deployments', { change: ofCanary({ percent: 101 }) }],
    ['another version as a share', '/deployments', { change: ofCanary({ percent: 5, digest: 'sha256-x' }) }],
    ['a preview in the name of another', '/previews', { branch: 'a', versions: [named], by: 'eve' }],
    ['a preview of nothing', '/previews', { branch: 'a' }],
    ['a preview of no version', '/previews', { branch: 'a', versions: [] }],
    ['the end of no preview', '/previews/ends', {}],
  ])('%s, with 400', async (_what, path, body) => {
    const { address, ledger } = unchanged;
    const { status } = await fetch(address + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${opsToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(status).toBe(400);
    expect(await ledger.newestNumber()).toBe(1);
  });

  it('a file that is not what the record says, a name that leaves its folder, half an upload', async () => {
    const { as, part, store, address } = await setUp();
    const token = await issuer.token();
    const built = part('mf-things', '1.1.0');
    const size = built.release.files['remote.js']?.size ?? 0;
    writeFileSync(join(built.folder, 'remote.js'), 'x'.repeat(size));
    await expect(as(token).upload(built)).rejects.toThrow('is not what release.json says');
    const files = { '../../../evil.js': { size: 1, integrity: 'sha256-x' } };
    const outside = part('mf-things', '1.2.0', { files });
    writeFileSync(join(outside.folder, 'evil.js'), 'x');
    await expect(
      as(token).upload({ ...outside, folder: join(outside.folder, 'a', 'b', 'c') }),
    ).rejects.toThrow('"../../../evil.js" is no file of a release');
    const answer = await fetch(`${address}/releases/mf-things`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\ncontent-disposition: form-data; name="release.json"; filename="a"\r\n\r\n{"name":"mf-things"',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    // Without its record a version does not exist, whatever files came before the bad one.
    for (const version of ['1.1.0', '1.2.0'])
      expect(await store.exists(`artefacts/mf-things/${version}/release.json`)).toBe(false);
  });
});

it('lets operators do everything, and a branch show a preview and end it', async () => {
  const { as, part } = await setUp();
  const frozen = await as(opsToken).makeChange({ action: 'freeze' }, { by: '', reason: 'the night' });
  expect(frozen.revision).toMatchObject({ action: 'freeze', by: 'ops', freeze: { reason: 'the night' } });
  const branch = as(await issuer.token({ ref: 'refs/heads/prices', environment: undefined }));
  const versions = [await branch.upload(part('mf-things', '2.0.0'))];
  const { preview } = await branch.showPreview({ branch: 'prices', versions });
  expect(preview).toMatchObject({ by: 'bola', source: { repository: 'squads/things' } });
  const stranger = as(await issuer.token({ repository: 'squads/copy' }));
  await expect(stranger.endPreviews(preview.id)).rejects.toThrow('does not know whose token');
  expect(await branch.endPreviews('prices')).toMatchObject([{ id: preview.id }]);
  expect(await branch.previews()).toEqual([]);
});

it('does once what was asked for twice, also where the answer was lost on its way', async () => {
  const { app, ledger, as, put } = await setUp();
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
  const limit = jest.spyOn(AbortSignal, 'timeout');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('lost'));
  await expect(freeze()).rejects.toThrow('It may have been done: pnpm release status');
  expect(limit).toHaveBeenLastCalledWith(15_000);
  jest.restoreAllMocks();
});

it('keeps what is live in the format of Frontend Discovery in the store, signed', async () => {
  const { put, store, trust } = await setUp();
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
  // A copy that cannot be written costs a note, and not the change.
  jest.spyOn(store, 'put').mockRejectedValue(new Error('full'));
  const { revision, notes } = await put('1.2.0', await issuer.token());
  expect([revision?.n, notes.join()]).toEqual([3, expect.stringContaining('is of an earlier revision')]);
});
