import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFakeSite } from '../testing/sites/fake-site';

it('cuts nothing when it is stopped under load on kept connections', async () => {
  const site = await startFakeSite();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const seen = new Map<string, number>();
  let isClosed = false;
  const ask = () =>
    new Promise<string>((resolve) => {
      const request = get({ agent, port, host: '127.0.0.1', path: '/things' }, (response) => {
        response.resume();
        response.once('end', () => resolve(String(response.statusCode)));
      });
      // Refused, or reset before it was accepted: the server has stopped, and a balancer sends the request
      // elsewhere.
      request.on('error', (error: NodeJS.ErrnoException) =>
        resolve(request.reusedSocket ? (error.code ?? error.message) : 'gone'),
      );
    });
  let reachLoad = () => {};
  const underLoad = new Promise<void>((resolve) => (reachLoad = resolve));
  const client = async () => {
    while (!isClosed) {
      const outcome = await ask();
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      if (seen.get('200') === 50) reachLoad();
      if (outcome === 'gone') return;
    }
  };
  const clients = Promise.all(Array.from({ length: 10 }, client));
  await underLoad;
  await site.app.close();
  isClosed = true;
  await clients;
  agent.destroy();
  seen.delete('gone');
  expect([...seen.keys()]).toEqual(['200']);
});

it('ends its requests before it waits for a webhook that hangs', async () => {
  const { app, notifier } = await startFakeSite({ env: { WEBHOOK_URL: 'http://127.0.0.1:9/hook' } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  let answer = () => {};
  const hanging = new Promise<void>((resolve) => (answer = resolve));
  jest.spyOn(notifier!, 'settled').mockReturnValue(hanging);
  const closing = app.close();
  await once(app.server, 'close');
  answer();
  await closing;
});
