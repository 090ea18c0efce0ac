import Fastify from 'fastify';
import { provideContext } from '../context/request-context';
import { createFirstCome } from './first-come';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A server whose requests do as much work as their address says, and what was done, in its order. */
async function openServer() {
  const inTurn = createFirstCome();
  const done: string[] = [];
  const app = Fastify();
  provideContext(app);
  app.get<{ Params: { name: string; works: string } }>('/:name/:works', async ({ params }) => {
    for (let work = 0; work < Number(params.works); work += 1)
      await inTurn(() => turn().then(() => void done.push(params.name)));
    return {};
  });
  await app.ready();
  return { app, inTurn, done };
}

it('works for the request that came first, although it asks again while others wait', async () => {
  const { app, done } = await openServer();
  await Promise.all(['/first/5', '/second/5', '/third/1', '/fourth/1'].map((url) => app.inject(url)));
  const ends = ['first', 'second', 'third', 'fourth'].map((name) => done.lastIndexOf(name));
  expect(ends).toEqual([...ends].sort((one, other) => one - other));
  await app.close();
});

it('does one work at a time, and the next after one that failed', async () => {
  const { app, inTurn } = await openServer();
  let running = 0;
  const work = async () => {
    running += 1;
    await turn();
    expect(running).toBe(1);
    running -= 1;
  };
  const fail = () => Promise.reject(new Error('refused'));
  const ended = await Promise.allSettled([inTurn(work), inTurn(fail), inTurn(work), inTurn(work)]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  await app.close();
});
