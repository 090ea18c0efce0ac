import { startReleaseDesk } from '../../testing/release-desk';

describe('a canary', () => {
  it.each(['promote', 'stop', { percent: 50 }] as const)(
    'is the one that was judged, or nothing changes: %j',
    async (change) => {
      const { put, ledger, canary } = await startReleaseDesk();
      const begin = (version: string) => put('mf-things', version, { canary: { percent: 10, people: [] } });
      await begin('1.1.0');
      await begin('1.2.0');
      for (const from of ['1.1.0', '1.0.0'])
        await expect(canary(change, { from })).rejects.toThrow(
          /is not its canary\.\s+ada did this .* its canary at 1\.2\.0/,
        );
      expect((await ledger.newest())?.n).toBe(3);
      expect((await canary(change, { from: '1.2.0' })).n).toBe(4);
    },
  );

  it('never begins with the version that is live for everybody', async () => {
    const { put, ledger } = await startReleaseDesk();
    const canary = { percent: 10, people: [] };
    expect(await put('mf-things', '1.0.0', { canary })).toBeUndefined();
    await put('mf-things', '1.1.0', { canary });
    const back = await put('mf-things', '1.0.0', { canary });
    expect(back?.live['mf-things']).not.toHaveProperty('canary');
    expect((await ledger.newest())?.n).toBe(3);
  });

  it('of the fallback version that was stopped leaves it the fallback, also after a rollback', async () => {
    const { put, back, canary } = await startReleaseDesk();
    await put('mf-things', '1.1.0');
    await put('mf-things', '1.0.0', { canary: { percent: 10, people: [] } });
    const kept = { version: '1.1.0', lastGood: { version: '1.0.0' } };
    expect((await canary('stop')).live['mf-things']).toMatchObject(kept);
    await put('mf-things', '1.2.0');
    expect((await back()).live['mf-things']).toMatchObject(kept);
  });
});
