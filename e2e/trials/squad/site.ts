import { generateKeyPairSync } from 'node:crypto';
import { buildParts } from '../../../ops/src/build/build-parts';
import { listParts } from '../../../ops/src/common/repository';
import { createSigner } from '../../../ops/src/keys/signing';
import { publish } from '../../../ops/src/release/publish';
import { describeKey, trustIn } from '../../../ops/src/testing/signing-keys';
import { startTestSite } from '../../../ops/src/testing/test-site';

export interface SquadSite {
  url: string;
  /** What the operator gives a squad: where releases are, its key, all public keys, and the key of links. */
  env: Record<string, string>;
  /** What the operator has instead. */
  operator: Record<string, string>;
  /** Gives the site a shell with React's production code, as visitors have it, or with that which hot reload needs. */
  useShell(react: 'development' | 'production'): Promise<void>;
  close(): Promise<void>;
}

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * A running site of this workspace, which has never heard of the remote. The squad of that remote has a key for this
 * part alone.
 * @param newest uses the last build of each remote, and builds none
 */
export async function openSite(repository: string, remote: string, newest: boolean): Promise<SquadSite> {
  const parts = listParts(repository).filter((name) => name === 'shell' || !newest);
  await buildParts({ repository, parts, tell: console.log });
  const [operatorKey, squadKey] = [newKey(), newKey()];
  const operator = createSigner(operatorKey);
  const keys = [
    describeKey(operator, 'Name: operators'),
    describeKey(createSigner(squadKey), 'Name: greeting squad', `Parts: ${remote}`),
  ];
  const opsKey = 'the-operator-key-of-this-trial';
  const site = await startTestSite({
    repository,
    keys: { signer: operator, trust: trustIn(...keys), opsKey },
    apiEnv: { RATE_LIMITS: 'off' },
  });
  return {
    url: site.url,
    env: {
      RELEASE_STORE: site.storeFolder,
      RELEASE_SIGNING_KEY: squadKey,
      RELEASE_PUBLIC_KEYS: keys.join('\n'),
      RELEASE_SITE: site.url,
      OPS_KEY: opsKey,
    },
    operator: { RELEASE_SIGNING_KEY: operatorKey },
    useShell: async (react) => {
      const developmentReact = react === 'development';
      const shell = await buildParts({ repository, parts: ['shell'], developmentReact });
      const { store, ledger } = site;
      const reason = `a shell for ${react}`;
      await publish({ store, ledger, parts: shell, by: 'operators', reason, admission: 'overrule' });
    },
    close: () => site.close(),
  };
}
