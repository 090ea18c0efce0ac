import { rollback } from '../../registry/rollback';
import { temporaryFolders } from '../../testing/fake-releases';
import { startReportedSite } from '../../testing/reported-site';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);
const setUp = (env: NodeJS.ProcessEnv = {}) => startReportedSite(nextFolder(), env);

describe('pausing by itself', () => {
  it('rolls back to the last good version when enough different visitors reported failures', async () => {
    const { fail, visit, settle, follower, gateway, events } = await setUp();
    await visit(5);
    for (const visitor of [1, 2, 3, 4]) await fail(visitor);
    await settle();
    expect(follower.current?.revision.n).toBe(2);
    await fail(5);
    await settle();
    expect(follower.current?.revision).toMatchObject({
      n: 3,
      action: 'pause',
      by: 'gateway',
      part: 'mf-things',
      live: { 'mf-things': { version: '1.0.0' } },
    });
    expect(events).toMatchObject([{ type: 'paused', part: 'mf-things', version: '2.0.0', revision: 3 }]);
    await fail(6);
    await settle();
    expect(follower.current?.revision.n).toBe(3);
    await gateway.close();
  });

  it('does nothing for a few bad networks among many good visits', async () => {
    const { fail, visit, settle, follower, gateway } = await setUp();
    await visit(200);
    for (const visitor of [1, 2, 3, 4, 5, 6]) await fail(visitor, { kind: 'render' });
    await settle();
    expect(follower.current?.revision.n).toBe(2);
    await gateway.close();
  });

  it('counts loads and failures over the same minutes, however long a version has been live', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const { fail, visit, settle, follower, gateway } = await setUp();
    await visit(400);
    now.mockReturnValue(Date.now() + 30 * 60_000);
    for (const visitor of [1, 2, 3, 4, 5]) await fail(visitor, { kind: 'render' });
    await settle();
    expect(follower.current?.revision).toMatchObject({ n: 3, action: 'pause' });
    now.mockRestore();
    await gateway.close();
  });

  it('blames the network where the files are as published and most visits are well', async () => {
    const { fail, visit, settle, follower, events, gateway } = await setUp();
    await visit(40);
    for (const visitor of [1, 2, 3, 4, 5, 6]) await fail(visitor);
    await settle();
    expect(follower.current?.revision.n).toBe(2);
    expect(events).toMatchObject([{ type: 'pause-withheld', part: 'mf-things' }]);
    expect(events[0]?.text).toContain('its files are as published');
    await gateway.close();
  });

  it('names the damaged file that it found', async () => {
    const { fail, visit, settle, store, follower, gateway } = await setUp();
    await visit(40);
    await store.put('artefacts/mf-things/2.0.0/remote.js', Buffer.from('cut off'));
    for (const visitor of [1, 2, 3, 4, 5]) await fail(visitor);
    await settle();
    expect(follower.current?.revision).toMatchObject({ n: 3, action: 'pause' });
    expect(follower.current?.revision.reason).toContain('remote.js of mf-things 2.0.0 is damaged');
    await gateway.close();
  });

  it('pauses a part once an hour, then tells a person', async () => {
    const { fail, settle, release, follower, events, gateway } = await setUp();
    for (const visitor of [1, 2, 3, 4, 5]) await fail(visitor, { kind: 'render' });
    await settle();
    await release('mf-things', '2.0.1');
    await follower.look();
    for (const visitor of [1, 2, 3, 4, 5, 6, 7]) await fail(visitor, { kind: 'render', version: '2.0.1' });
    await settle();
    expect(follower.current?.revision).toMatchObject({ n: 4, live: { 'mf-things': { version: '2.0.1' } } });
    expect(events.map(({ type }) => type)).toEqual(['paused', 'pause-withheld']);
    expect(events[1]?.text).toContain('within the last hour already: a person must decide');
    await gateway.close();
  });

  it('can be turned off', async () => {
    const { fail, settle, follower, gateway } = await setUp({ AUTO_PAUSE_VISITORS: '0' });
    for (const visitor of [1, 2, 3, 4, 5, 6]) await fail(visitor);
    await settle();
    expect(follower.current?.revision.n).toBe(2);
    await gateway.close();
  });

  it('rolls back a failing version once when two gateways notice it together', async () => {
    const { store, ledger, gateway } = await setUp();
    const take = () =>
      rollback({
        store,
        ledger,
        part: 'mf-things',
        from: '2.0.0',
        by: 'gateway',
        action: 'pause',
        reason: 'x',
      });
    const outcomes = await Promise.allSettled([take(), take(), take()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await ledger.newest())?.live['mf-things']?.version).toBe('1.0.0');
    await gateway.close();
  });
});
