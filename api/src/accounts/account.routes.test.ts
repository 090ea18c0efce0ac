import { onDatabase } from '../testing/on-database';
import { password, peopleOf, somebody } from '../testing/people';

onDatabase('accounts', (suite) => {
  const { login, linkIn, registered, tokenOf } = peopleOf(suite);

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
    expect(await suite.mailsTo(person.email)).toHaveLength(1);
    suite.api.advance(61_000);
    await login(person.email);
    expect(await suite.mailsTo(person.email)).toHaveLength(2);
  });

  it('gives the same response for a known and an unknown address', async () => {
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
    expect((await suite.mailsTo(person.email)).at(-1)?.subject).toContain('already have');
    expect(await suite.refused(() => login(person.email, 'another secret here'))).toEqual([
      422,
      expect.stringContaining('not right'),
    ]);
    expect((await login(person.email)).status).toBe(200);
  });

  it('treats an address in upper and in lower case as the same', async () => {
    const person = await registered();
    expect((await login(person.email.toUpperCase())).body.data).toHaveLength(1);
    await suite.post('/auth/individual/register', { ...person, email: person.email.toUpperCase() });
    expect(await suite.api.one(`select count(*) from users where lower(email) = '${person.email}'`)).toBe(
      '1',
    );
  });

  it('tells an owner of a repeated registration once a minute', async () => {
    const person = await registered();
    for (let index = 0; index < 5; index += 1) await suite.post('/auth/individual/register', person);
    expect(await suite.mailsTo(person.email, 'already have')).toHaveLength(1);
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
      /^\$argon2id\$/,
    );
    expect(await suite.api.one(`select count(*) from sessions where token_hash = '${token}'`)).toBe('0');
    expect(suite.api.log.join('')).not.toContain(token);
    expect(suite.api.log.join('')).not.toContain(password);
  });

  it('uses the whole of a long password', async () => {
    const person = { ...somebody(), password: `${'long secret '.repeat(9)}1` };
    await suite.post('/auth/individual/register', person);
    expect(await suite.refused(() => login(person.email, `${'long secret '.repeat(9)}2`))).toEqual([
      422,
      expect.stringContaining('not right'),
    ]);
    expect((await login(person.email, person.password)).status).toBe(200);
  });

  it('keeps sentences and links in a name out of the greeting of mails', async () => {
    const email = 'stranger@mail.example';
    await suite.post('/auth/individual/register', {
      first_name: 'URGENT: your account is locked, open https://evil.example/login',
      last_name: 'x',
      email,
      password: 'a long enough secret',
    });
    const [mail] = await suite.mailsTo(email);
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|URGENT/);
  });
});
