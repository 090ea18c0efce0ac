/** @jest-environment ./api/src/testing/native-environment.cjs */
import { onEachDatabase } from '../testing/on-each-database';

const password = 'a long enough secret';
let people = 0;
const somebody = () => ({
  first_name: 'Sade',
  last_name: 'Ojo',
  email: `sade${(people += 1)}@mail.example`,
  password,
});

onEachDatabase('accounts', (suite) => {
  const login = (email: string, secret = password) =>
    suite.post('/auth/individual/login', { email, password: secret });
  const linkIn = async (email: string, part: string): Promise<string> => {
    const mails = JSON.parse(await suite.api.mailsTo(email)) as { text: string }[];
    const links = mails
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      .filter((link) => link.includes(part));
    return decodeURIComponent(links.at(-1)?.split(`${part}/`)[1] ?? '');
  };
  const registered = async () => {
    const person = somebody();
    await suite.post('/auth/individual/register', person);
    await suite.get(`/auth/individual/verify_account/${await linkIn(person.email, 'verify_account')}`);
    return person;
  };
  const tokenOf = async (email: string, secret = password) =>
    (await login(email, secret)).body.data[0].access_token as string;

  it('registers, mails a link, verifies, signs in', async () => {
    const person = somebody();
    expect((await suite.post('/auth/individual/register', person)).status).toBe(200);
    const unverified = await login(person.email);
    expect(unverified.status).toBe(200);
    expect(unverified.body.data).toEqual([]);
    const token = await linkIn(person.email, 'verify_account');
    const verified = await suite.get(`/auth/individual/verify_account/${token}`);
    expect(verified.body.message).toContain('verified');
    const session = await tokenOf(person.email);
    const profile = await suite.get('/individual/profile', session);
    expect(profile.body.data).toMatchObject({ email: person.email, signup_method: 'email', plan: null });
  });

  it('lets a mail program open the verification link before the person does', async () => {
    const person = somebody();
    await suite.post('/auth/individual/register', person);
    const url = `/auth/individual/verify_account/${await linkIn(person.email, 'verify_account')}`;
    expect((await suite.get(url)).status).toBe(200);
    expect((await suite.get(url)).status).toBe(200);
  });

  it('sends a new verification link at most once a minute', async () => {
    const person = somebody();
    await suite.post('/auth/individual/register', person);
    await login(person.email);
    await login(person.email);
    expect(JSON.parse(await suite.api.mailsTo(person.email))).toHaveLength(1);
    suite.api.advance(61_000);
    await login(person.email);
    expect(JSON.parse(await suite.api.mailsTo(person.email))).toHaveLength(2);
  });

  it('answers a known and an unknown address alike, everywhere', async () => {
    const known = await registered();
    const unknown = somebody();
    const pairs = [
      [await login(known.email, 'wrong password'), await login(unknown.email, 'wrong password')],
      [
        await suite.post('/auth/individual/forget-password', { email: known.email }),
        await suite.post('/auth/individual/forget-password', { email: unknown.email }),
      ],
      [
        await suite.post('/auth/individual/register', known),
        await suite.post('/auth/individual/register', unknown),
      ],
    ] as const;
    for (const [one, other] of pairs) {
      expect(one.status).toBe(other.status);
      expect(one.text).toBe(other.text);
    }
  });

  it('tells the owner of an address that somebody registered it again, and changes nothing', async () => {
    const person = await registered();
    await suite.post('/auth/individual/register', {
      ...person,
      first_name: 'Eve',
      password: 'another secret here',
    });
    const mails = JSON.parse(await suite.api.mailsTo(person.email)) as { subject: string }[];
    expect(mails.at(-1)?.subject).toContain('already have');
    expect((await login(person.email, 'another secret here')).status).toBe(422);
    expect((await login(person.email)).status).toBe(200);
  });

  it('takes an address in any case as the same', async () => {
    const person = await registered();
    expect((await login(person.email.toUpperCase())).body.data).toHaveLength(1);
    await suite.post('/auth/individual/register', { ...person, email: person.email.toUpperCase() });
    expect(await suite.api.one(`select count(*) from users where lower(email) = '${person.email}'`)).toBe(
      '1',
    );
  });

  it('resets a password once, ends all sessions, and says so by mail', async () => {
    const person = await registered();
    const old = await tokenOf(person.email);
    await suite.post('/auth/individual/forget-password', { email: person.email });
    const token = await linkIn(person.email, 'reset_password');
    const body = { password: 'the next secret', password_confirmation: 'the next secret' };
    expect((await suite.post(`/individual/set-password/${token}`, body)).status).toBe(200);
    expect((await suite.get('/individual/profile', old)).status).toBe(401);
    expect((await login(person.email)).status).toBe(422);
    expect((await login(person.email, 'the next secret')).status).toBe(200);
    expect((await suite.post(`/individual/set-password/${token}`, body)).status).toBe(422);
    const mails = JSON.parse(await suite.api.mailsTo(person.email)) as { subject: string }[];
    expect(mails.at(-1)?.subject).toContain('was changed');
  });

  it('lets one of twenty who use a reset link at once win', async () => {
    const person = await registered();
    await suite.post('/auth/individual/forget-password', { email: person.email });
    const token = await linkIn(person.email, 'reset_password');
    const attempts = Array.from({ length: 20 }, (_, i) => ({
      password: `race secret ${i}`,
      password_confirmation: `race secret ${i}`,
    }));
    const answers = await Promise.all(
      attempts.map((body) => suite.post(`/individual/set-password/${token}`, body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not take a reset link after half an hour, nor a link of another purpose', async () => {
    const person = await registered();
    await suite.post('/auth/individual/forget-password', { email: person.email });
    const reset = await linkIn(person.email, 'reset_password');
    const verify = await linkIn(person.email, 'verify_account');
    const body = { password: 'the next secret', password_confirmation: 'the next secret' };
    expect((await suite.get(`/auth/individual/verify_account/${reset}`)).status).toBe(422);
    expect((await suite.post(`/individual/set-password/${verify}`, body)).status).toBe(422);
    suite.api.advance(31 * 60_000);
    expect((await suite.post(`/individual/set-password/${reset}`, body)).status).toBe(422);
  });

  it('sends one reset mail a minute, and keeps one link open', async () => {
    const person = await registered();
    const ask = () => suite.post('/auth/individual/forget-password', { email: person.email });
    const resets = async () =>
      (JSON.parse(await suite.api.mailsTo(person.email)) as { text: string }[]).filter(({ text }) =>
        text.includes('reset_password'),
      );
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(await resets()).toHaveLength(1);
    const first = await linkIn(person.email, 'reset_password');
    suite.api.advance(61_000);
    await ask();
    expect(await resets()).toHaveLength(2);
    const body = { password: 'the next secret', password_confirmation: 'the next secret' };
    expect((await suite.post(`/individual/set-password/${first}`, body)).status).toBe(422);
    const second = await linkIn(person.email, 'reset_password');
    expect((await suite.post(`/individual/set-password/${second}`, body)).status).toBe(200);
  });

  it('does the same work for a forgotten password whether or not there is an account', async () => {
    const person = await registered();
    for (const email of [person.email, 'nobody.at.all@mail.example'])
      expect((await suite.post('/auth/individual/forget-password', { email })).status).toBe(200);
    // At the time of the answer nothing but the request itself is written, for both.
    expect(await suite.api.one('select count(*) from reset_requests')).toBe('2');
    const mails = `select count(*) from outbox where recipient = '${person.email}' and text like '%reset_password%'`;
    expect(await suite.api.one(mails)).toBe('0');
    await suite.api.housekeep();
    expect(await suite.api.one('select count(*) from reset_requests')).toBe('0');
    expect(await linkIn(person.email, 'reset_password')).not.toBe('');
    expect(JSON.parse(await suite.api.mailsTo('nobody.at.all@mail.example'))).toEqual([]);
  });

  it('refuses the own name as a new password, and keeps the link for another try', async () => {
    const person = await registered();
    await suite.post('/auth/individual/forget-password', { email: person.email });
    const token = await linkIn(person.email, 'reset_password');
    const set = (password: string) =>
      suite.post(`/individual/set-password/${token}`, { password, password_confirmation: password });
    expect((await set('SadeOjo99')).body.errors).toHaveProperty('password');
    expect((await set('the next secret')).status).toBe(200);
  });

  it('tells an owner of a repeated registration once a minute', async () => {
    const person = await registered();
    for (let index = 0; index < 5; index += 1) await suite.post('/auth/individual/register', person);
    const mails = JSON.parse(await suite.api.mailsTo(person.email)) as { subject: string }[];
    expect(mails.filter(({ subject }) => subject.includes('already have'))).toHaveLength(1);
  });

  it('changes a password, keeps this session and ends the others', async () => {
    const person = await registered();
    const [here, elsewhere] = [await tokenOf(person.email), await tokenOf(person.email)];
    const body = {
      current_password: password,
      password: 'changed secret',
      password_confirmation: 'changed secret',
    };
    expect((await suite.post('/individual/set-password', body, here)).status).toBe(200);
    expect((await suite.get('/individual/profile', here)).status).toBe(200);
    expect((await suite.get('/individual/profile', elsewhere)).status).toBe(401);
  });

  it.each([
    ['a wrong current password', { current_password: 'not it at all' }, 'current_password'],
    ['six characters', { password: 'sixsix', password_confirmation: 'sixsix' }, 'password'],
    ['a well-known one', { password: 'Password123', password_confirmation: 'Password123' }, 'password'],
    ['a different repetition', { password_confirmation: 'something else' }, 'password_confirmation'],
  ])('refuses %s under its field and keeps the session', async (_name, change, field) => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    const body = {
      current_password: 'Ilera-demo-2026',
      password: 'changed secret',
      password_confirmation: 'changed secret',
      ...change,
    };
    const answer = await suite.post('/individual/set-password', body, token);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty(field);
    expect((await suite.get('/individual/profile', token)).status).toBe(200);
  });

  it('refuses a password change to somebody who signs in with Google', async () => {
    const token = await suite.api.signIn('halima.google@ilera.example');
    const body = {
      current_password: 'anything',
      password: 'changed secret',
      password_confirmation: 'changed secret',
    };
    expect((await suite.post('/individual/set-password', body, token)).status).toBe(422);
  });

  it('ends a session on sign-out, after half an hour of rest, and after twelve hours in any case', async () => {
    const email = 'bayo.planholder@ilera.example';
    const first = await suite.api.signIn(email);
    await suite.post('/auth/individual/logout', {}, first);
    expect((await suite.get('/individual/profile', first)).status).toBe(401);
    const second = await suite.api.signIn(email);
    suite.api.advance(31 * 60_000);
    expect((await suite.get('/individual/profile', second)).status).toBe(401);
    const third = await suite.api.signIn(email);
    for (let quarter = 0; quarter < 47; quarter += 1) {
      suite.api.advance(15 * 60_000);
      await suite.get('/individual/profile', third);
    }
    expect((await suite.get('/individual/profile', third)).status).toBe(200);
    suite.api.advance(16 * 60_000);
    expect((await suite.get('/individual/profile', third)).status).toBe(401);
  });

  it('stores no secret as it is', async () => {
    const person = await registered();
    const token = await tokenOf(person.email);
    expect(await suite.api.one(`select password_hash from users where email = '${person.email}'`)).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
    expect(await suite.api.one(`select count(*) from sessions where token_hash = '${token}'`)).toBe('0');
    expect(suite.api.log.join('')).not.toContain(token);
    expect(suite.api.log.join('')).not.toContain(password);
  });

  it('uses the whole of a long password', async () => {
    const person = { ...somebody(), password: `${'long secret '.repeat(9)}1` };
    await suite.post('/auth/individual/register', person);
    expect((await login(person.email, `${'long secret '.repeat(9)}2`)).status).toBe(422);
    expect((await login(person.email, person.password)).status).toBe(200);
  });
});

onEachDatabase(
  'limits on guessing',
  (suite) => {
    const login = (email: string, secret: string, ip: string) =>
      suite.ask({ method: 'POST', url: '/auth/individual/login', body: { email, password: secret }, ip });

    it('makes the sixth wrong password wait, and not the owner at another address', async () => {
      const email = 'chioma.family@ilera.example';
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect((await login(email, 'wrong password', '10.0.0.1')).status).toBe(422);
      const sixth = await login(email, 'Ilera-demo-2026', '10.0.0.1');
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
      expect(sixth.body.errors).toBeTruthy();
      expect((await login(email, 'Ilera-demo-2026', '10.0.0.2')).status).toBe(200);
      suite.api.advance(3000);
      expect((await login(email, 'Ilera-demo-2026', '10.0.0.1')).status).toBe(200);
    });

    it.each([
      ['/auth/individual/forget-password', { email: 'nobody@mail.example' }, 5],
      [
        '/waitlist/join',
        { first_name: 'A', last_name: 'B', email: 'a@b.example', phone_number: '08031234567' },
        5,
      ],
      [
        '/auth/individual/register',
        { first_name: 'A', last_name: 'B', email: 'reg@b.example', password: 'long enough' },
        10,
      ],
      ['/individual/get_condition_discount', { code: 'GUESS', condition_id: 1 }, 20],
    ])('stops a flood of %s with 429 and the same shape of answer', async (url, body, allowed) => {
      const ip = '10.0.1.1';
      for (let attempt = 0; attempt < allowed; attempt += 1)
        expect((await suite.ask({ method: 'POST', url, body, ip })).status).not.toBe(429);
      const refused = await suite.ask({ method: 'POST', url, body, ip });
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        status: 'error',
        errors: [expect.stringContaining('Try again in')],
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await suite.ask({ method: 'POST', url, body, ip: '10.0.1.2' })).status).not.toBe(429);
    });
  },
  { rateLimits: true },
);
