/** `tsx api/src/main.ts`: the API as a process of its own. */
import { ConfigError } from './config/read-config';
import { startApi } from './start-api';

try {
  const api = await startApi();
  console.log(`API ready at ${api.url}`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    api.close().then(
      () => process.exit(0),
      (error: Error) => {
        console.error('The API did not stop cleanly:', error.message);
        process.exit(1);
      },
    );
    // A client that never ends its request must not keep us for ever.
    setTimeout(() => process.exit(1), 20_000).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
