import { FileStore } from '../../store/file-store';
import { revisionKey } from '../../store/release-store';
import { newFolder } from '../../testing/temporary';
import { Ledger } from './ledger';

const change = { by: 'ada', reason: 'a test', action: 'publish' as const, live: {} };

describe('the ledger', () => {
  it('lists revisions once, and then looks at what comes after the newest that it saw', async () => {
    const store = new FileStore(newFolder());
    // Put back from a snapshot, above what a backup had.
    for (const n of [1, 2, 45]) await store.putIfAbsent(revisionKey(n), Buffer.from('{}'));
    // A copy that was put back into the wrong folder is none of them.
    await store.putIfAbsent('revisions/revisions/00000099.json', Buffer.from('{}'));
    const list = jest.spyOn(store, 'list');
    const ledger = new Ledger(store);
    expect((await ledger.latest()).number).toBe(45);
    await store.putIfAbsent(revisionKey(46), Buffer.from('{}'));
    expect((await ledger.latest()).number).toBe(46);
    expect(list).toHaveBeenCalledTimes(1);
    for (const n of [45, 46]) await store.remove(revisionKey(n));
    expect((await ledger.latest()).number).toBe(2);
  });

  it.each([
    ['was not made', '', undefined],
    ['may have been made', 'silent\n  It may have been done', 2],
  ])('says of a write without an answer that it %s (R6.1)', async (_what, words, exitCode) => {
    const store = new FileStore(newFolder());
    const ledger = new Ledger(store);
    const end = await ledger.latestForAppend();
    jest.spyOn(store, 'putIfAbsent').mockRejectedValue(new Error('silent'));
    if (exitCode) jest.spyOn(store, 'get').mockRejectedValue(new Error('gone'));
    const failure = (await ledger.append(end, change).catch((error: unknown) => error)) as Error;
    expect(failure).toMatchObject({ message: expect.stringContaining(words) });
    expect((failure as { exitCode?: number }).exitCode).toBe(exitCode);
  });

  it('never lets time run backwards, whatever the clock of the machine says', async () => {
    const clock = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-20T09:00:00Z')];
    const ledger = new Ledger(new FileStore(newFolder()), { now: () => clock.shift() ?? new Date() });
    await ledger.append(await ledger.latestForAppend(), change);
    expect((await ledger.append(await ledger.latestForAppend(), change))?.at).toBe(
      '2026-11-20T10:00:00.000Z',
    );
  });
});
