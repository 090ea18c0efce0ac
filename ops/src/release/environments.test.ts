import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openLedger } from '../ledger/open-ledger';
import { FileStore } from '../store/file-store';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { makeSigner, trustIn } from '../testing/signing-keys';
import { openLocalLedger } from './open-local-ledger';
import { publish } from './publish';

const nextFolder = temporaryFolders();
const { env } = process;
afterEach(() => (process.env = env));

/** Runs with these variables and no others of the release command. */
function withVariables(variables: Record<string, string>): void {
  const others = Object.entries(env).filter(([name]) => !/^(?:RELEASE|OPS|AWS|S3)_/.test(name));
  process.env = { ...Object.fromEntries(others), ...variables } as NodeJS.ProcessEnv;
}

it('believes the keys of each environment in that environment only (Q75)', async () => {
  const folder = nextFolder();
  const [ops, staging] = [makeSigner(), makeSigner()];
  const stores = { staging: join(folder, 'staging'), production: join(folder, 'production') };
  for (const location of Object.values(stores)) {
    const store = new FileStore(location);
    const ledger = openLedger(store, { signer: staging, trust: trustIn(staging) });
    const parts = ['shell', 'mf-public', 'mf-things'].map((name) => makePart(folder, name, '1.0.0'));
    await publish({ store, ledger, parts, by: 'ada', reason: 'first' });
  }
  const variables = {
    RELEASE_STORE_STAGING: stores.staging,
    RELEASE_STORE_PRODUCTION: stores.production,
    RELEASE_PUBLIC_KEYS: ops.publicPem,
  };
  const newest = async (environment: string) =>
    (await openLocalLedger(undefined, false, environment)).ledger.newest();
  withVariables(variables);
  await expect(newest('staging')).rejects.toThrow('not trusted');
  withVariables({ ...variables, RELEASE_PUBLIC_KEYS_STAGING: staging.publicPem });
  expect(await newest('staging')).toMatchObject({ n: 1 });
  await expect(newest('production')).rejects.toThrow('not trusted');
});

it('makes no keys by itself for the bucket of an environment, in a checkout too', async () => {
  const checkout = nextFolder();
  withVariables({ RELEASE_STORE_PRODUCTION: 's3://bucket/site' });
  const { ledger } = await openLocalLedger(checkout, false, 'production');
  expect([ledger.signer, ledger.trust]).toEqual([undefined, undefined]);
  expect(existsSync(join(checkout, '.local'))).toBe(false);
});
