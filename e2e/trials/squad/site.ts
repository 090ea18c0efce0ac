import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { PathGrants } from '@ilera/contracts';
import { buildParts } from '../../../ops/src/build/build-parts';
import { listParts } from '../../../ops/src/common/repository';
import { Ledger } from '../../../ops/src/registry/ledger/ledger';
import { limitsOf, policyFile, readPolicy } from '../../../ops/src/registry/policy';
import { LocalRegistry } from '../../../ops/src/registry/registry';
import { createRegistry } from '../../../ops/src/registry/http/start-registry';
import { makeSigner, trustIn } from '../../../ops/src/testing/signing-keys';
import { startTestSite } from '../../../ops/src/testing/sites/test-site';

export interface SquadSite {
  url: string;
  /** What the operator gives a squad: the addresses of registry and site, and a token. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/**
 * A running site of this workspace, which has never heard of the remote. The squad of that remote has a token for this
 * part alone, at a registry beside the site.
 * @param newest uses the last build of each remote, and builds none
 */
export async function openSite(repository: string, remote: string, newest: boolean): Promise<SquadSite> {
  const parts = listParts(repository).filter((name) => name === 'shell' || !newest);
  await buildParts({ repository, parts, tell: console.log });
  const operator = makeSigner();
  const keys = { signer: operator, trust: trustIn(operator) };
  const token = randomBytes(32).toString('base64url');
  const paths: PathGrants = { [remote]: [{ prefix: '/greeting/*', access: ['public', 'signed-in'] }] };
  const site = await startTestSite({ repository, keys, paths, apiEnv: { RATE_LIMITS: 'off' } });
  const policy = readPolicy(path.join(repository, policyFile));
  policy.callers.squad = { tokenHash: createHash('sha256').update(token).digest('hex') };
  policy.parts[remote] = { paths: paths[remote] ?? [], publish: ['squad'], preview: ['squad'] };
  const ledger = new Ledger(site.store, { ...keys, ...limitsOf(policy) });
  const registry = await createRegistry(new LocalRegistry(ledger), policy);
  const address = await registry.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: site.url,
    env: {
      RELEASE_REGISTRY: address,
      RELEASE_TOKEN: token,
      RELEASE_SITE: site.url,
    },
    close: async () => {
      await registry.close();
      await site.close();
    },
  };
}
