/** Milliseconds, shorter than a test's own limit, so that what is waited for is named. */
const limit = 100_000;

/**
 * Waits for an effect of another process or of a timer that no event announces.
 * @throws when the condition never holds
 */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + limit;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not so within ${limit} ms: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
