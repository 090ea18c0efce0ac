import { findRepository } from '../common/repository';
import { openStore } from '../store/open-store';
import { hasCeph, startCeph, type CephServer } from '../testing/ceph-server';
import { temporaryFolders } from '../testing/fake-releases';
import { expectAllWhole, raceFifty } from '../testing/race-publishers';

const nextFolder = temporaryFolders();
const repository = findRepository();
jest.setTimeout(240_000);

const describeWithCeph = hasCeph() ? describe : describe.skip;

describeWithCeph('on a real S3 server (Ceph)', () => {
  let ceph: CephServer;
  beforeAll(async () => {
    ceph = await startCeph();
    Object.assign(process.env, ceph.env);
  });
  afterAll(() => ceph.stop());

  const open = (prefix: string) => openStore(repository, `s3://${ceph.bucket}/${prefix}`);

  it('creates an object once, reads, lists and removes', async () => {
    const store = await open('basics');
    expect(await store.putIfAbsent('revisions/1.json', Buffer.from('first'))).toBe('created');
    expect(await store.putIfAbsent('revisions/1.json', Buffer.from('second'))).toBe('exists');
    expect((await store.get('revisions/1.json'))?.toString()).toBe('first');
    expect(await store.get('revisions/2.json')).toBeUndefined();
    expect(await store.exists('revisions/2.json')).toBe(false);
    expect(await store.list('revisions/')).toEqual(['revisions/1.json']);
    await store.remove('revisions/1.json');
    expect(await store.exists('revisions/1.json')).toBe(false);
  });

  it('lets exactly one of thirty writers create a key, twenty times over', async () => {
    const store = await open('race');
    for (let round = 0; round < 20; round += 1) {
      const writers = Array.from({ length: 30 }, (_, index) => Buffer.from(`writer ${index}`));
      const outcomes = await Promise.all(
        writers.map((body) => store.putIfAbsent(`revisions/${round}.json`, body)),
      );
      const winner = outcomes.indexOf('created');
      expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
      expect((await store.get(`revisions/${round}.json`))?.toString()).toBe(`writer ${winner}`);
    }
  });

  it('fifty publishers: every revision is there, in one line, none lost', async () => {
    await raceFifty(await open('fifty'), nextFolder(), {
      ...ceph.env,
      RELEASE_STORE: `s3://${ceph.bucket}/fifty`,
    });
    await expectAllWhole(await open('fifty'));
  });
});
