import { makePart, temporaryFolders } from '../../testing/fake-releases';
import { startFakeSite } from '../../testing/sites/fake-site';
import { bringing } from '../../testing/route-rules';
import { publish } from '../../testing/publish';

const nextFolder = temporaryFolders();
jest.setTimeout(300_000);

it('a visit fetches the same files, in a document of the same size, however many remotes are live', async () => {
  const folder = nextFolder();
  const { ledger, paths, gateway } = await startFakeSite(folder, { pollEvery: 3_600_000 });
  const by = { ledger, by: 'ada', reason: 'growth' };
  const visit = async (path: string) => {
    await gateway.follower.look();
    const { body, statusCode } = await gateway.app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(200);
    const head = body.slice(0, body.indexOf('</head>'));
    return { files: [...head.matchAll(/(?:href|src)="(\/assets[^"]+)"/g)].map(([, url]) => url), body };
  };
  const add = async (...numbers: number[]) => {
    const names = numbers.map((number) => `mf-more-${number}`);
    for (const remote of names) paths[remote] = [{ prefix: `/${remote}/*`, access: ['public'] }];
    const parts = names.map((name) => makePart(folder, name, '1.0.0', bringing(`/${name}`)));
    await publish({ ...by, parts });
  };
  await add(1);
  const before = await visit('/');
  await add(2, 3, 4, 5, 6, 7, 8);
  const after = await visit('/');
  expect(before.files.length).toBeGreaterThan(2);
  expect(after.files).toEqual(before.files);
  // The number of the revision is longer, in the state, the support code and the address of the others.
  expect(after.body.length - before.body.length).toBeLessThanOrEqual(3);
  expect((await visit('/mf-more-7')).files).not.toEqual(before.files);
});
