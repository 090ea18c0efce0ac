import { publish } from '../testing/change-store';
import { opsKey, rollbackForm, startConsoleSite } from '../testing/sites/console-site';
import { readText } from '../testing/sites/fake-visitor';
import { makeKeys } from '../testing/signing-keys';

const readKey = (page: string): string => /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';

describe('a change in the ops console', () => {
  it('rolls back with a reason, under the operator’s name, and the next page load has it', async () => {
    const { app, post, change, cookie, ledger } = await startConsoleSite();
    for (const wrong of [{ reason: ' ' }, { from: '' }])
      expect((await post('/ops/rollback', { ...rollbackForm, ...wrong }, { cookie })).statusCode).toBe(409);
    const done = await change('/ops/rollback', rollbackForm, cookie);
    expect(done).toContain('Done, revision 3: mf-things is back at 1.0.0; it was at 1.1.0.');
    const newest = await ledger.newest();
    expect(newest).toMatchObject({ by: 'Ngozi', action: 'rollback', reason: 'wrong' });
    expect(newest).not.toHaveProperty('urgent');
    expect((await app.inject('/things')).body).toContain('/assets/mf-things/1.0.0/remote.js');
  });

  it('goes further back each time that it is pressed, although the part was rolled back just now', async () => {
    const { release, see, change, cookie, ledger } = await startConsoleSite();
    await release('mf-things', '1.2.0');
    for (const version of ['1.1.0', '1.0.0']) {
      const asked = await see('/ops/confirm/rollback?part=mf-things', cookie);
      const fields = [...asked.matchAll(/name="(part|from|to)" value="(.+?)"/g)].map(([, ...field]) => field);
      expect(asked).toContain(`Roll back to ${version}`);
      await change('/ops/rollback', { ...Object.fromEntries(fields), reason: 'wrong' }, cookie);
      expect((await ledger.newest())?.live['mf-things']?.version).toBe(version);
    }
  });

  it('asks open tabs to load again where the operator says that the code does harm', async () => {
    const { app, change, cookie } = await startConsoleSite();
    await change('/ops/rollback', { ...rollbackForm, now: 'yes' }, cookie);
    expect((await app.inject('/_live?revision=2')).json()).toMatchObject({ urgent: true });
  });

  it('says before a rollback what would not work any more, and goes ahead only where that is overruled', async () => {
    const { see, post, change, cookie, ledger, part } = await startConsoleSite();
    const routes = [{ path: '/x', remote: 'mf-things', page: 'new' }];
    const parts = [
      part('shell', '2.0.0', { routes }),
      part('mf-things', '2.0.0', { pages: { new: { js: [], css: [] } } }),
    ];
    await publish({ ledger, parts, by: 'ada', reason: 'a new page' });
    const asked = await see('/ops/confirm/rollback?part=mf-things', cookie);
    expect(readText(asked)).toContain('mf-things is back at 1.1.0; it was at 2.0.0.');
    expect(readText(asked)).toMatch(/Something would not work any more: ✗ The site map shows page "new"/);
    expect(asked).toContain('name="force"');
    expect(await ledger.newestNumber()).toBe(3);
    const fields = { ...rollbackForm, from: '2.0.0', to: '1.1.0' };
    expect((await post('/ops/rollback', fields, { cookie })).statusCode).toBe(409);
    await change('/ops/rollback', { ...fields, force: 'yes' }, cookie);
    expect(await ledger.newest()).toMatchObject({ n: 4, forced: true });
  });

  it('rolls back once for a double click: both clicks lead to what the first one did', async () => {
    const { post, see, cookie, ledger } = await startConsoleSite();
    const key = readKey(await see('/ops/confirm/rollback?part=mf-things', cookie));
    const click = (more = {}) => post('/ops/rollback', { ...rollbackForm, key, ...more }, { cookie });
    const responses = [...(await Promise.all([click(), click()])), await click()];
    expect(responses.map(({ headers }) => headers.location)).toEqual(Array(3).fill('/ops?done=3'));
    // What is typed into the form of a page that was left is no second click.
    expect((await click({ reason: 'another' })).statusCode).toBe(409);
    expect(await ledger.newestNumber()).toBe(3);
  });

  it('rolls back once for two people who see the same page, and tells the second who was first (R6.4)', async () => {
    const { post, signIn, ledger } = await startConsoleSite();
    const [ngozi, bola] = [await signIn(), await signIn(opsKey, 'Bola')];
    const responses = await Promise.all(
      [ngozi, bola].map(({ cookie }) => post('/ops/rollback', rollbackForm, { cookie })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409)?.body ?? '';
    expect(refused).toContain('mf-things 1.1.0 is not live any more');
    expect(refused).toMatch(/(?:Ngozi|Bola) did this \d+ s ago \(revision 3, rollback: &quot;wrong&quot;\)/);
    expect(await ledger.newestNumber()).toBe(3);
  });

  it('calls nothing live that this gateway refuses', async () => {
    const { post, cookie, follower } = await startConsoleSite({ opsKey, ...makeKeys() });
    jest.spyOn(follower, 'poll').mockResolvedValue(undefined);
    const { statusCode, body } = await post('/ops/rollback', rollbackForm, { cookie });
    expect(statusCode).toBe(409);
    expect(readText(body)).toContain('Revision 3 is written, and this gateway does not serve it');
  });

  describe('with a canary', () => {
    async function setUpCanary() {
      const site = await startConsoleSite();
      const { ledger, release, cookie } = site;
      await release('mf-things', '1.2.0', {}, { reason: 'try it', canary: { percent: 5, people: [] } });
      const canary = (fields: Record<string, string>) =>
        site.change('/ops/canary', { part: 'mf-things', from: '1.2.0', ...fields }, cookie);
      const live = async () => (await ledger.newest())?.live['mf-things'];
      return { ...site, cookie, canary, live };
    }

    it('shows it, and makes it live for all', async () => {
      const { see, cookie, canary, live } = await setUpCanary();
      const body = readText(await see('/ops', cookie));
      expect(body).toContain('Canary 1.2.0 for 5 % of page loads');
      expect(body).toContain('canary, "try it" mf-things 1.2.0 is a canary, for 5 % of page loads;');
      expect(await canary({ do: 'promote', reason: 'fine' })).toContain('Done, revision 4: mf-things');
      expect(await live()).toMatchObject({ version: '1.2.0' });
    });

    it('is stopped where it is the one that was seen, and no other is', async () => {
      const { see, cookie, canary, live } = await setUpCanary();
      expect(await canary({ do: 'stop', from: '1.1.9', reason: 'x' })).toContain(
        'mf-things 1.1.9 is not its canary',
      );
      expect(await see('/ops/confirm/canary?part=mf-things&from=1.1.9&do=stop', cookie)).toContain(
        'mf-things 1.1.9 is not its canary',
      );
      expect(await canary({ do: 'percent', reason: 'x' })).toContain('Begin again from the overview');
      expect(await canary({ do: 'stop', reason: ' ' })).toContain('Say why: ');
      expect(await canary({ do: 'stop', reason: 'slow' })).toContain('Done, revision 4');
      expect(await live()).toMatchObject({ version: '1.1.0' });
      expect(await live()).not.toHaveProperty('canary');
    });
  });
});
