import { temporaryFolders } from '../testing/fake-releases';
import { openReleaseDesk } from '../testing/release-desk';
import { publish } from './publish';
import { rollback } from './rollback';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

const names = ['shell', 'mf-public', 'mf-things'];

/**
 * A site that went from webpack's own containers (shared/runtime 2) to the federation runtime (3) in one
 * publish.
 */
async function setUp() {
  const desk = openReleaseDesk(nextFolder());
  const { store, ledger, part } = desk;
  const build = (name: string, version: string, runtime: string, federation?: string) =>
    part(name, version, {
      runtime: name === 'shell' ? runtime : `^${runtime}`,
      shared: {
        react: name === 'shell' ? '19.3.1' : '^19.0.0',
        ...(federation && {
          '@module-federation/enhanced': name === 'shell' ? federation : `^${federation}`,
        }),
      },
    });
  const put = (...parts: ReturnType<typeof build>[]) =>
    publish({ store, ledger, parts, by: 'ada', reason: 'a release' });
  await put(...names.map((name) => build(name, '1.0.0', '2.2.0')));
  return { store, ledger, build, put };
}

const change = async () => {
  const desk = await setUp();
  await desk.put(...names.map((name) => desk.build(name, '2.0.0', '3.0.0', '2.9.2')));
  return desk;
};

describe('the change to the federation runtime', () => {
  it('is published with all deployables at once, and refused one by one', async () => {
    const { put, build, ledger } = await setUp();
    await expect(put(build('mf-things', '2.0.0', '3.0.0', '2.9.2'))).rejects.toThrow(
      'mf-things 2.0.0 needs shared/runtime ^3.0.0; the shell 1.0.0 has 2.2.0.',
    );
    await expect(put(build('shell', '2.0.0', '3.0.0', '2.9.2'))).rejects.toThrow(
      'mf-things 1.0.0 needs shared/runtime ^2.2.0; the shell 2.0.0 has 3.0.0.',
    );
    expect(await put(...names.map((name) => build(name, '2.0.0', '3.0.0', '2.9.2')))).toMatchObject({ n: 2 });
    expect((await ledger.newest())?.live['mf-things']?.version).toBe('2.0.0');
  });

  it.each([
    ['mf-things', 'mf-things 1.0.0 needs shared/runtime ^2.2.0; the shell 2.0.0 has 3.0.0.'],
    ['shell', 'mf-things 2.0.0 needs shared/runtime ^3.0.0; the shell 1.0.0 has 2.2.0.'],
  ])('refuses a rollback of %s alone across it', async (part, sentence) => {
    const { store, ledger } = await change();
    await expect(
      rollback({ store, ledger, part, to: '1.0.0', by: 'ada', reason: 'it went wrong' }),
    ).rejects.toThrow(sentence);
    expect((await ledger.newest())?.live[part]?.version).toBe('2.0.0');
  });

  it('refuses a remote that is built for a newer federation runtime than the shell has', async () => {
    const { put, build } = await change();
    await expect(put(build('mf-things', '2.1.0', '3.0.0', '2.10.0'))).rejects.toThrow(
      'mf-things 2.1.0 needs @module-federation/enhanced ^2.10.0; the shell 2.0.0 provides 2.9.2.',
    );
  });
});
