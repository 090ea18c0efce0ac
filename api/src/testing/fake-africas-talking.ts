/**
 * Africa's Talking over HTTP, as far as our adapter uses it, written from its public reference: one POST a text, 201
 * with a status for each number, 401 for a wrong key.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** What it does with numbers of certain ends, as the sandbox does. */
const statuses: Record<string, number> = { '0000': 403 };

export type FakeAfricasTalking = Awaited<ReturnType<typeof startFakeAfricasTalking>>;

/** Starts it on a free port. */
export async function startFakeAfricasTalking(apiKey: string) {
  const sent: { to: string; text: string }[] = [];
  const used = new WeakSet<object>();
  const server = createServer((request, response) => {
    // Providers close connections between two texts, whatever they said of keeping them.
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    void readText(request).then((text) => {
      const body = new URLSearchParams(text);
      const to = body.get('to') ?? '';
      const answer = (code: number, content: object | string) =>
        response
          .writeHead(code, {
            'content-type': typeof content === 'string' ? 'text/plain' : 'application/json',
          })
          .end(typeof content === 'string' ? content : JSON.stringify(content));
      if (request.url !== '/version1/messaging' || request.method !== 'POST') return answer(404, 'Not found');
      if (request.headers.apikey !== apiKey || body.get('username') !== 'ilera')
        return answer(401, 'The supplied authentication is invalid');
      if (to.endsWith('0001')) return answer(429, 'Too many requests');
      // It took the text, and its answer is lost.
      if (to.endsWith('0002')) return response.destroy();
      const statusCode = statuses[to.slice(-4)] ?? 101;
      if (statusCode === 101) sent.push({ to, text: body.get('message') ?? '' });
      return answer(201, {
        SMSMessageData: {
          Message: statusCode === 101 ? 'Sent to 1/1 Total Cost: NGN 2.2000' : 'Sent to 0/1 Total Cost: 0',
          Recipients: [
            {
              statusCode,
              number: to,
              status: statusCode === 101 ? 'Success' : 'InvalidPhoneNumber',
              cost: statusCode === 101 ? 'NGN 2.2000' : '0',
              messageId: statusCode === 101 ? `ATXid_${sent.length}` : 'None',
            },
          ],
        },
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
