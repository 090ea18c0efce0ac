/** @jest-environment ./api/src/testing/native-environment.cjs */
import { createHash } from 'node:crypto';
import { formatTraceparent, newTrace } from '@shared/contracts';
import { formData, onDatabase } from '../testing/on-database';

const canary = 'canary-7f3a9c';

onDatabase('the server', (suite) => {
  const preflight = (origin: string) =>
    suite.ask({
      method: 'OPTIONS',
      url: '/individual/profile',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])('lets a page of %s call it', async (origin) => {
    const response = await preflight(origin);
    expect(response.headers['access-control-allow-origin']).toBe(origin);
    expect(response.headers['access-control-allow-headers']).toContain('authorization');
    expect(response.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it.each([
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'http://localhost:9999',
    'https://localhost:3000',
  ])('lets no page of %s read it', async (origin) => {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
    const response = await suite.ask({ url: '/plan/all', headers: { origin } });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['/plan/all', '/nope', '/individual/profile', '/_pay/x', '/_health', '/condition/abc'])(
    'sends the protecting headers with %s',
    async (url) => {
      const { headers } = await suite.get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('logs a request under the trace id that came with it, by its pattern', async () => {
    const trace = newTrace();
    await suite.ask({ url: `/condition/${canary}`, headers: { traceparent: formatTraceparent(trace) } });
    const lines = suite.api.log.filter((line) => line.includes(trace.traceId));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'request', reqId: trace.traceId, req: { route: '/condition/:id' } },
    ]);
    expect(lines.join()).not.toContain(canary);
  });

  it('lets nobody keep a personal answer', async () => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    for (const url of ['/individual/profile', '/claimable/all', '/individual/employees'])
      expect((await suite.get(url, token)).headers['cache-control']).toBe('no-store');
    expect((await suite.get('/individual/profile')).headers['cache-control']).toBe('no-store');
  });

  it('refuses what it does not know', async () => {
    for (const url of [
      '/.git/config',
      '/.env',
      '/api/src/main.ts',
      '/../../etc/passwd',
      '/individual',
      '/%2e%2e/%2e%2e/etc/passwd',
    ])
      expect((await suite.get(url)).status).toBe(404);
    for (const method of ['PATCH', 'TRACE', 'DELETE'])
      expect((await suite.ask({ method, url: '/plan/all' })).status).toBeGreaterThanOrEqual(400);
  });

  it('describes every call in OpenAPI, with a body where one is sent', () => {
    const document = JSON.parse(suite.api.openapi()) as {
      openapi: string;
      paths: Record<
        string,
        Record<string, { operationId: string; requestBody?: unknown; responses: object }>
      >;
    };
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      Object.keys(suite.api.calls).sort(),
    );
    for (const operation of operations) {
      const call = suite.api.calls[operation.operationId as keyof typeof suite.api.calls];
      expect(Boolean(operation.requestBody)).toBe('body' in call);
      expect(Object.keys(operation.responses)).toEqual(['200', '4XX', '5XX']);
    }
  });

  it('logs no token, password, address with a token, or health text', async () => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    await suite.post('/auth/individual/login', { email: `${canary}@mail.example`, password: canary });
    await suite.post('/auth/individual/register', {
      first_name: canary,
      last_name: canary,
      email: `${canary}@mail.example`,
      password: `${canary}${canary}`,
    });
    await suite.get(`/auth/individual/verify_account/${canary}`);
    await suite.post(`/individual/set-password/${canary}`, {
      password: canary,
      password_confirmation: canary,
    });
    await suite.get(`/condition/category/all?search=${canary}`);
    await suite.post('/condition/payment/custom', { description: canary, email: `${canary}@mail.example` });
    await suite.ask({ url: '/individual/profile', headers: { authorization: `Bearer ${canary}${canary}` } });
    await suite.post('/individual/free_health_care/custom', { description: canary }, token);
    const log = suite.api.log.join('');
    expect(log).toContain('login.refused');
    const refused = suite.api.log.find((line) => line.includes('login.refused')) ?? '{}';
    expect(JSON.parse(refused)).toMatchObject({
      network: expect.stringMatching(/^[0-9a-f]{12}$/),
      account: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    // What somebody with a list of addresses would compute.
    const unkeyed = createHash('sha256').update(`${canary}@mail.example`.toLowerCase()).digest('hex');
    expect(log).not.toContain(unkeyed.slice(0, 12));
    expect(log).not.toContain('127.0.0.1');
    expect(log).not.toContain(canary);
    expect(log).not.toContain(token);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a cut part',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="code"\r\n\r\nABC',
    ],
    ['a broken header', 'multipart/form-data; boundary=b', '--b\r\n\0\r\n\r\nx\r\n--b--'],
    ['nothing', 'multipart/form-data; boundary=b', ''],
  ])('refuses a form with %s as the fault of its sender', async (_words, type, payload) => {
    const raw = { payload, headers: { 'content-type': type } };
    const response = await suite.ask({ method: 'POST', url: '/individual/get_condition_discount', raw });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.body).toMatchObject({ status: 'error', errors: expect.anything() });
  });

  it.each([
    ['before it is read', undefined],
    // As for a form in chunks, or one that declares a wrong length.
    ['where it exceeds its length', '10'],
  ])('refuses a form of 300 kB %s', async (_words, length) => {
    const { payload, headers } = formData({ code: 'x'.repeat(300_000) });
    const raw = { payload, headers: { ...headers, ...(length ? { 'content-length': length } : {}) } };
    const response = await suite.ask({ method: 'POST', url: '/individual/get_condition_discount', raw });
    expect(response.status).toBe(413);
    expect(response.body).toMatchObject({ status: 'error', errors: ['The request is too large.'] });
  });

  it('takes true neither for the number one nor for a word', async () => {
    const token = await suite.api.signIn('efe.corporate@ilera.example');
    const plan = await suite.post('/individual/subscribe_plan', { quantity: true }, token);
    expect([plan.status, plan.body.errors]).toEqual([422, { quantity: ['The quantity is not valid.'] }]);
    const joined = await suite.post('/waitlist/join', {
      first_name: true,
      last_name: 'x',
      email: 'true@mail.example',
      phone_number: '08031234567',
    });
    expect(joined.body.errors).toHaveProperty('first_name');
  });

  it('refuses a signed webhook that the database could not store', async () => {
    const event = { event: 'charge.success', id: 'evt_nul', data: { reference: 'PAY-\0' } };
    expect((await suite.api.webhook(event)).status).toBe(400);
  });

  it('lets nobody write sentences or links into the greeting of our mails', async () => {
    const email = 'stranger@mail.example';
    await suite.post('/auth/individual/register', {
      first_name: 'URGENT: your account is locked, open https://evil.example/login',
      last_name: 'x',
      email,
      password: 'a long enough secret',
    });
    const [mail] = JSON.parse(await suite.api.mailsTo(email)) as { text: string; html: string }[];
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|URGENT/);
  });

  it('does not reveal the text of a database error', async () => {
    await suite.api.run('alter table waitlist rename to waitlist_away');
    const response = await suite.post('/waitlist/join', {
      first_name: canary,
      last_name: 'x',
      email: 'a.person@mail.example',
      phone_number: '08031234567',
    });
    await suite.api.run('alter table waitlist_away rename to waitlist');
    expect(response.status).toBe(500);
    const { incident } = JSON.parse(response.text) as { incident: string };
    expect(response.body.message).toContain(incident);
    expect(response.text).not.toMatch(/waitlist|insert|relation/i);
    const log = suite.api.log.join('');
    expect(log).toContain(incident);
    expect(log).not.toContain(canary);
  });
});

onDatabase('the waitlist and places', (suite) => {
  const person = {
    first_name: 'Uju',
    last_name: 'Ike',
    email: 'uju.ike@mail.example',
    phone_number: '08031234567',
  };

  it('stores a person once and mails once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        suite.post('/waitlist/join', { ...person, email: i % 2 ? person.email : person.email.toUpperCase() }),
      ),
    );
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]?.body.message).toBe(
      "You've successfully joined the waitlist. Please check your mailbox for a mail!",
    );
    expect(await suite.api.one(`select count(*) from waitlist where lower(email) = '${person.email}'`)).toBe(
      '1',
    );
    expect(
      await suite.api.one(`select count(*) from outbox where lower(recipient) = '${person.email}'`),
    ).toBe('1');
  });

  it.each([
    ['phone_number', { phone_number: '8031234567' }],
    ['phone_number', { phone_number: '080312345678' }],
    ['email', { email: 'uju' }],
    ['first_name', { first_name: ' ' }],
    ['last_name', { last_name: undefined }],
  ])('refuses a wrong %s under its field', async (field, change) => {
    const response = await suite.post('/waitlist/join', { ...person, ...change });
    expect(response.status).toBe(422);
    expect(response.body.errors).toHaveProperty(field);
  });

  it('takes an address as short as an address can be', async () => {
    expect((await suite.post('/waitlist/join', { ...person, email: 'a@b.co' })).status).toBe(200);
  });

  it('knows about 240 countries, each with a state, each of those with a city', async () => {
    const countries = (await suite.get('/get_countries')).body.data as { id: number }[];
    expect(countries.length).toBeGreaterThan(235);
    expect(
      await suite.api.one(
        'select count(*) from countries c where not exists (select 1 from states s where s.country_id = c.id)',
      ),
    ).toBe('0');
    expect(
      await suite.api.one(
        'select count(*) from states s where not exists (select 1 from cities c where c.state_id = s.id)',
      ),
    ).toBe('0');
  });

  it('has the 36 states and the capital territory of Nigeria, with cities where plans are sold and where not', async () => {
    const countries = (await suite.get('/get_countries')).body.data as { id: number; name: string }[];
    const nigeria = countries.find(({ name }) => name === 'Nigeria')?.id;
    const states = (await suite.get(`/get_states/${nigeria}`)).body.data as { id: number; name: string }[];
    expect(states).toHaveLength(37);
    const lagos = states.find(({ name }) => name === 'Lagos')?.id;
    const cities = (await suite.get(`/get_cities/${lagos}`)).body.data as {
      id: number;
      name: string;
      available: boolean;
    }[];
    expect(cities.find(({ name }) => name === 'Ikeja')?.available).toBe(true);
    const epe = cities.find(({ name }) => name === 'Epe');
    expect(epe?.available).toBe(false);
    await suite.ask({
      method: 'PUT',
      url: `/_ops/cities/${epe?.id}`,
      body: { available: true },
      headers: { 'x-ops-token': suite.api.services.config.opsToken ?? '' },
    });
    const after = (await suite.get(`/get_cities/${lagos}`)).body.data as {
      name: string;
      available: boolean;
    }[];
    expect(after.find(({ name }) => name === 'Epe')?.available).toBe(true);
    const open = (await suite.get('/open_cities')).body.data as { name: string }[];
    expect(open.map(({ name }) => name)).toEqual(expect.arrayContaining(['Epe', 'Ikeja']));
    expect(open.map(({ name }) => name)).not.toContain('Badagry');
  });

  it('has no states in a country that never was', async () => {
    expect((await suite.get('/get_states/999999')).body.data).toEqual([]);
  });
});
