import { startConsoleSite } from '../testing/sites/console-site';
import { temporaryFolders } from '../testing/fake-releases';
import { startFakeSite } from '../testing/sites/fake-site';
import { sendReport } from '../testing/sites/fake-visitor';

const nextFolder = temporaryFolders();

describe('the overview of the console', () => {
  it('shows the part with errors first and marked, and says of a canary that it is one', async () => {
    const { app, cookie, see, release, gateway } = await startConsoleSite(nextFolder());
    await release('mf-things', '1.2.0', {}, { reason: 'x', canary: { percent: 10, people: [] } });
    await gateway.follower.look();
    const order = (page: string) => [...page.matchAll(/<h3 id="part-([^"]+)"/g)].map(([, name]) => name);
    const before = await see('/ops', cookie);
    expect(order(before)).toEqual(['shell', 'mf-public', 'mf-things']);
    expect(before).not.toContain('class="card trouble"');
    expect(before.replace(/\s+/g, ' ')).toContain('canary of mf-things for 10 % of visits, “x”');

    const failed = { remote: 'mf-public', version: '1.0.0' };
    await sendReport(app, '10.0.0.1', 'vitals', { shell: '1.0.0', ...failed });
    await sendReport(app, '10.0.0.1', 'remote', { ...failed, kind: 'chunk' });
    const after = await see('/ops', cookie);
    expect(order(after)).toEqual(['mf-public', 'shell', 'mf-things']);
    expect(after).toMatch(/<section class="card trouble" aria-labelledby="part-mf-public">/);
  });

  it('says that it wants a key where none is set', async () => {
    const site = await startFakeSite(nextFolder());
    const { statusCode, body } = await site.gateway.app.inject('/ops');
    expect(statusCode).toBe(503);
    expect(body).toContain(
      'The console is off: it wants an operator key, the variable OPS_KEY of this gateway.',
    );
    expect((await site.gateway.app.inject('/ops/confirm/rollback?part=mf-things')).statusCode).toBe(404);
  });
});
