import type { FastifyInstance } from 'fastify';
import type { LiveNotice } from '@ilera/contracts';
import { rollback } from '../../testing/change-store';
import { startReportedSite } from '../../testing/sites/reported-site';

describe('open tabs', () => {
  const ask = async (app: FastifyInstance, revision: number | string): Promise<LiveNotice> =>
    (await app.inject(`/_live?revision=${revision}`)).json();

  it('learn that the site moved, and that it came back to what they have', async () => {
    const { app, ledger, follower } = await startReportedSite();
    expect(await ask(app, 2)).toEqual({ revision: 2, moved: false, urgent: false });
    expect(await ask(app, 1)).toEqual({ revision: 2, moved: true, urgent: false });
    await rollback({ ledger, part: 'mf-things', by: 'ada', reason: 'x' });
    await follower.look();
    expect(await ask(app, 1)).toEqual({ revision: 3, moved: false, urgent: false });
    expect(await ask(app, 2)).toMatchObject({ moved: true });
    for (const odd of ['', 'x', '-1', '99', '1.5'])
      expect(await ask(app, odd)).toMatchObject({ moved: false, urgent: false });
  });

  it('are told to load again when a change since theirs said so', async () => {
    const { app, release } = await startReportedSite();
    await release('mf-things', '2.0.1', {}, { now: true });
    await release('mf-public', '2.0.1');
    expect(await ask(app, 2)).toEqual({ revision: 4, moved: true, urgent: true });
    expect(await ask(app, 3)).toEqual({ revision: 4, moved: true, urgent: false });
    expect((await app.inject('/_live?revision=1')).headers['cache-control']).toBe('no-store');
  });
});
