/** `fetch` for a command of operators, over the API of a suite instead of a socket. */
import type { Suite } from './on-database';

export const operatorFetch =
  (suite: Suite): typeof fetch =>
  async (url, options) => {
    const { status, text, file, headers } = await suite.ask({
      method: options?.method ?? 'GET',
      url: String(url),
      headers: options?.headers as Record<string, string>,
      ...(options?.body ? { body: JSON.parse(options.body as string) as unknown } : {}),
    });
    return new Response(file ? Buffer.from(file, 'base64') : text, { status, headers });
  };
