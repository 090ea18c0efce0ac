import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../../testing/listen';
import { opsToken, startRegistrySite, type RegistrySite } from '../../testing/sites/registry-site';
import { startIssuer } from '../../testing/token-issuer';
import type { Change } from '../changes/change';
import { Callers } from './callers';

let site: RegistrySite;
beforeAll(async () => (site = await startRegistrySite()));
afterEach(() => jest.restoreAllMocks());
// Whatever is refused changes nothing.
afterEach(async () => expect(await site.ledger.newestNumber()).toBe(1));

it.each<[string, Parameters<RegistrySite['issuer']['token']>, RegExp]>([
  ['an unknown issuer', [{}, { by: 'https://evil.example' }], /issuer https:\/\/evil\.example is not one of/],
  ['another audience', [{}, { audience: 'https://other.test' }], /not accepted: .*"aud"/],
  ['somebody who stole it, after its time', [{}, { lasts: -60 }], /it has expired; ask for a new one/],
  ['a job that never ends', [{}, { lasts: null }], /not accepted: .*"exp"/],
  ['another repository', [{ repository: 'squads/thing' }], /things-main: repository must be squads\/things/],
  ['a branch', [{ ref: 'refs/heads/a', email_verified: false }], /Those who may: things-main, ops/],
  ['a pull request of a copy', [{ ref: 'refs/pull/7/merge', repository: 'eve/x' }], /things, and is eve\/x/],
  ['the wrong environment', [{ environment: 'preview' }], /may not publish mf-things/],
  [
    'a person whose address nobody has confirmed',
    [{ repository: undefined, email: 'ada@ilera.test', email_verified: false }],
    /repository must be squads\/things, and is not there[^]*ada: email must be verified/,
  ],
  ['a person', [{ repository: undefined, email: 'ada@ilera.test' }], /ada may not upload/],
])('refuses a token of %s, and says what to do', async (_name, claims, words) => {
  await expect(site.put('1.1.0', await site.issuer.token(...claims))).rejects.toThrow(words);
});

const back = (...names: string[]): Change => ({ action: 'rollback', parts: names.map((part) => ({ part })) });
it.each<[string, Change, RegExp]>([
  ['a rollback of another part', back('shell'), /may not roll back shell[^]*pull request to release-policy/],
  ['a rollback of a part of its own with another', back('mf-things', 'mf-public'), /not roll back mf-public/],
  ['a freeze', { action: 'freeze' }, /may not freeze/],
])('refuses %s by a pipeline of one part', async (_what, change, words) => {
  const made = site.as(await site.issuer.token()).makeChange(change, { by: '', reason: 'a test' });
  await expect(made).rejects.toThrow(words);
});

it('refuses an upload of another part (R6.9)', async () => {
  const upload = site.as(await site.issuer.token()).upload(site.part('mf-public', '2.0.0'));
  await expect(upload).rejects.toThrow('may not upload mf-public');
});

const unsigned = (token: string) =>
  token.replace(/^[^.]+(.*\.).*/, `${Buffer.from('{"alg":"none"}').toString('base64url')}$1`);
it.each([
  ['no token', () => undefined, 'A token is needed'],
  ['nonsense', () => 'nonsense', 'neither an OpenID Connect token nor one whose'],
  ['a stranger’s', async () => (await startIssuer()).token({}, { by: site.issuer.issuer }), 'not accepted'],
  ['one without a signature', async () => unsigned(await site.issuer.token()), 'not accepted'],
])('refuses as a token: %s', async (_what, make, words) => {
  await expect(site.as(await make()).latest()).rejects.toThrow(words);
});

it.each([
  ['has no keys', '/keys'],
  ['fails', '/'],
  ['does not answer', undefined],
])('says that the issuer of a token %s, and asks it again', async (_what, broken) => {
  const after = AbortSignal.timeout.bind(AbortSignal);
  if (!broken) jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => after(50));
  const keys = (await (await fetch(`${site.issuer.issuer}/keys`)).json()) as object;
  let isDown = true;
  const silent = await listen(({ url = '' }, response) => {
    if (isDown && !broken) return;
    response.statusCode = isDown && url.startsWith(broken ?? '') ? 500 : 200;
    response.end(JSON.stringify({ jwks_uri: `${silent.url}/keys`, ...keys }));
  });
  const job = { issuer: silent.url, claims: { repository: 'squads/things' } };
  const audience = 'https://releases.test';
  const callers = new Callers({ audience, callers: { job }, operators: [], parts: {} });
  const token = `Bearer ${await site.issuer.token({}, { by: silent.url })}`;
  await expect(callers.identify(token)).rejects.toMatchObject({
    message: expect.stringContaining(`The keys of ${silent.url} cannot be read`),
    statusCode: 503,
  });
  jest.restoreAllMocks();
  isDown = false;
  expect((await callers.identify(token)).names).toEqual(['job']);
});

const named = { name: 'mf-things', version: '1.0.0', digest: 'sha256-x' };
const ofCanary = (change: unknown) => ({ action: 'canary', part: 'mf-things', change });
it.each<[string, string, unknown]>([
  ['a publish of no version', '/deployments', { change: { action: 'publish', versions: [], force: true } }],
  ['a canary for nobody in particular', '/deployments', { change: ofCanary({}) }],
  ['people of a canary that are no names', '/deployments', { change: ofCanary({ people: 5 }) }],
  ['more than everybody', '/deployments', { change: ofCanary({ percent: 101 }) }],
  ['a share that no page load can have', '/deployments', { change: ofCanary({ percent: 0.5 }) }],
  ['another version as a share', '/deployments', { change: ofCanary({ percent: 5, digest: 'sha256-x' }) }],
  ['a preview of nothing', '/previews', { branch: 'a' }],
  ['the end of no preview', '/previews/ends', {}],
  ['a preview in the name of another', '/previews', { branch: 'a', versions: [named], by: 'eve' }],
])('refuses %s with 400', async (_what, path, body) => {
  const { status } = await fetch(site.address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${opsToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(status).toBe(400);
});

it('refuses a file that is not what the record says', async () => {
  const { as, part, store } = site;
  const built = part('mf-things', '1.2.0');
  writeFileSync(join(built.folder, 'remote.js'), 'x'.repeat(built.release.files['remote.js']?.size ?? 0));
  await expect(as(opsToken).upload(built)).rejects.toThrow('is not what release.json says');
  // Without its record a version does not exist, whatever files came before the bad one.
  expect(await store.get('artefacts/mf-things/1.2.0/release.json')).toBeUndefined();
});

it('refuses a file whose name leaves its folder', async () => {
  const { as, part, store } = site;
  const files = { '../../../evil.js': { size: 1, integrity: 'sha256-x' } };
  const outside = part('mf-things', '1.3.0', { files });
  writeFileSync(join(outside.folder, 'evil.js'), 'x');
  const upload = as(opsToken).upload({ ...outside, folder: join(outside.folder, 'a', 'b', 'c') });
  await expect(upload).rejects.toThrow('"../../../evil.js" is no file of a release');
  expect(await store.get('artefacts/mf-things/1.3.0/release.json')).toBeUndefined();
});

it('refuses half an upload', async () => {
  const answer = await fetch(`${site.address}/releases/mf-things`, {
    method: 'POST',
    headers: { authorization: `Bearer ${opsToken}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: '--b\r\ncontent-disposition: form-data; name="release.json"; filename="a"\r\n\r\n{"name":"mf-things"',
  });
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('Unexpected end')]);
});
