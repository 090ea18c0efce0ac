import { createHash } from 'node:crypto';
import { limitsOf, type Policy } from '../../registry/policy';
import { RegistryClient } from '../../registry/http/registry-client';
import { createRegistry } from '../../registry/http/start-registry';
import { Ledger } from '../../registry/ledger/ledger';
import { LocalRegistry } from '../../registry/registry';
import { startReleaseDesk } from '../release-desk';
import { grantedPaths } from '../route-rules';
import { makeKeys } from '../signing-keys';
import { atEnd } from '../temporary';
import { startIssuer } from '../token-issuer';

export type RegistrySite = Awaited<ReturnType<typeof startRegistrySite>>;

/** The token of an operator of that registry. */
export const opsToken = 'an-operator-token-for-tests-only';

/** A registry with a site at 1.0.0, and clients of it. */
export async function startRegistrySite() {
  const issuer = await startIssuer();
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
      'things-branches': { issuer: issuer.issuer, claims: { repository: ['squads/more', 'squads/things'] } },
      elsewhere: { issuer: 'https://elsewhere.test', claims: { repository: 'squads/thing' } },
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
    const request = { by: 'somebody else', reason: 'a test', ...(key ? { key } : {}) };
    return client.makeChange({ action: 'publish', versions }, request);
  };
  return { ...desk, app, address, issuer, as, put, trust: keys.trust };
}
