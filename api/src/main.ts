/** The API as a process of its own, started by `api/bin/start.mjs`. */
import { ConfigError } from '@ilera/contracts/environment';
import { FolderInUse } from './db/lock-folder';
import { startApi } from './start-api';

try {
  const api = await startApi();
  console.log(`API ready at ${api.url}`);
  // For `npm start`, which starts this process.
  process.send?.({ url: api.url });
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
    // A client that never ends its request must not keep the process alive.
    setTimeout(() => process.exit(1), 20_000).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  // Exit code 2 stands for a fault that is explained in words, without a stack.
  const words = describeStartFault(error);
  console.error(words ?? error);
  process.exit(words ? 2 : 1);
}

/** Explains a fault of configuration, folder or port; undefined for other errors. */
function describeStartFault(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  const { code, port, cause } = error as { code?: string; port?: number; cause?: { code?: string } };
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Set API_PORT to another one.`;
  // "duplicate_table": until 1.0.0 the first migration changes, and an older database cannot follow.
  if (cause?.code === '42P07')
    return 'The database was made by another state of this checkout. Remove it (locally the folder DATABASE_DIR, .local/db) or name another one; it is made and filled anew.';
  return undefined;
}
