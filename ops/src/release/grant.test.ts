import { pageAccess, type PageAccess, type PageLayout, type PathGrants } from '@shared/contracts';
import { temporaryFolders } from '../testing/fake-releases';
import { openReleaseDesk } from '../testing/release-desk';
import { bringing, routeRules } from '../testing/route-rules';
import { adopt } from './adopt';
import { freeze, thaw } from './freeze';
import { grant, revoke } from './grant';
import { resolveOwnRoutes } from './own-routes';
import { prune } from './prune';
import { formatHistory, formatStatus } from './report-text';
import { rollbackRevision } from './rollback-revision';
import { readRecord } from './upload';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

const extra = bringing('/extra/hello');
const given: PathGrants = { 'mf-extra': [{ prefix: '/extra/*', access: ['public', 'signed-in'] }] };

/** A site whose shell reads routes of remotes, with commands of ops. */
async function setUp() {
  const desk = openReleaseDesk(nextFolder());
  const { store, ledger, put } = desk;
  await desk.first();
  await put('shell', '2.0.0', {}, { routeRules });
  const common = { store, ledger, by: 'ops', remote: 'mf-extra' };
  const access: PageAccess[] = ['public', 'signed-in'];
  const give = (prefixes = ['/extra/*'], more: object = {}) =>
    grant({ ...common, reason: 'a trial', prefixes, access, ...more });
  const take = (more: object = {}) => revoke({ ...common, reason: 'the trial is over', ...more });
  /** The addresses that remotes bring to the site as it is now. */
  const served = async (): Promise<string[]> => {
    const { live, grants } = (await ledger.newest())!;
    const { shell, ...remotes } = Object.fromEntries(
      await Promise.all(
        Object.entries(live).map(
          async ([name, { version }]) => [name, (await readRecord(store, name, version))?.release] as const,
        ),
      ),
    );
    return resolveOwnRoutes({ shell: shell!, remotes, ...(grants && { grants }) }).routes.map(
      ({ path }) => path,
    );
  };
  return { ...desk, give, take, served };
}

it('puts a remote live that the shell never heard of, and takes it away again: nothing else changes (Q56)', async () => {
  const { ledger, put, give, take, served } = await setUp();
  const before = await ledger.newest();
  await expect(put('mf-extra', '1.0.0', {}, extra)).rejects.toThrow(
    /mf-extra 1\.0\.0 brings \/extra\/hello; it has no paths/,
  );
  const granted = await give();
  expect(granted).toMatchObject({ action: 'grant', part: 'mf-extra', grants: given, live: before?.live });
  await put('mf-extra', '1.0.0', {}, extra);
  expect(await served()).toEqual(['/extra/hello']);

  const revoked = await take();
  expect(revoked).toMatchObject({ action: 'revoke', part: 'mf-extra' });
  expect(revoked.grants).toBeUndefined();
  expect(revoked.live).toEqual(before?.live);
  expect(await served()).toEqual([]);
  await expect(put('mf-extra', '1.1.0', {}, extra)).rejects.toThrow(/it has no paths/);
});

it('stays through publishes, rollbacks, freezes and adoptions of other parts (Q56)', async () => {
  const { store, ledger, put, back, give } = await setUp();
  const { n } = await give();
  await put('mf-things', '1.1.0');
  await back();
  await freeze({ ledger, by: 'ops', reason: 'a holiday' });
  await thaw({ ledger, by: 'ops', reason: 'over' });
  expect((await ledger.newest())?.grants).toEqual(given);
  await prune({ store, ledger, days: 0, keep: 1 });
  await adopt({ ledger, n, by: 'ops', reason: 'checked' });
  expect((await ledger.newest())?.grants).toEqual(given);
});

it('gives two remotes their paths at once, and one path to one of them only (Q56)', async () => {
  const { ledger, give } = await setUp();
  await Promise.all([give(), give(['/more/*'], { remote: 'mf-more' })]);
  expect(Object.keys((await ledger.newest())?.grants ?? {}).sort()).toEqual(['mf-extra', 'mf-more']);
  const results = await Promise.allSettled(
    ['mf-one', 'mf-two'].map((remote) => give(['/same/*'], { remote })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((result) => result.status === 'rejected');
  expect(String(refused?.reason)).toMatch(/mf-(?:one|two) has \/same\/\*/);
});

it('is refused while publishing is frozen; taking away stays possible', async () => {
  const { ledger, give, take } = await setUp();
  await give();
  await freeze({ ledger, by: 'ops', reason: 'a holiday' });
  await expect(give(['/extra/*', '/more/*'])).rejects.toThrow('publishing is frozen');
  expect(await take()).toMatchObject({ action: 'revoke' });
});

it.each([
  [['/things/*'], {}, 'the shell has /things'],
  [['/account/extra/*'], {}, 'mf-public has /account/*'],
  [['/'], {}, 'a grant is written'],
  [['/api/*'], {}, 'the gateway answers there itself'],
  [['/extra/*'], { remote: 'shell' }, 'Which remote?'],
  [['/extra/*'], { remote: '../x' }, 'Which remote?'],
  [['/extra/*'], { remote: 'mf-things' }, 'says which paths mf-things has'],
  [['/extra/*'], { reason: ' ' }, 'needs --reason'],
  [[], {}, 'Which paths?'],
])('refuses %j %j: %s', async (prefixes, more, message) => {
  const { ledger, give } = await setUp();
  const before = await ledger.newest();
  await expect(give(prefixes, more)).rejects.toThrow(message);
  expect(await ledger.newest()).toEqual(before);
});

it('takes /extra and /extra/ for /extra/*, and says where nothing would change', async () => {
  const { give } = await setUp();
  expect((await give(['/extra/'])).grants).toEqual(given);
  await expect(give(['/extra'])).rejects.toThrow('Nothing to do');
});

it('refuses other paths under the feet of a live route', async () => {
  const { put, give, served } = await setUp();
  await give();
  await put('mf-extra', '1.0.0', {}, extra);
  await expect(give(['/elsewhere/*'])).rejects.toThrow('brings /extra/hello; it has /elsewhere/*');
  await give(['/extra/*', '/elsewhere/*']);
  expect(await served()).toEqual(['/extra/hello']);
});

it('refuses to take a remote away that the shell names, or that is not there', async () => {
  const { take } = await setUp();
  await expect(take({ remote: 'mf-things' })).rejects.toThrow('the shell names mf-things');
  await expect(take({ remote: 'shell' })).rejects.toThrow('the shell names shell');
  await expect(take()).rejects.toThrow('mf-extra is not there');
});

it('refuses a shell that would take the paths of a live remote, and lets another one through', async () => {
  const { put, give } = await setUp();
  await give();
  await put('mf-extra', '1.0.0', {}, extra);
  const greedy = {
    ...routeRules,
    grants: { ...routeRules.grants, 'mf-public': [{ prefix: '/extra/*', access: [] }] },
  };
  await expect(put('shell', '3.0.0', {}, { routeRules: greedy })).rejects.toThrow(
    'mf-extra cannot have /extra/*: mf-public has /extra/*',
  );
  await expect(put('shell', '3.0.1', {}, { routeRules: { ...routeRules, formats: [2] } })).rejects.toThrow(
    'in format 1; the shell 3.0.1 reads 2',
  );
  expect(await put('shell', '3.0.2', {}, { routeRules })).toMatchObject({ action: 'publish' });
});

describe('with pages that only the remote names (Q56)', () => {
  it('a rollback to a version without one makes its address 404, and is not refused', async () => {
    const { put, back, served } = await setUp();
    await put('mf-things', '1.1.0', {}, bringing('/things/new'));
    expect(await served()).toEqual(['/things/new']);
    await back();
    expect(await served()).toEqual([]);
  });

  it('a publish under an older shell is not refused, and says that they stay 404', async () => {
    const desk = openReleaseDesk(nextFolder());
    await desk.first();
    const said: string[] = [];
    const tell = (text: string) => said.push(text);
    await desk.put('mf-things', '1.1.0', { tell }, bringing('/things/new'));
    expect(said.join()).toContain('/things/new of mf-things 1.1.0 stay 404');
    said.length = 0;
    await desk.put('mf-public', '1.1.0', { tell });
    expect(said.join()).not.toContain('404');
  });

  it('a publish says what has no effect beside the shell’s line of the same page, and refuses a stricter one', async () => {
    const { put } = await setUp();
    const routes = [{ path: '/news', remote: 'mf-things', page: 'list', access: 'public' as const }];
    const rules = {
      ...routeRules,
      grants: { 'mf-things': [{ prefix: '/news/*', access: [...pageAccess] }] },
    };
    await put('shell', '2.1.0', {}, { routes, routeRules: rules });
    const said: string[] = [];
    const publishAs = (version: string, access: PageAccess, layout: PageLayout) =>
      put(
        'mf-things',
        version,
        { tell: (text) => said.push(text) },
        bringing('/news', {
          routes: [{ path: '/news', page: 'list', access, layout }],
        }),
      );
    await expect(publishAs('1.1.0', 'signed-in', 'site')).rejects.toThrow('and its line counts');
    said.length = 0;
    await publishAs('1.2.0', 'public', 'site');
    expect(said.join()).toContain('The shell names /news too');
    said.length = 0;
    await publishAs('1.3.0', 'public', 'site');
    expect(said.join()).not.toContain('/news');
    await publishAs('1.4.0', 'public', 'bare');
    expect(said.join()).toContain('layout bare');
  });

  it('a rollback of the shell to one from before is not refused, and says so', async () => {
    const { put, back, served } = await setUp();
    await put('mf-things', '1.1.0', {}, bringing('/things/new'));
    const said: string[] = [];
    await back({ part: 'shell', tell: (text) => said.push(text) });
    expect(said.join()).toContain('stay 404 until a newer one is live');
    expect(await served()).toEqual([]);
  });

  it('a grant under an older shell is refused: it would have no effect', async () => {
    const { store, ledger, first } = openReleaseDesk(nextFolder());
    await first();
    const options = { store, ledger, by: 'ops', reason: 'x', remote: 'mf-extra' };
    await expect(grant({ ...options, prefixes: ['/extra'], access: ['public'] })).rejects.toThrow(
      'older than routes of remotes',
    );
  });
});

it('is shown by status and history', async () => {
  const { ledger, give, take } = await setUp();
  await give();
  expect(formatStatus(await ledger.newest(), [])).toContain(
    'Granted: mf-extra /extra/* for public, signed-in',
  );
  await take();
  const history = formatHistory(await ledger.history(5));
  expect(history).toContain('paths of mf-extra: /extra/* for public, signed-in');
  expect(history).toContain('paths of mf-extra: none');
});

it('is not taken back by a rollback of its revision, which names the command instead', async () => {
  const { store, ledger, give } = await setUp();
  const { n } = await give();
  await expect(rollbackRevision({ store, ledger, n, by: 'ops', reason: 'x' })).rejects.toThrow(
    'pnpm release revoke mf-extra',
  );
});
