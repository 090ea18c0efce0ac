/**
 * Runs a command's body; a failure prints one message and sets exit code 1, with a stack only if DEBUG is
 * set.
 */
export async function runMain(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(process.env.DEBUG && error instanceof Error ? error.stack : message);
    process.exitCode = 1;
  }
}

/** A first signal stops in order, the database last; a second one ends the process at once. */
export function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log('Stopping …');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  watchNpm(() => {
    if (!stopping) stop();
  });
}

/** npm passes no signal on to its child processes, so its end counts as one. */
function watchNpm(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) onGone();
  }, 500).unref();
}
