import type * as BackupProbe from '../testing/probes/backup-probe';
import { loadNative } from '../testing/native';
import { describeWithPostgres } from '../testing/on-database';

describeWithPostgres('a backup of database and evidence', () => {
  it('a backup restores database and evidence after their loss, whole, and only into an empty database', async () => {
    const { backUpAndRestore } = await loadNative<typeof BackupProbe>('./probes/backup-probe.ts');
    const result = JSON.parse(await backUpAndRestore()) as Record<string, unknown>;
    expect(result.after).toEqual(result.before);
    expect(result.before).toEqual([
      expect.objectContaining({ payments: expect.any(Number), audit: expect.any(Number) }),
    ]);
    expect(result).toMatchObject({
      statusCode: 200,
      file: 'medical',
      refusal: 'The audit trail is append-only',
      again: 'The database is not empty. Restore into a new one.',
      damaged: 'The dump is not as it was written.',
    });
  }, 120_000);
});
