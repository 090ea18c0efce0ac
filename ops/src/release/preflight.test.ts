import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayNotes, readGatewayNotes } from '../ledger/gateway-notes';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { openKeyDesk } from '../testing/key-desk';
import { changeCanary } from './canary';
import { revoke } from './grant';
import { publishPreview } from './preview';
import { rollback } from './rollback';
import { rollbackRevision } from './rollback-revision';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

/** A site with two versions of one part, and what anybody with the bucket can put beside gateways' notes. */
async function setUp() {
  const desk = await openKeyDesk(nextFolder());
  const { store, as, ops, put } = desk;
  const ledger = as(ops);
  await put(ledger, 'mf-things', '1.1.0');
  const plant = (note: object | null) =>
    store.putIfAbsent(`${gatewayNotes}planted.json`, Buffer.from(JSON.stringify(note)));
  const said: string[] = [];
  const by = { store, ledger, by: 'ada', reason: 'x', tell: (line: string) => void said.push(line) };
  return { ...desk, ledger, plant, said, by };
}

const now = () => new Date().toISOString();
const plain = () => ({ name: 'gw-7', at: now(), refused: [] });

describe('a planted note of a gateway (Q12e)', () => {
  it.each<[string, () => object | null]>([
    ['is dated ahead', () => ({ ...plain(), at: '2099-01-01T00:00:00.000Z', keys: ['000000000000'] })],
    ['is dated never', () => ({ ...plain(), at: 'now', keys: ['000000000000'] })],
    ['has a number for keys', () => ({ ...plain(), keys: 7 })],
    ['has numbers as keys', () => ({ ...plain(), keys: [7] })],
    ['has nothing refused', () => ({ ...plain(), refused: [null], keys: [] })],
    ['has a word for a revision', () => ({ ...plain(), revision: { n: 'x', hash: 'x' } })],
    ['has a name for a terminal', () => ({ ...plain(), name: 'gw\u001b[2J', keys: [] })],
    ['is nothing', () => null],
  ])('counts as absent where it %s', async (_, note) => {
    const { store, plant, ledger, put, by, said } = await setUp();
    await plant(note());
    expect(await readGatewayNotes(store)).toEqual([]);
    expect(await put(ledger, 'mf-things', '1.2.0')).toMatchObject({ n: 3 });
    expect(await rollback({ ...by, part: 'mf-things' })).toMatchObject({ n: 4 });
    expect(said).toEqual([]);
  });

  it('may have a name that is no key, which no command reads', async () => {
    const { store, ledger, put } = await setUp();
    mkdirSync(join(store.description, gatewayNotes));
    writeFileSync(join(store.description, gatewayNotes, 'a b'), '{}');
    expect(await put(ledger, 'mf-things', '1.2.0')).toMatchObject({ n: 3 });
  });

  it.each<[string, object, RegExp]>([
    ['other keys', { keys: ['000000000000'] }, /gw-7 believes signed revisions only[^]*: 000000000000/],
    ['another history', { revision: { n: 999, hash: 'x' } }, /gw-7 serves a revision 999 that/],
  ])(
    'with %s stops no command that takes back, which says it; what brings something new takes --force',
    async (_, claim, words) => {
      const { store, folder, plant, ledger, put, by, said } = await setUp();
      await put(ledger, 'mf-things', '1.2.0', { canary: { percent: 10, people: [] } });
      await plant({ ...plain(), ...claim });
      const things = { ...by, part: 'mf-things' };
      for (const change of [{ percent: 50 }, 'promote'] as const)
        await expect(changeCanary({ ...things, change })).rejects.toThrow(words);
      expect(await changeCanary({ ...things, change: { percent: 50 }, force: true })).toMatchObject({ n: 4 });
      expect(await changeCanary({ ...things, change: 'stop' })).toMatchObject({ n: 5 });
      expect(await rollback(things)).toMatchObject({ n: 6 });
      expect(await rollbackRevision({ ...by, n: 6, force: true })).toMatchObject({ n: 7 });
      await expect(revoke({ ...by, remote: 'mf-extra' })).rejects.toThrow('mf-extra is not there');
      await expect(put(ledger, 'mf-things', '1.3.0')).rejects.toThrow(
        /remove it, and find out who[^]*To go ahead all the same: --force/,
      );
      const parts = [makePart(folder, 'mf-things', '1.3.0')];
      expect(await publishPreview({ ...by, parts, branch: 'x', days: 1 })).toMatchObject({ by: 'ada' });
      expect(await put(ledger, 'mf-things', '1.3.0', { admission: 'overrule' })).toMatchObject({ n: 8 });
      const warnings = said.filter((line) => line.startsWith('Warning: '));
      for (const line of warnings) {
        expect(line).toMatch(words);
        expect(line).toContain(`somebody else wrote gateways/planted.json in ${store.description}`);
      }
      expect(warnings).toHaveLength(6);
    },
  );
});
