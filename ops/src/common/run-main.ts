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
