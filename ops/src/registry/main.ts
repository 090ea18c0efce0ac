/** The registry alone: `node ops/bin/registry.mjs`. Configured by the environment (docs/configuration.md). */
import { join } from 'node:path';
import { readEnvironment } from '@ilera/contracts/environment';
import { findRepository } from '../common/repository';
import { runMain, stopOnSignals } from '../common/run-main';
import { makesKeys } from './ledger/load-keys';
import { policyFile, readPolicy } from './policy';
import { openLocalRegistry } from './open-registry';
import { createRegistry } from './http/start-registry';

void runMain(async () => {
  const { env } = process;
  const repository = findRepository();
  const environment = readEnvironment(env);
  const port = environment.port('REGISTRY_PORT', 3200);
  if (!makesKeys(env))
    for (const [name, use] of [
      ['RELEASE_SIGNING_KEY', 'signs every revision'],
      ['RELEASE_PUBLIC_KEYS', 'trusts revisions by these keys, its own among them'],
    ] as const)
      if (!environment.optional(name)) environment.faults.push(`${name} is needed: the registry ${use}`);
  const policy = readPolicy(env.RELEASE_POLICY ?? join(repository, policyFile));
  const registry = await openLocalRegistry(repository, env, { environment, policy });
  const app = await createRegistry(registry, policy);
  await app.listen({ port, host: environment.text('HOST', 'localhost') });
  stopOnSignals(() => app.close());
  console.log(`Registry ready at http://localhost:${port}`);
});
