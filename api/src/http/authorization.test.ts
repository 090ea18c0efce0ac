import { callers, isStaff, staff, table, type Caller } from '../testing/access-table';
import { onDatabase, type ParsedResponse } from '../testing/on-database';

onDatabase('who may call what', (suite) => {
  const emails: Partial<Record<Caller, string>> = {
    owner: 'bayo.planholder@ilera.example',
    other: 'chioma.family@ilera.example',
    beneficiary: 'grace.employee@ilera.example',
  };

  async function tokenOf(caller: Caller): Promise<string | null> {
    if (caller === 'nobody' || isStaff(caller)) return null;
    if (caller === 'garbage') return 'garbage-that-looks-like-a-token-but-is-none';
    const token = await suite.api.signIn(emails[caller] ?? emails.owner ?? '');
    if (caller === 'revoked') await suite.post('/auth/individual/logout', {}, token);
    return token;
  }

  /** Allowed means that the response to an empty request is not about the caller, and no fault. */
  const isIn = ({ status }: ParsedResponse) => status < 500 && status !== 401 && status !== 403;

  it('has a row for every call of the contract', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(suite.api.calls).sort());
  });

  it.each(callers)(
    'treats %s as the table says, at every call, and a stale token as none at public ones (R4.18)',
    async (caller) => {
      const owner = await suite.api.userId(emails.owner ?? '');
      if (caller === 'expired') {
        // Made now and used after its twelve hours, without moving the clock of the others.
        await suite.api.run(`delete from sessions`);
      }
      if (caller === 'left')
        await suite.api.run(`update staff set active = false where email = '${staff.left}'`);
      const differences: string[] = [];
      const payer = await suite.api.userId(emails[caller] ?? emails.owner ?? '');
      const member = await suite.api.one(
        `insert into members (owner_id, first_name, last_name, email)
       values (${payer}, 'Uju', 'Eze', '${caller}@mail.example') returning id`,
      );
      for (const [name, call] of Object.entries(suite.api.calls)) {
        const token = await tokenOf(caller);
        if (caller === 'expired')
          await suite.api.run(`update sessions set expires_at = now() - interval '1 minute'`);
        const url = call.path
          .replace(':userId', String(owner))
          .replace(/:\w+/, name === 'removeEmployee' ? member : '999999');
        const response = await suite.ask({
          method: call.method,
          url,
          token,
          headers: isStaff(caller) ? { cookie: await suite.api.enterClinic(staff[caller]) } : {},
          endless: 'file' in call && call.file === 'text/event-stream',
          ...(call.method === 'GET' ? {} : { body: {} }),
        });
        // Leaving took the beneficiary off the plan.
        if (name === 'leavePlan' && caller === 'beneficiary')
          await suite.api.run(`update members set ended_at = null where email = '${emails.beneficiary}'`);
        const expected = table[name]?.[caller];
        const found = isIn(response) ? 'in' : response.status;
        if (found !== expected) differences.push(`${name}: ${String(found)} instead of ${String(expected)}`);
      }
      expect(differences).toEqual([]);
    },
  );

  it.each(['', 'Bearer', 'Bearer ', 'Bearer null', 'Bearer undefined', 'Basic eDp5', 'bearer x'])(
    'takes the header "%s" for nobody (R4.37)',
    async (authorization) => {
      const headers = { authorization };
      expect((await suite.ask({ url: '/plan/all', headers })).status).toBe(200);
      const coupon = { method: 'POST', url: '/individual/get_condition_discount', headers };
      const body = { code: 'WELCOME10', condition_id: 1 };
      expect((await suite.ask({ ...coupon, body })).status).toBe(200);
      expect((await suite.ask({ url: '/individual/profile', headers })).status).toBe(401);
    },
  );

  const password = 'another secret';
  it.each([
    ['password', '/auth/individual/login', { email: emails.owner, password }],
    ['coupon', '/individual/get_condition_discount', { code: 'NOSUCH', condition_id: 1 }],
    [
      'current password',
      '/individual/set-password',
      { current_password: password, password, password_confirmation: password },
    ],
  ])('answers a wrong %s with 422, which ends no session (R4.18)', async (_words, url, body) => {
    const token = await suite.api.signIn(emails.owner ?? '');
    expect((await suite.post(url, body, token)).status).toBe(422);
    expect((await suite.get('/individual/profile', token)).status).toBe(200);
  });

  it('gives the same 403 for another person and for one that never was', async () => {
    const token = await suite.api.signIn(emails.owner ?? '');
    const other = await suite.api.userId(emails.other ?? '');
    for (const path of ['appointments', 'subscriptions']) {
      const existing = await suite.get(`/individual/${path}/user/${other}`, token);
      const unknown = await suite.get(`/individual/${path}/user/987654`, token);
      expect({ status: existing.status, text: existing.text }).toEqual({ status: 403, text: unknown.text });
    }
  });

  it('reads nothing of anybody else in a thousand guessed ids', async () => {
    const token = await suite.api.signIn(emails.owner ?? '');
    const own = await suite.api.userId(emails.owner ?? '');
    for (let id = 1; id <= 1000; id += 1) {
      if (id === own) continue;
      expect((await suite.get(`/individual/appointments/user/${id}`, token)).status).toBe(403);
    }
  });

  it('never lets a person write what is not theirs to write', async () => {
    const token = await suite.api.signIn('ada.individual@ilera.example');
    const before = (await suite.get('/individual/profile', token)).body.data;
    const response = await suite.ask({
      method: 'PUT',
      url: '/individual/profile',
      token,
      body: {
        ...before,
        first_name: 'Adaeze',
        last_name: 'Okafor',
        phone_number: '08030000000',
        sex: 'female',
        dob: '1990-01-01',
        country_id: undefined,
        state_id: undefined,
        city: undefined,
        street: undefined,
        id: 1,
        email: 'somebody.else@mail.example',
        employer_id: 1,
        plan: { id: 9 },
        plan_id: 9,
        password_hash: 'x',
        signup_method: 'google',
        email_verified_at: null,
      },
    });
    expect(response.status).toBe(200);
    expect(response.body.data).toEqual({
      ...before,
      first_name: 'Adaeze',
      phone_number: '08030000000',
      sex: 'female',
      dob: '1990-01-01',
    });
  });
});
