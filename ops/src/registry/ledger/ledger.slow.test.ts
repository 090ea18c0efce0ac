import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGateway } from '../../gateway/gateway';
import { readGatewayConfig } from '../../gateway/gateway-config';
import { revisionKey } from '../../store/release-store';
import { startReleaseDesk } from '../../testing/release-desk';

/** Counts the requests to the store of each operation after a history of so many revisions. */
async function countQuestions(length: number) {
  const { folder, store, ledger, put, back } = await startReleaseDesk();
  const revision = await ledger.newest();
  // Written directly, because so many appends would take too long.
  mkdirSync(join(folder, 'store', 'revisions'), { recursive: true });
  for (let n = 2; n <= length; n += 1)
    writeFileSync(join(folder, 'store', revisionKey(n)), JSON.stringify({ ...revision, n }));

  const spies = [jest.spyOn(store, 'get'), jest.spyOn(store, 'list')];
  const asked = (): number => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const count = async (work: () => Promise<unknown>): Promise<number> => {
    const before = asked();
    await work();
    return asked() - before;
  };
  const questions = {
    publish: await count(() => put('mf-things', '1.1.0')),
    rollback: await count(() => back()),
    start: 0,
    pageLoad: 0,
  };
  const config = readGatewayConfig({});
  let gateway: Awaited<ReturnType<typeof createGateway>> | undefined;
  questions.start = await count(async () => {
    gateway = await createGateway({ store, config, pollEvery: 3_600_000 });
  });
  questions.pageLoad = await count(async () => gateway?.app.inject('/things'));
  await gateway?.app.close();
  expect((await ledger.newest())?.n).toBe(length + 2);
  return questions;
}

it('publish, rollback, start and page load ask as much among ten thousand revisions as among forty', async () => {
  const short = await countQuestions(40);
  const long = await countQuestions(10_000);
  expect(long).toEqual(short);
  process.stdout.write(`Questions to the store, 40 and 10,000 revisions alike: ${JSON.stringify(long)}\n`);
});
