import fastify from 'fastify';
import type { Composition } from '../revisions/composition';
import type { RevisionFollower } from '../revisions/revision-follower';
import type { FileCheck } from '../assets/file-check';
import { health } from './health.routes';

/** Status codes of `/_health` and `/_health/live`. @param n of the revision that is served */
async function codes(n?: number, checkApi?: () => Promise<boolean>) {
  const app = fastify();
  app.decorate('follower', { refused: [] } as unknown as RevisionFollower);
  app.decorate('files', { damaged: [] } as unknown as FileCheck);
  app.decorate(
    'shown',
    async () =>
      (n ? { revision: { n, at: '', live: {} }, remotes: {} } : undefined) as Composition | undefined,
  );
  app.decorate('checkApi', checkApi);
  await app.register(health);
  const asked = ['/_health', '/_health/live'].map((url) => app.inject(url));
  return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
}

it('is ready once a revision is known, and alive before that', async () => {
  expect(await codes()).toEqual([503, 200]);
  expect(await codes(1)).toEqual([200, 200]);
});

it('is ready only while the API answers, where gateway and API are one site', async () => {
  expect(await codes(1, async () => true)).toEqual([200, 200]);
  expect(await codes(1, async () => false)).toEqual([503, 200]);
});
