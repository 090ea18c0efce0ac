import type { Revision } from '@ilera/contracts';
import { describeChange } from '../../site/change-text';
import { freeze } from '../../testing/change-store';
import { startReleaseDesk } from '../../testing/release-desk';
import { Ledger } from '../ledger/ledger';
import { LocalRegistry } from '../registry';

it('a first version is for all page loads, also as a canary', async () => {
  const { put } = await startReleaseDesk();
  const more = { canary: { percent: 10, people: [] } };
  const revision = await put('mf-extra', '1.0.0', more);
  expect(revision?.live['mf-extra']).toEqual(expect.not.objectContaining({ canary: expect.anything() }));
  expect(revision?.action).toBe('publish');
  expect((await put('mf-extra', '1.1.0', more))?.action).toBe('canary');
});

it('says whose paths the policy of its checkout changes', async () => {
  const { store } = await startReleaseDesk({
    paths: { 'mf-things': [{ prefix: '/a/*', access: ['public'] }] },
  });
  const other = new LocalRegistry(new Ledger(store, { paths: { 'mf-b': [{ prefix: '/b/*', access: [] }] } }));
  const { notes } = await other.makeChange({ action: 'freeze' }, { by: 'ada', reason: 'x' });
  expect(notes).toEqual([expect.stringContaining('the paths of mf-b, mf-things.')]);
});

it('a freeze holds after a change by a registry whose clock was a year ahead', async () => {
  let time = Date.parse('2027-11-20T10:00:00Z');
  const { ledger, put } = await startReleaseDesk({ now: () => new Date(time) });
  time = Date.parse('2026-11-20T10:00:00Z');
  await freeze({ ledger, by: 'ada', reason: 'launch', until: '2026-11-21T10:00Z' });
  await expect(put('mf-things', '1.1.0')).rejects.toThrow('FROZEN until 2026-11-21');
  expect(await ledger.newest()).toMatchObject({ n: 2, at: '2027-11-20T10:00:00.000Z' });
});

describe('a canary that runs', () => {
  it('keeps the people whom somebody added when the same publish comes again, until a change takes them out', async () => {
    const { put, canary } = await startReleaseDesk();
    const show = async (percent: number, ...people: string[]) =>
      (await put('mf-things', '1.1.0', { canary: { percent, people } }))?.live['mf-things']?.canary;
    await show(5, 'bola');
    await canary({ people: ['bola', 'ada'] });
    expect(await show(5, 'bola')).toBeUndefined();
    expect(await show(10)).toMatchObject({ percent: 10, people: ['ada', 'bola'] });
    expect(await show(10, 'chidi')).toMatchObject({ people: ['ada', 'bola', 'chidi'] });
    const { 'mf-things': fewer } = (await canary({ people: ['bola'] })).live;
    expect(fewer?.canary).toMatchObject({ percent: 10, people: ['bola'] });
  });

  it('is not ended by a colleague’s publish unless that is said', async () => {
    const { put } = await startReleaseDesk();
    await put('mf-things', '1.1.0', { canary: { percent: 30, people: [] } });
    const over = put('mf-things', '1.2.0', { by: 'bola' });
    await expect(over).rejects.toThrow(
      /a canary of mf-things runs, 1\.1\.0 for 30 % of page loads\.\s+ada did this[^]*--force/,
    );
    const replaced = await put('mf-things', '1.2.0', { by: 'bola', force: true });
    expect(replaced?.live['mf-things']?.canary).toBeUndefined();
  });

  it('gives way to the next canary, whoever begins that one, and it is said', async () => {
    const { put, ledger } = await startReleaseDesk();
    const canary = { percent: 30, people: [] };
    await put('mf-things', '1.1.0', { canary });
    const next = await put('mf-things', '1.2.0', { by: 'bola', canary });
    expect(describeChange(next as Revision, await ledger.read(2))).toEqual([
      expect.stringContaining('1.2.0 is a canary in place of 1.1.0'),
    ]);
  });

  it('is replaced by whoever began it, and promoted by publishing the same version', async () => {
    const { put } = await startReleaseDesk();
    await put('mf-things', '1.1.0', { canary: { percent: 30, people: [] } });
    await put('mf-things', '1.1.1', { canary: { percent: 30, people: [] } });
    expect((await put('mf-things', '1.1.1', { by: 'bola' }))?.live['mf-things']?.version).toBe('1.1.1');
  });
});
