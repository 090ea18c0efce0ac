import { findRepository } from '../../common/repository';
import { openStore } from '../../store/open-store';
import { hasCeph, startCeph, type CephServer } from '../../testing/ceph-server';
import { temporaryFolders } from '../../testing/fake-releases';
import { expectAllWhole, raceFifty } from '../../testing/race-publishers';

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

  it('fifty publishers: every revision is there, in one line, none lost', async () => {
    await raceFifty(() => open('fifty'), nextFolder());
    await expectAllWhole(await open('fifty'));
  });
});
