import { wrapText } from './wrap-text';

/** Runs a command's body; a failure is one plain message and exit code 1, the stack only with DEBUG set. */
export async function runMain(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(process.env.DEBUG && error instanceof Error ? error.stack : wrapText(message));
    process.exitCode = 1;
  }
}
