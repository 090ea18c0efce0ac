import { opsKey } from '../../testing/sites/console-site';
import { startFakeSite } from '../../testing/sites/fake-site';
import { readOverrideCookie, signOverrideCookie, type OverrideCookie } from '../../common/override-cookie';

async function setUp() {
  const site = await startFakeSite({ keys: { opsKey } });
  return {
    ...site,
    startCanary: async (percent: number, people: string[] = []) => {
      await site.release('mf-things', '2.0.0', {}, { canary: { percent, people } });
    },
    change: async (change: Parameters<typeof site.canary>[0]) => {
      await site.canary(change);
      await site.follower.look();
    },
    /** Opens a page as a browser does and returns the response. */
    load: async (cookie = '', url = '/things') => {
      const { answer, site: document } = await site.open(url, cookie);
      const share = answer.cookies.find(({ name }) => name === 'visit');
      return {
        answer,
        document,
        version: document.remotes['mf-things']?.version,
        cookie: share ? `visit=${share.value}` : '',
      };
    },
  };
}

describe('a canary in the field', () => {
  it('gets about its share of page loads, and each browser keeps what it got on every page; before it, no cookie', async () => {
    const { load, startCanary } = await setUp();
    expect((await load()).cookie).toBe('');
    await startCanary(30);
    let early = 0;
    for (let index = 0; index < 200; index += 1) {
      const first = await load();
      if (first.version === '2.0.0') early += 1;
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
    expect((await load('visit=29')).version).toBe('2.0.0');
    expect((await load('visit=30')).version).toBe('1.0.0');
    await change({ percent: 60 });
    expect((await load('visit=29')).version).toBe('2.0.0');
    expect((await load('visit=59')).version).toBe('2.0.0');
    await change('stop');
    expect((await load('visit=0')).version).toBe('1.0.0');
  });

  it('falls back to what everybody else has, and serves and preloads its own files', async () => {
    const { load, startCanary, app } = await setUp();
    await startCanary(100);
    const { document, answer } = await load('visit=1');
    expect(document.remotes['mf-things']?.lastGood?.version).toBe('1.0.0');
    expect(answer.body).toContain('href="/assets/mf-things/2.0.0/page.list.js"');
    expect(answer.body).not.toContain('href="/assets/mf-things/1.0.0/');
    expect((await app.inject('/assets/mf-things/2.0.0/remote.js')).statusCode).toBe(200);
  });

  it.each(['visit=abc', 'visit=-1', 'visit=100', 'visit=', 'override=x.y', 'override=', 'visit=1e1'])(
    'takes the cookie %j for none',
    async (cookie) => {
      const { load, startCanary } = await setUp();
      await startCanary(0, ['ada']);
      const { version, answer } = await load(cookie);
      expect(version).toBe('1.0.0');
      expect(answer.statusCode).toBe(200);
    },
  );
});

describe('links of operators', () => {
  const join = async (
    app: Awaited<ReturnType<typeof setUp>>['app'],
    override: OverrideCookie,
    key = opsKey,
  ) => {
    const answer = await app.inject(`/_override?p=${signOverrideCookie(override, key)}&to=/things`);
    return { answer, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
  };

  it('let a person into a canary before any share of page loads', async () => {
    const { app, load, startCanary } = await setUp();
    await startCanary(0, ['ada']);
    const { answer, cookie } = await join(app, { person: 'ada' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/things');
    const seen = await load(cookie);
    expect(seen.version).toBe('2.0.0');
    expect(seen.answer.body).toContain('Only for you: early versions for ada');
    expect((await load((await join(app, { person: 'eve' })).cookie)).version).toBe('1.0.0');
  });

  it('show a remote that was never published', async () => {
    const { app, load } = await setUp();
    const override = { remote: 'mf-new', base: 'http://localhost:3101/' };
    expect((await load()).document.remotes['mf-new']).toBeUndefined();
    const { document } = await load((await join(app, { override })).cookie);
    expect(document.remotes['mf-new']).toMatchObject({ base: override.base, override: true });
  });

  it('change nothing without a valid signature', async () => {
    const { app, load } = await setUp();
    const override = { remote: 'mf-things', base: 'http://evil.example/' };
    const good = signOverrideCookie({ override }, opsKey);
    const [content, signature] = good.split('.');
    const [other = ''] = signOverrideCookie({ override: { ...override, remote: 'mf-public' } }, 'x').split(
      '.',
    );
    const forged = [
      signOverrideCookie({ override }, 'some other key of an attacker'),
      signOverrideCookie({ override }, opsKey, -3600),
      `${other}.${signature ?? ''}`,
      `${content ?? ''}.`,
      content ?? '',
      '',
    ];
    for (const sealed of forged) {
      const answer = await app.inject(`/_override?p=${sealed}`);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
      const seen = await load(`override=${sealed}`);
      expect(seen.document.remotes['mf-things']).toMatchObject({
        version: '1.0.0',
        base: '/assets/mf-things/1.0.0/',
      });
      expect(seen.answer.headers['content-security-policy']).not.toContain('evil.example');
    }
    // The control: the same content with the right key does change something.
    expect((await load(`override=${good}`)).document.remotes['mf-things']?.base).toBe('http://evil.example/');
  });

  it.each([
    'javascript:alert(1)/',
    'http://a.example',
    'http://u@a.example/',
    "http://a.example/;script-src'*/",
    'ftp://a.example/',
  ])('never admit %s as a developer’s address', (base) => {
    const sealed = signOverrideCookie({ override: { remote: 'mf-things', base } }, opsKey);
    expect(readOverrideCookie(sealed, opsKey)).toBeUndefined();
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\\/evil', 'javascript:alert(1)'])(
    'do not lead to %s',
    async (to) => {
      const { app } = await setUp();
      const sealed = signOverrideCookie({ person: 'ada' }, opsKey);
      const answer = await app.inject({ url: '/_override', query: { p: sealed, to } });
      expect(answer.headers.location).toBe('/');
    },
  );
});
