import type { LivePart, Revision } from '@shared/contracts';
import { revisionHash, type Signer } from '../keys/signing';
import { adopt } from '../release/adopt';
import { freeze } from '../release/freeze';
import { mostRecordBytes } from '../store/parse-record';
import { revisionKey } from '../store/release-store';
import { temporaryFolders } from '../testing/fake-releases';
import { openKeyDesk } from '../testing/key-desk';
import { formatRevision } from './revision-size';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

const many = (count: number, make: (index: number) => string = (index) => `v${index}`): string[] =>
  Array.from({ length: count }, (_, index) => make(index));

async function setUp() {
  const desk = await openKeyDesk(nextFolder());
  const { store, ops, as } = desk;
  /** Stores what a key signed past every command, without a space. */
  const sign = async (signer: Signer, n: number, change: (before: Revision) => Partial<Revision>) => {
    const before = (await as(ops).read(n - 1))!;
    const { signature: _signature, ...copied } = before;
    const previous = { n: before.n, hash: revisionHash(before) };
    const plain = { ...copied, n, at: new Date().toISOString(), previous, ...change(before) };
    const body = JSON.stringify({ ...plain, signature: signer.sign(plain) });
    await store.putIfAbsent(revisionKey(n), Buffer.from(body));
  };
  const withThings = (more: object) => (before: Revision) => ({
    action: 'publish' as const,
    live: { ...before.live, 'mf-things': { ...before.live['mf-things']!, ...more } },
  });
  return { ...desk, sign, withThings };
}

describe('the size of a revision (Q12a)', () => {
  it.each([
    ['bad versions', { bad: many(30_000) }],
    ['a field that nobody knows', { x: many(100_000, () => 'a') }],
    ['people of a canary', { canary: { version: '1.0.0', percent: 0, people: many(30_000) } }],
  ])('is limited for a limited key: %s', async (_what, more) => {
    const { ops, squad, as, put, sign, withThings } = await setUp();
    await sign(squad, 2, withThings(more));
    const { revision, refused } = await as(ops).latest();
    expect([revision?.n, refused[0]?.reason]).toEqual([
      1,
      expect.stringMatching(/^not permitted: it has \d+ KiB, of which a limited key may sign 256/),
    ]);
    expect(await put(as(ops), 'mf-public', '1.1.0')).toMatchObject({ n: 3, previous: { n: 1 } });
    expect((await as(ops).newest())?.n).toBe(3);
  });

  it('is no reason against a limited key where a key without limits has made it', async () => {
    const { ops, squad, as, put, sign, withThings } = await setUp();
    await sign(ops, 2, withThings({ x: many(22_000) }));
    expect((await as(ops).newest())?.n).toBe(2);
    await sign(squad, 3, () => ({ action: 'publish' }));
    expect((await as(ops).newest())?.n).toBe(3);
    await put(as(ops), 'mf-public', '1.1.0');
    expect((await as(ops).newest())?.live['mf-public']?.version).toBe('1.1.0');
  });

  it('that nobody would read is written by nobody, and an earlier revision can be adopted', async () => {
    const { store, ops, as, sign, withThings } = await setUp();
    await sign(ops, 2, withThings({ x: many(50_000, () => 'a') }));
    expect((await as(ops).newest())?.n).toBe(2);
    const change = { ledger: as(ops), by: 'ada', reason: 'x' };
    await expect(freeze(change)).rejects.toThrow(
      /nobody could read this revision\. It would have \d+ KiB, and 512 are read at most\.\s+.*adopt <n>/s,
    );
    expect(await store.exists(revisionKey(3))).toBe(false);
    await adopt({ ...change, n: 1 });
    expect(await freeze(change)).toMatchObject({ n: 4 });
    expect((await as(ops).newest())?.n).toBe(4);
  });

  it('leaves room for a hundred parts with all that is kept of them, and the passes of twenty', async () => {
    const { ops, squad, as } = await setUp();
    const hash = 'f'.repeat(64);
    const version = '1.10.10-0123456789ab';
    const names = many(100, (index) => `mf-some-part-${index}`);
    const one: LivePart = {
      version,
      digest: hash,
      lastGood: version,
      lastGoodDigest: hash,
      canary: { version, digest: hash, percent: 5, people: ['ada@ilera.example'] },
      bad: many(50, (index) => `1.9.${index}-0123456789ab`),
      revision: 12_345,
    };
    const live = { 'mf-things': one, ...Object.fromEntries(names.map((name) => [name, one])) };
    const tested = names.slice(0, 20);
    const passes = tested.map((part) => ({
      kind: 'pass' as const,
      part,
      version,
      digest: hash,
      beside: { n: 1, hash },
      versions: Object.fromEntries(names.map((name) => [name, version])),
      together: Object.fromEntries(tested.map((name) => [name, { version, digest: hash }])),
      journeys: many(20, (index) => `a journey through the site ${index}`),
      at: '2026-11-25T10:00:00.000Z',
      by: 'tester',
      signature: { key: 'f'.repeat(16), value: 'f'.repeat(88) },
    }));
    const change = { by: 'ada', reason: 'x', action: 'publish' as const };
    const written = await as(ops).append(() => ({ ...change, live, passes }));
    expect(formatRevision(written).byteLength).toBeLessThan(0.85 * mostRecordBytes);
    const next = { 'mf-things': { ...one, version: '1.11.0' } };
    await as(squad).append((before) => ({ ...change, live: { ...before?.live, ...next } }));
    expect((await as(ops).newest())?.n).toBe(3);
  });
});
