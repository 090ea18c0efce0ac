/** A gateway alone: `node ops/bin/gateway.mjs`. Configured by the environment (docs/configuration.md). */
import { pino } from 'pino';
import { findRepository } from '../common/repository';
import { runMain, stopOnSignals } from '../common/run-main';
import { assertProductionTrust, loadKeys } from '../registry/ledger/load-keys';
import { readPort } from '../common/ports';
import { openStore } from '../store/open-store';
import { createGateway } from './gateway';
import { readGatewayConfig } from './gateway-config';

void runMain(async () => {
  const { env } = process;
  const repository = findRepository();
  const config = readGatewayConfig(env, env.API_UPSTREAM);
  const store = await openStore(repository, env.RELEASE_STORE);
  const keys = loadKeys(repository, env);
  assertProductionTrust(keys, env);
  const gateway = await createGateway({
    store,
    config,
    keys,
    log: pino({ name: 'gateway', level: env.LOG_LEVEL || 'info' }),
  });
  const port = readPort('SITE_PORT', 3000);
  await gateway.app.listen({ port, host: env.HOST || 'localhost' });
  stopOnSignals(gateway.close);
  const revision = gateway.follower.current?.revision.n;
  console.log(
    `Gateway ready at http://localhost:${port}${revision ? `, revision ${revision}` : ', waiting for a first revision'}`,
  );
});
