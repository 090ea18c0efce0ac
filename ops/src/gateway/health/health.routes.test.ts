import fastify from 'fastify';
import type { RevisionFollower } from '../revisions/revision-follower';
import { registerHealth } from './health.routes';

const follower = (n?: number) =>
  ({ current: n && { revision: { n, at: '', live: {} } }, refused: [] }) as unknown as RevisionFollower;

/** Status codes of `/_health` and `/_health/live`. */
async function codes(...[follows, checkApi]: [RevisionFollower, (() => Promise<boolean>)?]) {
  const app = fastify();
  registerHealth(app, follows, checkApi);
  const asked = ['/_health', '/_health/live'].map((url) => app.inject(url));
  return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
}

it('is ready once a revision is known, and alive before that', async () => {
  expect(await codes(follower())).toEqual([503, 200]);
  expect(await codes(follower(1))).toEqual([200, 200]);
});

it('is ready only while the API answers, where gateway and API are one site', async () => {
  expect(await codes(follower(1), async () => true)).toEqual([200, 200]);
  expect(await codes(follower(1), async () => false)).toEqual([503, 200]);
});
