import { makePart, temporaryFolders } from '../../testing/fake-releases';
import { startFakeSite } from '../../testing/fake-site';
import { bringing, routeRules } from '../../testing/route-rules';
import { grant } from '../../release/grant';
import { publish } from '../../release/publish';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(300_000);

it('a visit fetches the same files however many remotes are live, and each adds little to the document (Q67)', async () => {
  const folder = nextFolder();
  const { store, ledger, gateway } = await startFakeSite(folder, { pollEvery: 3_600_000 });
  const by = { store, ledger, by: 'ada', reason: 'growth' };
  await publish({ ...by, parts: [makePart(folder, 'shell', '2.0.0', { routeRules })] });
  const visit = async (path: string) => {
    await gateway.follower.look();
    const { body, statusCode } = await gateway.app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(200);
    const head = body.slice(0, body.indexOf('</head>'));
    return { files: [...head.matchAll(/(?:href|src)="(\/assets[^"]+)"/g)].map(([, url]) => url), body };
  };
  const before = await visit('/');
  const names = Array.from({ length: 8 }, (_, index) => `mf-more-${index}`);
  for (const remote of names) await grant({ ...by, remote, prefixes: [`/${remote}/*`], access: ['public'] });
  await publish({ ...by, parts: names.map((name) => makePart(folder, name, '1.0.0', bringing(`/${name}`))) });
  const after = await visit('/');
  expect(before.files.length).toBeGreaterThan(2);
  expect(after.files).toEqual(before.files);
  // Bytes before compression: version, entry with its hash, pages, and an address.
  const each = (after.body.length - before.body.length) / names.length;
  expect(each).toBeLessThan(600);
  expect((await visit('/mf-more-7')).files).not.toEqual(before.files);
  await gateway.close();
});
