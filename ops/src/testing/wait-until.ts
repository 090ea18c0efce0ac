/**
 * Waits for an effect of another process or of a timer that no event announces.
 * @param within milliseconds
 * @throws when the condition does not hold by then
 */
export async function waitUntil(condition: () => boolean | Promise<boolean>, within = 30_000): Promise<void> {
  const deadline = Date.now() + within;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not so within ${within} ms: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
