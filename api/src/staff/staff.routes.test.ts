import { createBrowser } from '../testing/create-browser';
import { onDatabase } from '../testing/on-database';

const manager = 'musa.manager@ilera.example';
const doctor = 'nneka.doctor@ilera.example';
const minute = 60_000;

onDatabase('the staff of the clinic', (suite) => {
  const at = async (cookie: string, url = '/clinic/me', method = 'GET', body?: object, origin?: string) =>
    suite.ask({ url, method, body, headers: { cookie, ...(origin ? { origin } : {}) } });
  const enter = (email: string) => suite.api.enterClinic(email);

  /** Nobody is signed in, which is no error. */
  const isOut = async (cookie: string) => {
    const { status, body } = await at(cookie);
    expect(status).toBe(200);
    return body.data === null;
  };

  /** The whole way through the provider; where it ends, and the session that the browser has then. */
  async function signIn(email: string) {
    const browser = createBrowser(suite, '/clinic/sign_in');
    const page = await browser.visit(await browser.begin());
    expect(page.answer?.text).toContain('Dr Nneka Obi');
    const { url } = await browser.visit(page.url, { account: 'other', email, outcome: 'continue' });
    return { url, cookie: browser.cookie('clinic_session') };
  }

  it('starts a staff session after a sign-in at the provider, and never a customer session', async () => {
    const { url, cookie } = await signIn(doctor);
    expect(url).toBe('http://localhost:3000/clinic');
    const me = await at(cookie);
    expect(me.body.data).toMatchObject({
      email: doctor,
      name: 'Dr Nneka Obi',
      roles: ['doctor'],
      licence: 'MDCN-40817',
      joined: true,
    });
    const token = cookie.split('=')[1] ?? '';
    expect((await suite.get('/individual/profile', token)).status).toBe(401);
    const customers = await suite.api.signIn('bayo.planholder@ilera.example');
    expect(await isOut(`clinic_session=${customers}`)).toBe(true);
    expect((await at(cookie)).headers['cache-control']).toBe('no-store');
  });

  it('refuses a sign-in at the provider that is older than the request for it', async () => {
    const browser = createBrowser(suite, '/clinic/sign_in');
    const page = await browser.visit(await browser.begin());
    await browser.visit(page.url, { account: 'other', email: doctor, outcome: 'continue' });
    const asked = new URL(await browser.begin());
    for (const name of ['prompt', 'max_age']) asked.searchParams.delete(name);
    expect((await browser.visit(asked.href)).url).toBe('http://localhost:3000/clinic?sign_in=refused');
  });

  it('refuses a person whom no manager invited, including a customer with a proven address', async () => {
    for (const email of ['bayo.planholder@ilera.example', 'stranger@mail.example']) {
      const { url, cookie } = await signIn(email);
      expect({ url, cookie }).toEqual({ url: 'http://localhost:3000/clinic?sign_in=refused', cookie: '' });
    }
  });

  it('refuses a way back that this browser did not begin', async () => {
    const attacker = createBrowser(suite, '/clinic/sign_in');
    const page = await attacker.visit(await attacker.begin());
    attacker.forget();
    const stolen = await attacker.visit(page.url, { account: doctor, outcome: 'continue' });
    expect(stolen.answer?.status).toBe(400);
    const back = await createBrowser(suite).visit('http://localhost:3000/api/clinic/callback?code=x&state=y');
    expect(back.url).toBe('http://localhost:3000/clinic?sign_in=refused');
  });

  it('locks after ten minutes without a call, and not before', async () => {
    const cookie = await enter(doctor);
    for (const minutes of [9, 9]) {
      suite.api.advance(minutes * minute);
      expect(await isOut(cookie)).toBe(false);
    }
    suite.api.advance(11 * minute);
    expect(await isOut(cookie)).toBe(true);
  });

  it('ends twelve hours after signing in, although it was used all the time', async () => {
    const cookie = await enter(doctor);
    for (const minutes of [...Array.from({ length: 79 }, () => 9), 8]) {
      suite.api.advance(minutes * minute);
      expect(await isOut(cookie)).toBe(false);
    }
    suite.api.advance(2 * minute);
    expect(await isOut(cookie)).toBe(true);
  });

  it('ends with its sign-out', async () => {
    const cookie = await enter(doctor);
    expect((await at(cookie, '/clinic/sign_out', 'POST', {})).status).toBe(200);
    expect(await isOut(cookie)).toBe(true);
  });

  it('ends with a sign-out that comes late only where that was meant for it', async () => {
    const [locked, newer, others] = [await enter(doctor), await enter(doctor), await enter(manager)];
    const name = async (cookie: string) => (await at(cookie)).body.data.session as string;
    for (const session of [await name(locked), await name(others)])
      expect((await at(newer, '/clinic/sign_out', 'POST', { session })).status).toBe(200);
    expect(await Promise.all([locked, newer, others].map(isOut))).toEqual([true, false, false]);
  });

  it('does nothing for a page of another origin', async () => {
    const cookie = await enter(manager);
    const body = {
      name: 'Eve',
      email: 'eve@mail.example',
      roles: ['manager'],
      specialty: null,
      licence: null,
    };
    expect(
      await suite.refused(() => at(cookie, '/clinic/staff', 'POST', body, 'https://evil.example')),
    ).toEqual([403, expect.stringContaining('not allowed')]);
    expect((await at(cookie, '/clinic/staff')).body.data).not.toContainEqual(
      expect.objectContaining({ name: 'Eve' }),
    );
  });

  it('is invited by mail, once, a doctor with specialty and licence', async () => {
    const cookie = await enter(manager);
    const email = 'femi.doctor@ilera.example';
    const body = { name: 'Dr Femi Ojo', email, roles: ['doctor'], specialty: 'Paediatrics', licence: null };
    const without = await at(cookie, '/clinic/staff', 'POST', body);
    expect(without.body.errors).toEqual({ licence: ['A doctor needs a licence number.'] });
    const whole = { ...body, licence: 'MDCN-1' };
    const invited = await at(cookie, '/clinic/staff', 'POST', whole);
    expect(invited.body.data).toMatchObject({ email, joined: false, active: true });
    const again = await at(cookie, '/clinic/staff', 'POST', { ...whole, email: email.toUpperCase() });
    // The answer was lost, and the page sends it again.
    expect({ status: again.status, data: again.body.data }).toEqual({ status: 200, data: invited.body.data });
    const other = await at(cookie, '/clinic/staff', 'POST', { ...whole, name: 'Dr Femi Oke' });
    expect(other.body.errors).toHaveProperty('email');
    const mails = await suite.mailsTo(email);
    expect(mails.map(({ text }) => text.includes('http://localhost:3000/clinic'))).toEqual([true]);
    expect((await signIn(email)).url).toBe('http://localhost:3000/clinic');
    expect((await at(cookie, '/clinic/staff')).body.data).toContainEqual(
      expect.objectContaining({ email, joined: true }),
    );
    expect((await at(cookie, '/clinic/staff', 'POST', whole)).body.errors).toHaveProperty('email');
  });

  it('loses every session and every further sign-in when a manager deactivates it', async () => {
    const [cookie, theirs] = [await enter(manager), await enter('kemi.care@ilera.example')];
    const { id, name, roles } = (await at(theirs)).body.data;
    const was = { name, roles, specialty: null, licence: null, active: true };
    const body = { ...was, active: false, was };
    // Twice, because the first answer may be lost.
    for (let time = 0; time < 2; time += 1)
      expect((await at(cookie, `/clinic/staff/${id}`, 'PUT', body)).body.data.active).toBe(false);
    expect(await isOut(theirs)).toBe(true);
    expect((await signIn('kemi.care@ilera.example')).url).toContain('refused');
    // A screen from before that does not let them in again by a new name.
    const stale = { ...was, name: 'Kemi Ojo', was };
    expect(await suite.refused(() => at(cookie, `/clinic/staff/${id}`, 'PUT', stale))).toEqual([
      409,
      expect.stringContaining('Somebody else has just changed'),
    ]);
    await at(cookie, `/clinic/staff/${id}`, 'PUT', { ...was, was: { ...was, active: false } });
    expect((await signIn('kemi.care@ilera.example')).cookie).not.toBe('');
  });

  it('keeps the account of a staff member who is invited by a new address', async () => {
    const email = 'kemi.married@ilera.example';
    await suite.api.run(`update staff set subject = 'demo-${email}' where email = 'kemi.care@ilera.example'`);
    const body = { name: 'Kemi Again', email, roles: ['care'], specialty: null, licence: null };
    expect((await at(await enter(manager), '/clinic/staff', 'POST', body)).status).toBe(200);
    const { cookie } = await signIn(email);
    expect((await at(cookie)).body.data).toMatchObject({ email: 'kemi.care@ilera.example' });
  });

  it('cannot be left without a manager', async () => {
    const cookie = await enter(manager);
    const { id, name } = (await at(cookie)).body.data;
    const was = { name, roles: ['manager'], specialty: null, licence: null, active: true };
    const body = { ...was, active: false, was };
    expect(await suite.refused(() => at(cookie, `/clinic/staff/${id}`, 'PUT', body))).toEqual([
      422,
      expect.stringContaining('Another manager'),
    ]);
    const other = { ...body, active: true, roles: ['care'] };
    expect(await suite.refused(() => at(cookie, `/clinic/staff/${id}`, 'PUT', other))).toEqual([
      422,
      expect.stringContaining('Another manager'),
    ]);
  });

  it('begins with whom the configuration names as manager', async () => {
    jest.replaceProperty(suite.api.services.config, 'clinicManagers', ['founder@ilera.example']);
    const { cookie } = await signIn('founder@ilera.example');
    expect((await at(cookie)).body.data.roles).toEqual(['manager']);
  });

  it('keeps a manager where two take the role from each other at once', async () => {
    await suite.api.run(`update staff set roles = array['care'] where 'manager' = any(roles)`);
    const people = [manager, doctor];
    const change = async (by: string, whom: string) => {
      const id = await suite.api.one(`select id from staff where email = '${whom}'`);
      const was = JSON.parse(
        await suite.api.one(
          `select json_build_object('name', name, 'roles', roles, 'specialty', specialty, 'licence', licence, 'active', active)::text
           from staff where id = ${id}`,
        ),
      ) as object;
      const body = { ...was, name: 'Somebody', roles: ['support'], was };
      return at(await enter(by), `/clinic/staff/${id}`, 'PUT', body);
    };
    for (let round = 0; round < 5; round += 1) {
      await suite.api.run(
        `update staff set roles = array['manager'] where email in ('${people.join("','")}')`,
      );
      const answers = await Promise.all([change(manager, doctor), change(doctor, manager)]);
      const [done, refused] = answers.map(({ status }) => status).sort();
      // Forbidden where the other one was first before they were let in.
      expect({ done, isRefused: [403, 422].includes(refused!) }).toEqual({ done: 200, isRefused: true });
      expect(await suite.api.one(`select count(*) from staff where 'manager' = any(roles)`)).toBe('1');
    }
  });
});
