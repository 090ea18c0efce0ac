export interface DeliverOptions {
  attempts?: number;
  /** Milliseconds before the second attempt; doubles each time. */
  pause?: number;
}

/**
 * Posts one message to an address that accepts Slack's JSON, with retries.
 * @throws when no attempt got a 2xx response
 */
export async function deliver(
  url: string,
  message: Record<string, unknown>,
  { attempts = 5, pause = 500 }: DeliverOptions = {},
): Promise<void> {
  const body = JSON.stringify(message);
  let problem = '';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      });
      if (response.ok) return;
      problem = `answered ${response.status}`;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    if (attempt < attempts)
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (attempt - 1)).unref());
  }
  throw new Error(`The webhook at ${new URL(url).host} was not reached in ${attempts} attempts: ${problem}`);
}

/** WEBHOOK_URL; says among the faults that it is no address. */
export function readWebhook(env: NodeJS.ProcessEnv, faults: string[] = []): string | undefined {
  const url = env.WEBHOOK_URL?.trim();
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:/.test(url)) faults.push(`WEBHOOK_URL=${url}: expected https://…`);
  return url;
}
