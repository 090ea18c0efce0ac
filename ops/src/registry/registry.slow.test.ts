/** @jest-environment node */
import { openS3Store } from '../store/s3-store';
import { expectAllWhole, raceFifty } from '../testing/race-publishers';
import { startS3 } from '../testing/s3-server';

jest.setTimeout(240_000);

it('fifty publishers at once in a bucket: every revision is there, in one line, none lost', async () => {
  const settings = await startS3();
  Object.assign(process.env, settings);
  const open = async () => openS3Store(settings.RELEASE_STORE);
  await raceFifty(open);
  await expectAllWhole(await open());
});
