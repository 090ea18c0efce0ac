import type { FastifyInstance } from 'fastify';
import type { LiveNotice } from '@ilera/contracts';
import { startReportedSite } from '../../testing/sites/reported-site';

it('tells open tabs to load again when a change since theirs said so', async () => {
  const { app, release } = await startReportedSite();
  const ask = async (of: FastifyInstance, revision: number | string): Promise<LiveNotice> =>
    (await of.inject(`/_live?revision=${revision}`)).json();
  expect(await ask(app, 1)).toEqual({ revision: 2, urgent: false });
  await release('mf-things', '2.0.1', {}, { now: true });
  await release('mf-public', '2.0.1');
  expect(await ask(app, 2)).toEqual({ revision: 4, urgent: true });
  expect(await ask(app, 3)).toEqual({ revision: 4, urgent: false });
  for (const odd of ['', 'x', '-1', '99']) expect(await ask(app, odd)).toMatchObject({ urgent: false });
  expect((await app.inject('/_live?revision=1')).headers['cache-control']).toBe('no-store');
});
