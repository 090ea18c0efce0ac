import type { Revision } from '@shared/contracts';
import { findRepository } from '../common/repository';
import { temporaryFolders } from '../testing/fake-releases';
import { openReleaseDesk } from '../testing/release-desk';
import { bringing, routeRules } from '../testing/route-rules';
import { commands } from './commands';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

/** A site with three revisions, the last one a rollback, and the commands over it. */
async function setUp() {
  const desk = openReleaseDesk(nextFolder());
  await desk.first();
  await desk.put('mf-things', '1.1.0');
  await desk.back();
  const { store, ledger } = desk;
  const run = async (name: string, args: string[] = [], options: Record<string, string | boolean> = {}) => {
    const command = await commands[name]?.();
    if (!command) throw new Error(`no command ${name}`);
    return command({ repository: findRepository(), store, ledger, args, options, tell: () => undefined });
  };
  return { ...desk, run };
}

it('status, history, at and diff say the same to programs as to people', async () => {
  const { run } = await setUp();
  const status = await run('status');
  expect(status.data).toMatchObject({
    n: 3,
    action: 'rollback',
    live: { 'mf-things': { version: '1.0.0' } },
  });
  expect(status.text).toMatch(/Revision 3, [^]*rollback, "prices are wrong"/);

  const history = await run('history', [], { count: '2' });
  expect((history.data as Revision[]).map(({ n }) => n)).toEqual([3, 2]);
  expect(history.text).toMatch(/mf-things 1\.1\.0 → 1\.0\.0[^]*mf-things 1\.0\.0 → 1\.1\.0/);

  // The clock of this desk starts at 10:00 and moves a minute at each revision.
  const at = await run('at', ['2026-11-20T10:02:30Z']);
  expect(at.data).toMatchObject({ n: 2, live: { 'mf-things': { version: '1.1.0' } } });
  expect((await run('at', ['2026-11-19T00:00Z'])).text).toContain('Nothing was published yet');

  const diff = await run('diff', ['1', '2']);
  expect(diff.data).toMatchObject({ from: { n: 1 }, to: { n: 2 } });
  expect(diff.text).toContain('mf-things 1.0.0 → 1.1.0');
  for (const { data } of [status, history, at, diff]) expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});

it('says what is wrong with a command, and what it could be', async () => {
  const { run } = await setUp();
  await expect(run('rollback', ['mf-nothing'], { reason: 'x' })).rejects.toThrow(
    /Which part\? One of: shell/,
  );
  await expect(run('publish', ['mf-nothing'])).rejects.toThrow(/No such part: mf-nothing\. There are: shell/);
  await expect(run('at', ['yesterday-ish'])).rejects.toThrow('For example: pnpm release at');
  await expect(run('diff', ['1'])).rejects.toThrow('For example: pnpm release diff');
  await expect(run('canary', ['mf-plans'])).rejects.toThrow('--percent 50');
  await expect(run('history', [], { count: 'many' })).rejects.toThrow('a whole number from 1 to 10000');
});

it('canary --force goes ahead, and without it names the flag', async () => {
  const { run, put } = await setUp();
  const page = { js: ['page.list.js'], css: [] };
  await put(
    'mf-things',
    '1.2.0',
    { canary: { percent: 50, people: [] } },
    { pages: { list: page, news: page } },
  );
  const routes = [{ path: '/news', remote: 'mf-things', page: 'news' }];
  await put('shell', '1.1.0', { canary: { percent: 10, people: [] } }, { routes });
  await expect(run('canary', ['shell'], { promote: true })).rejects.toThrow(
    'To go ahead all the same: --force',
  );
  const { data } = await run('canary', ['shell'], { promote: true, force: true });
  expect(data).toMatchObject({ forced: true, live: { shell: { version: '1.1.0' } } });
});

it('revoke --now has open tabs asked to load again (Q56)', async () => {
  const { run, put } = await setUp();
  await put('shell', '2.0.0', {}, { routeRules });
  await run('grant', ['mf-extra', '/extra/*'], { reason: 'a trial' });
  await put('mf-extra', '1.0.0', {}, bringing('/extra/hello'));
  const { data } = await run('revoke', ['mf-extra'], { reason: 'it reads what people type', now: true });
  expect(data).toMatchObject({ action: 'revoke', severity: 'now' });
});
