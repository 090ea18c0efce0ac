/** A gateway alone: `node ops/bin/gateway.mjs`. Configured by the environment (docs/configuration.md). */
import { pino } from 'pino';
import { findRepository } from '../common/repository';
import { runMain, stopOnSignals } from '../common/run-main';
import { loadKeys } from '../registry/ledger/load-keys';
import { openStore } from '../store/open-store';
import { createGateway } from './gateway';
import { readGatewayConfig } from './gateway-config';

void runMain(async () => {
  const { env } = process;
  const repository = findRepository();
  const config = readGatewayConfig(env);
  const store = await openStore(repository, env.RELEASE_STORE);
  const keys = loadKeys(repository, env);
  const { app, follower } = await createGateway({
    store,
    config,
    keys,
    log: pino({ name: 'gateway', level: env.LOG_LEVEL || 'info' }),
  });
  const { port, host } = config;
  await app.listen({ port, host });
  stopOnSignals(() => app.close());
  // Starts the process that renders pages before the first visitor comes.
  void app.inject({ url: '/', headers: { accept: 'text/html' } });
  const revision = follower.current?.revision.n;
  console.log(
    `Gateway ready at http://localhost:${port}${revision ? `, revision ${revision}` : ', waiting for a first revision'}`,
  );
});
