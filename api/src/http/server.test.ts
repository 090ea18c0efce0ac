import type { Call } from '@ilera/contracts/api';
import { formData, onDatabase } from '../testing/on-database';

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

  it('forbids caches to store a personal response, and no other', async () => {
    expect((await suite.get('/plan/all')).headers['cache-control']).toBeUndefined();
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
      expect([method, (await suite.ask({ method, url: '/plan/all' })).status]).toEqual([method, 404]);
  });

  // That responses are those of the contract every suite checks at its end.
  it('serves each call at its path of the contract, and takes no other payload (P7.1, A7.1)', async () => {
    const owner = String(await suite.api.userId('bayo.planholder@ilera.example'));
    const differences: string[] = [];
    for (const [name, call] of Object.entries(suite.api.calls) as [string, Call][]) {
      if (call.access === 'staff') continue;
      const url = call.path.replace(':userId', owner).replace(/:\w+/, '1');
      const needsBody = call.encoding !== 'upload' && (call.body as { required?: string[] })?.required;
      const body = call.method === 'GET' ? {} : { body: {} };
      const token = await suite.api.signIn('bayo.planholder@ilera.example');
      const response = await suite.ask({ method: call.method, url, token, ...body });
      const isUnknown = response.body.message === 'This address does not exist.';
      if (isUnknown || (needsBody && response.status !== 422))
        differences.push(`${name}: ${response.status}`);
    }
    expect(differences).toEqual([]);
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

  it.each([
    ['no boundary', 400, 'multipart/form-data', 'x'],
    [
      'a cut part',
      400,
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="code"\r\n\r\nABC',
    ],
    ['a broken header', 422, 'multipart/form-data; boundary=b', '--b\r\n\0\r\n\r\nx\r\n--b--'],
    ['nothing', 422, 'multipart/form-data; boundary=b', ''],
  ])('refuses a form with %s as the fault of its sender', async (_words, status, type, payload) => {
    const raw = { payload, headers: { 'content-type': type } };
    const response = await suite.ask({ method: 'POST', url: '/individual/get_condition_discount', raw });
    const { errors, ...body } = response.body;
    expect({ code: response.status, status: body.status }).toEqual({ code: status, status: 'error' });
    expect(Object.values(errors).flat()[0]).toMatch(/./);
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

  it('refuses an encoded form above 100 kB', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const raw = { payload: `code=${'x'.repeat(100_000)}`, headers };
    const response = await suite.ask({ method: 'POST', url: '/individual/get_condition_discount', raw });
    expect(response.status).toBe(413);
  });

  it.each([null, '', ' '])('takes %j for no number', async (quantity) => {
    const token = await suite.api.signIn('efe.corporate@ilera.example');
    const { body } = await suite.post(
      '/individual/plan_quote',
      { plan_id: 5, frequency: 'annual', quantity },
      token,
    );
    expect(body.errors).toEqual({ quantity: ['The quantity is not valid.'] });
    const both = await suite.post('/individual/plan_quote', { plan_id: quantity, quantity }, token);
    expect(Object.keys(both.body.errors as object)).toEqual(['plan_id', 'quantity']);
    const booking = await suite.post('/individual/free_health_care/1', { patient_age: quantity }, token);
    expect(booking.body.errors).toEqual({ patient_age: ['The patient age is not valid.'] });
  });

  it('refuses true where a number or a text is due', async () => {
    const token = await suite.api.signIn('efe.corporate@ilera.example');
    const plan = await suite.post('/individual/subscribe_plan', { quantity: true }, token);
    expect({ status: plan.status, errors: plan.body.errors }).toEqual({
      status: 422,
      errors: { quantity: ['The quantity is not valid.'] },
    });
    const joined = await suite.post('/waitlist/join', {
      first_name: true,
      last_name: 'x',
      email: 'true@mail.example',
      phone_number: '08031234567',
    });
    expect(joined.body.errors).toHaveProperty('first_name');
  });

  it.each(['01', '1.0', '1e0', '0x1', '+1', '%201', '1%20', '1%00', '-1', 'abc', 'true', '１'])(
    'has nothing at the id %s',
    async (id) => {
      for (const path of ['/condition', '/plan', '/get_states', '/get_cities'])
        expect([path, (await suite.get(`${path}/${id}`)).status]).toEqual([path, 422]);
      const token = await suite.api.signIn('danladi.smes@ilera.example');
      expect((await suite.ask({ method: 'DELETE', url: `/individual/employees/${id}`, token })).status).toBe(
        422,
      );
    },
  );

  it('notes a signed webhook that is about no payment, so that the provider does not resend it', async () => {
    const event = { event: 'customeridentification.success', data: { email: 'a@mail.example' } };
    expect((await suite.api.webhook(event)).status).toBe(200);
  });

  it('refuses a signed webhook that the database could not store', async () => {
    const event = { event: 'charge.success', id: 'evt_nul', data: { reference: 'PAY-\0' } };
    expect((await suite.api.webhook(event)).status).toBe(400);
  });
});
