import { temporaryFolders } from '../testing/fake-releases';
import { openReleaseDesk } from '../testing/release-desk';
import { publish, type PublishOptions } from './publish';
import { recordPass } from './skew';
import { readRecord } from './upload';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

/** A site whose shell has a shared/runtime, with helpers that publish as the command does. */
async function setUp() {
  const desk = openReleaseDesk(nextFolder());
  const { part, store, ledger } = desk;
  await desk.first();
  const asked = { askForSkew: true };
  const shell = (version: string, runtime: string, more: Partial<PublishOptions> = {}) => {
    const parts = [part('shell', version, { runtimeSources: runtime })];
    return publish({ store, ledger, parts, by: 'ada', reason: 'a shell', ...asked, ...more });
  };
  const pass = async (shellVersion: string, ...remotes: [string, string][]) => {
    const provided = await readRecord(store, 'shell', shellVersion);
    for (const [name, version] of remotes) {
      const tried = await readRecord(store, name, version);
      if (!provided || !tried) throw new Error('not published');
      await recordPass(store, { shell: provided.release, remote: tried.release });
    }
  };
  await shell('1.1.0', 'the runtime', { askForSkew: false });
  return { ...desk, asked, shell, pass };
}

const ready: [string, string][] = [
  ['mf-public', '1.0.0'],
  ['mf-things', '1.0.0'],
];

describe('the admission check and shared/runtime', () => {
  it('asks nothing of a first publish, nor of a shell with the same runtime', async () => {
    const { shell, put, asked } = await setUp();
    const { store, ledger, part } = openReleaseDesk(nextFolder());
    const parts = ['shell', 'mf-public', 'mf-things'].map((name) => part(name, '1.0.0'));
    const first = await publish({ store, ledger, parts, by: 'ada', reason: 'first', ...asked });
    expect(first).toMatchObject({ n: 1 });
    expect(await shell('1.2.0', 'the runtime')).toMatchObject({ n: 3 });
    expect(await put('mf-things', '1.1.0', asked)).toMatchObject({ n: 4 });
  });

  it('refuses another runtime until every live remote was tried with it', async () => {
    const { shell, pass, ledger } = await setUp();
    await expect(shell('1.2.0', 'another')).rejects.toThrow(
      /mf-public 1\.0\.0 was never tried with the shared\/runtime of the shell 1\.2\.0[^]*pnpm e2e:skew[^]*mf-things/,
    );
    const [first, second] = ready;
    await pass('1.2.0', first as [string, string]);
    await expect(shell('1.2.0', 'another')).rejects.toThrow('mf-things 1.0.0 was never tried');
    expect(await ledger.newestNumber()).toBe(2);
    await pass('1.2.0', second as [string, string]);
    expect(await shell('1.2.0', 'another')).toMatchObject({ n: 3 });
  });

  it('takes a pass for another shell with the very same runtime', async () => {
    const { shell, pass } = await setUp();
    await expect(shell('1.2.0', 'another')).rejects.toThrow('never tried');
    await pass('1.2.0', ...ready);
    expect(await shell('1.2.1', 'another')).toMatchObject({ n: 3 });
  });

  it('asks for a remote that needs another runtime than its live version', async () => {
    const { put, asked, pass } = await setUp();
    const needs = { runtime: '^1.0.0 || ^2.0.0' };
    await expect(put('mf-things', '1.1.0', asked, needs)).rejects.toThrow('mf-things 1.1.0 was never tried');
    await pass('1.1.0', ['mf-things', '1.1.0']);
    expect(await put('mf-things', '1.1.0', asked, needs)).toMatchObject({ n: 3 });
  });

  it('asks for a canary too, and for a remote that went live since the shell was tried', async () => {
    const { shell, pass, put } = await setUp();
    const canary = { canary: { percent: 10, people: [] } };
    await expect(shell('1.2.0', 'another', canary)).rejects.toThrow('never tried');
    await pass('1.2.0', ...ready);
    await put('mf-things', '1.1.0');
    await expect(shell('1.2.0', 'another')).rejects.toThrow('mf-things 1.1.0 was never tried');
  });

  it('goes ahead when forced, and the history says so', async () => {
    const { shell } = await setUp();
    expect(await shell('1.2.0', 'another', { admission: 'overrule' })).toMatchObject({ n: 3, forced: true });
  });

  it('never prevents a rollback', async () => {
    const { shell, back, asked } = await setUp();
    await shell('1.2.0', 'another', { ...asked, admission: 'overrule' });
    expect(await back({ part: 'shell' })).toMatchObject({ live: { shell: { version: '1.1.0' } } });
  });
});
