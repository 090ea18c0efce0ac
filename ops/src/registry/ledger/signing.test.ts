import type { Revision } from '@ilera/contracts';
import { makeSigner, trustIn } from '../../testing/signing-keys';
import { loadKeys } from './load-keys';
import { readTrust, whySignatureRefused } from './signing';

it('a signature breaks when anything in its revision is changed, and is none by another or a retired key (R6.3)', () => {
  const signer = makeSigner();
  const verify = (content: Revision, ...keys: Parameters<typeof trustIn>) =>
    whySignatureRefused(content, trustIn(...(keys.length > 0 ? keys : [signer])));
  const revision = {
    n: 1,
    at: '2026-11-20T10:00:00.000Z',
    by: 'ada',
    reason: 'x',
    action: 'publish' as const,
    live: { shell: { version: '1.0.0', digest: 'sha256-a' } },
  };
  const signed = { ...revision, signature: signer.sign(revision) };
  expect(verify(JSON.parse(JSON.stringify(signed)) as Revision)).toBeUndefined();
  expect(verify(revision)).toBe('not signed');
  expect(verify({ ...signed, live: { shell: { version: '1.0.0', digest: 'sha256-b' } } })).toContain(
    'altered',
  );
  expect(verify({ ...signed, by: 'eve' })).toContain('altered');
  expect(verify(signed, makeSigner())).toMatch(/^signed by the key \w+, which is not trusted/);
  const retired = `Until: 1\n${signer.publicPem}`;
  const second = { ...revision, n: 2 };
  expect(verify(signed, retired)).toBeUndefined();
  expect(verify({ ...second, signature: signer.sign(second) }, retired)).toContain(
    'trusted only until revision 1',
  );
});

it('names no text of a file of keys in which a line is wrong, as it may be a private key', () => {
  const { publicPem } = makeSigner();
  const secret = '-----BEGIN PRIVATE KEY-----\nMC4CAQAw\n-----END PRIVATE KEY-----\n';
  for (const wrong of [secret + publicPem, publicPem + secret, `${publicPem}Until: 41\n`])
    expect(() => readTrust(wrong)).toThrow(/^(?![^]*MC4C)[^]*neither of a key/);
  // A secret store may keep a key without its header.
  const env = { NODE_ENV: 'production', RELEASE_SIGNING_KEY: 'MC4CAQAw' } as const;
  expect(() => loadKeys(undefined, env)).toThrow(/^RELEASE_SIGNING_KEY (?!.*MC4C)/);
});
