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
