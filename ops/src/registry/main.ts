/** The registry alone: `node ops/bin/registry.mjs`. Configured by the environment (docs/configuration.md). */
import { join } from 'node:path';
import { readPort } from '../common/ports';
import { findRepository } from '../common/repository';
import { runMain, stopOnSignals } from '../common/run-main';
import { loadKeys } from './ledger/load-keys';
import { policyFile, readPolicy } from './policy';
import { registryOptions } from './open-registry';
import { createRegistry } from './http/start-registry';
import { openStore } from '../store/open-store';

void runMain(async () => {
  const { env } = process;
  const repository = findRepository();
  const policy = readPolicy(env.RELEASE_POLICY ?? join(repository, policyFile));
  const keys = loadKeys(repository, env);
  if (!keys.signer) throw new Error('RELEASE_SIGNING_KEY is not set: the registry signs every revision.');
  const app = await createRegistry(
    await openStore(repository, env.RELEASE_STORE),
    keys,
    policy,
    registryOptions(env),
  );
  const port = readPort('REGISTRY_PORT', 3200);
  await app.listen({ port, host: env.HOST || 'localhost' });
  stopOnSignals(() => app.close());
  console.log(`Registry ready at http://localhost:${port}`);
});
