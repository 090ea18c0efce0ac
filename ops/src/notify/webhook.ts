import { createHmac } from 'node:crypto';

/** Where changes are sent: an address that accepts Slack's JSON, and the secret that signs them. */
export interface Webhook {
  url: string;
  /** Signs each message; unset: none is signed. */
  secret?: string;
}

export interface DeliverOptions {
  attempts?: number;
  /** Milliseconds before the second attempt; doubles each time. */
  pause?: number;
  now?: () => number;
}

/**
 * Posts one message, with retries. `x-ilera-signature` is `sha256=` and the HMAC of
 * `<x-ilera-timestamp>.<body>`, by which the receiver recognises a forged or repeated message.
 * @throws when no attempt got a 2xx response
 */
export async function deliver(
  { url, secret }: Webhook,
  message: Record<string, unknown>,
  { attempts = 5, pause = 500, now = Date.now }: DeliverOptions = {},
): Promise<void> {
  const body = JSON.stringify(message);
  let problem = '';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signatureHeaders(body, secret, now()) },
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

/** The time and the signature of a body at that time. */
export function signatureHeaders(
  body: string,
  secret: string | undefined,
  at: number,
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  if (!secret) return { 'x-ilera-timestamp': timestamp };
  const value = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-ilera-timestamp': timestamp, 'x-ilera-signature': `sha256=${value}` };
}

/** WEBHOOK_URL and WEBHOOK_SECRET; says among the faults that the address is invalid. */
export function readWebhook(env: NodeJS.ProcessEnv, faults: string[] = []): Webhook | undefined {
  const url = env.WEBHOOK_URL?.trim();
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:/.test(url)) faults.push(`WEBHOOK_URL=${url}: expected https://…`);
  return { url, ...(env.WEBHOOK_SECRET ? { secret: env.WEBHOOK_SECRET } : {}) };
}
