import { signToken } from '../../common/signed-token';
import { opsKey } from '../../testing/sites/console-site';
import { startFakeSite } from '../../testing/sites/fake-site';
import { signInvitation } from '../../site/invitation';

async function setUp() {
  const site = await startFakeSite({ keys: { opsKey } });
  return {
    ...site,
    startCanary: async (percent: number, people: string[] = []) => {
      await site.release('mf-things', '2.0.0', {}, { canary: { percent, people } });
    },
    change: async (change: Parameters<typeof site.canary>[0]) => {
      await site.canary(change);
      await site.follower.poll();
    },
    /** Opens a page as a browser does and returns the response. */
    load: async (cookie = '', url = '/things') => {
      const { answer, site: document } = await site.open(url, cookie);
      const share = answer.cookies.find(({ name }) => name === 'share');
      return {
        answer,
        document,
        version: document.remotes['mf-things']?.version,
        cookie: share ? `share=${share.value}` : '',
      };
    },
  };
}

describe('a canary in the field', () => {
  it('gets about its share of page loads, and each browser keeps what it got on every page; before it, no cookie (R6.6)', async () => {
    const { load, startCanary } = await setUp();
    expect((await load()).cookie).toBe('');
    await startCanary(30);
    let early = 0;
    for (let index = 0; index < 200; index += 1) {
      const first = await load();
      const isEarly = first.version === '2.0.0';
      if (isEarly) early += 1;
      expect(first.document.supportCode).toBe(isEarly ? 'S2-mf-things' : 'S2');
      for (const url of ['/', '/thing/7', '/things']) {
        const next = await load(first.cookie, url);
        expect(next.version).toBe(first.version);
        expect(next.document.supportCode).toBe(first.document.supportCode);
      }
    }
    // 200 draws of 30 %: fewer than 30 or more than 90 has a chance of one in a million.
    expect(early).toBeGreaterThan(30);
    expect(early).toBeLessThan(90);
  });

  it('keeps those who were in when the share grows, and nobody when it is stopped', async () => {
    const { load, startCanary, change } = await setUp();
    await startCanary(30);
    expect((await load('share=29')).version).toBe('2.0.0');
    expect((await load('share=30')).version).toBe('1.0.0');
    await change({ percent: 60 });
    expect((await load('share=29')).version).toBe('2.0.0');
    expect((await load('share=59')).version).toBe('2.0.0');
    await change('stop');
    expect((await load('share=0')).version).toBe('1.0.0');
  });

  it('falls back to what everybody else has, and serves and preloads its own files', async () => {
    const { load, startCanary, app } = await setUp();
    await startCanary(100);
    const { document, answer } = await load('share=1');
    expect(document.remotes['mf-things']?.lastGood?.version).toBe('1.0.0');
    expect(answer.body).toContain('href="/assets/mf-things/2.0.0/page.list.js"');
    expect(answer.body).not.toContain('href="/assets/mf-things/1.0.0/');
    expect((await app.inject('/assets/mf-things/2.0.0/remote.js')).statusCode).toBe(200);
  });

  it('takes a cookie for none that is no share and no invitation', async () => {
    const { load, startCanary } = await setUp();
    await startCanary(50, ['ada']);
    for (const cookie of ['share=abc', 'share=-1', 'share=100', 'share=', 'share=1e1'])
      expect([cookie, (await load(cookie)).cookie]).toEqual([cookie, expect.stringMatching(/^share=\d+$/)]);
    for (const cookie of ['invitation=x.y', 'invitation='])
      expect((await load(`share=99; ${cookie}`)).version).toBe('1.0.0');
  });
});

describe('an invitation by an operator', () => {
  const join = async (app: Awaited<ReturnType<typeof setUp>>['app'], person: string) => {
    const answer = await app.inject(`/_invitation?p=${signInvitation(person, opsKey)}&to=/things`);
    return { answer, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
  };

  it('lets a person into a canary before any share of page loads', async () => {
    const { app, load, startCanary } = await setUp();
    await startCanary(0, ['ada']);
    const { answer, cookie } = await join(app, 'ada');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/things');
    const seen = await load(cookie);
    expect(seen.version).toBe('2.0.0');
    expect(seen.answer.body).toContain('Only for you: early versions for ada');
    expect((await load((await join(app, 'eve')).cookie)).version).toBe('1.0.0');
  });

  it('changes nothing without a valid signature', async () => {
    const { app, load, startCanary } = await setUp();
    await startCanary(0, ['ada']);
    const good = signInvitation('ada', opsKey);
    const [content = '', signature = ''] = good.split('.');
    const [other = ''] = signInvitation('eve', 'x').split('.');
    const forged = [
      signInvitation('ada', 'some other key of an attacker'),
      signToken('invitation', { person: 'ada' }, opsKey, -3600),
      `${other}.${signature}`,
      `${content}.`,
      content,
      'x&p=y',
      '',
    ];
    for (const signed of forged) {
      const answer = await app.inject(`/_invitation?p=${signed}`);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect((await load(`invitation=${signed}`)).version).toBe('1.0.0');
    }
    // The control: the same content with the right key does change something.
    expect((await load(`invitation=${good}`)).version).toBe('2.0.0');
  });

  it('leads to pages of this site alone', async () => {
    const { app } = await setUp();
    const p = signInvitation('ada', opsKey);
    const elsewhere = [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/\\/evil',
      'javascript:alert(1)',
    ];
    for (const to of elsewhere)
      expect((await app.inject({ url: '/_invitation', query: { p, to } })).headers.location).toBe('/');
  });
});
