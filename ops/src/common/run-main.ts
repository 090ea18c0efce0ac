/** Runs the body of a command. A failure prints its message, or its stack where DEBUG is set, and sets its exit code, or 1. */
export async function runMain(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(process.env.DEBUG && error instanceof Error ? error.stack : message);
    process.exitCode = (error as { exitCode?: number } | undefined)?.exitCode ?? 1;
  }
}

/** Closes the process on the first signal, and ends it at once on the second. */
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

/** Watches for the end of npm, which passes no signal on to its child processes. */
function watchNpm(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) onGone();
  }, 500).unref();
}
