import { createHash } from 'node:crypto';
import { formatTraceparent, newTrace } from '@ilera/contracts';
import { onDatabase } from '../testing/on-database';
import { whileWritesFail } from '../testing/while-writes-fail';

const canary = 'canary-7f3a9c';

onDatabase('the log', (suite) => {
  it('logs a request under the trace id that came with it, by its pattern', async () => {
    const trace = newTrace();
    await suite.ask({ url: `/condition/${canary}`, headers: { traceparent: formatTraceparent(trace) } });
    const lines = suite.api.log.filter((line) => line.includes(trace.traceId));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'request', reqId: trace.traceId, req: { route: '/condition/:id' } },
    ]);
    expect(lines.join()).not.toContain(canary);
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

  it('does not reveal the text of a database error', async () => {
    const joins = { first_name: canary, last_name: 'x', email: 'a.person@mail.example' };
    const response = await whileWritesFail(suite.api, 'waitlist', 'false', () =>
      suite.post('/waitlist/join', { ...joins, phone_number: '08031234567' }),
    );
    expect(response.status).toBe(500);
    const { incident } = JSON.parse(response.text) as { incident: string };
    expect(response.body.message).toContain(incident);
    expect(response.text).not.toMatch(/waitlist|insert|relation/i);
    const log = suite.api.log.join('');
    expect(log).toContain(incident);
    expect(log).not.toContain(canary);
  });
});
