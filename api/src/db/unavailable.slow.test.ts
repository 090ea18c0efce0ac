import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as DatabaseProbe from '../testing/probes/database-probe';
import { loadNative } from '../testing/native';
import { describeWithPostgres } from '../testing/on-database';
import type * as CatalogueCacheModule from '../http/catalogue-cache';

const login = { email: 'bayo.planholder@ilera.example', password: 'Ilera-demo-2026' };

describeWithPostgres('a database that is stuck or away', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-unavailable-'));
  let api: Awaited<ReturnType<typeof DatabaseProbe.openFragileApi>>;
  beforeAll(async () => {
    api = await (await loadNative<typeof DatabaseProbe>('./probes/database-probe.ts')).openFragileApi(folder);
  });
  afterAll(async () => {
    await api?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const signIn = async () => {
    const { text } = await api.ask('POST', '/auth/individual/login', login);
    return (JSON.parse(text) as { data: { access_token: string }[] }).data[0]?.access_token ?? '';
  };

  it('with one locked table still signs in, answers health and shows the plans', async () => {
    const token = await signIn();
    expect((await api.ask('GET', '/plan/all')).status).toBe(200);
    const history = `/individual/appointments/user/${await ownId(token)}`;
    const unlock = await api.lock('visits');
    const waiting = Array.from({ length: 15 }, () => api.ask('GET', history, undefined, token));
    const [health, signedIn, plans] = await Promise.all([
      api.ask('GET', '/_health'),
      signIn(),
      api.ask('GET', '/plan/all'),
    ]);
    expect([health.status, plans.status]).toEqual([200, 200]);
    expect(signedIn).toMatch(/^[\w-]{43}$/);
    const responses = await Promise.all(waiting);
    for (const response of responses) {
      expect(response).toMatchObject({ status: 503, retryAfter: '5' });
      expect(JSON.parse(response.text)).toMatchObject({ status: 'error', errors: [expect.any(String)] });
    }
    await unlock();
    expect((await api.ask('GET', history, undefined, token)).status).toBe(200);
  });

  it('is 503 with Retry-After in the shape of every error, twelve times in a row, and back at once', async () => {
    const token = await signIn();
    // More rounds than connections, so that a connection that leaks in each would be noticed.
    for (let round = 0; round < 12; round += 1) {
      api.stop();
      const responses = await Promise.all([
        api.ask('GET', '/individual/profile', undefined, token),
        api.ask('POST', '/auth/individual/login', login),
        api.ask('POST', '/waitlist/join', {
          first_name: 'A',
          last_name: 'B',
          email: `round${round}@mail.example`,
          phone_number: '08031234567',
        }),
        api.ask('GET', '/_health'),
      ]);
      for (const response of responses) {
        expect(response).toMatchObject({ status: 503, retryAfter: '5' });
        expect(JSON.parse(response.text)).toMatchObject({ status: 'error', errors: [expect.any(String)] });
      }
      api.start();
      expect((await api.ask('GET', '/individual/profile', undefined, token)).status).toBe(200);
    }
  });

  async function ownId(token: string): Promise<number> {
    const { text } = await api.ask('GET', '/individual/profile', undefined, token);
    return (JSON.parse(text) as { data: { id: number } }).data.id;
  }
});

describe('the catalogue cache', () => {
  it('serves the previous value while a refresh fails or is slow', async () => {
    const { createCatalogueCache } = await loadNative<typeof CatalogueCacheModule>(
      '../http/catalogue-cache.ts',
    );
    let time = 1;
    const cache = createCatalogueCache(() => time);
    expect(await cache.get('plans', async () => 'old')).toBe('old');
    time += 11_000;
    expect(await cache.get('plans', () => Promise.reject(new Error('away')))).toBe('old');
    time += 11_000;
    let finish = (_value: string) => {};
    expect(await cache.get('plans', () => new Promise<string>((resolve) => (finish = resolve)))).toBe('old');
    finish('new');
    expect(await cache.get('plans', () => Promise.reject(new Error('not asked')))).toBe('new');
    cache.clear();
    await expect(cache.get('plans', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });
});
