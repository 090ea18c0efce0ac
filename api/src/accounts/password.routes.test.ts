import { onDatabase } from '../testing/on-database';
import { password, peopleOf, somebody } from '../testing/people';
import { resetPassword } from '../testing/reset-password';
import { whileWritesFail } from '../testing/while-writes-fail';

onDatabase('passwords', (suite) => {
  const { login, linkIn, prove, registered, tokenOf } = peopleOf(suite);

  it('resets a password once, ends all sessions, and says so by mail', async () => {
    const person = await registered();
    const old = await tokenOf(person.email);
    await suite.post('/auth/individual/forget-password', { email: person.email });
    const token = await linkIn(person.email, 'reset_password');
    const body = { password: 'the next secret', password_confirmation: 'the next secret' };
    expect((await suite.post(`/individual/set-password/${token}`, body)).status).toBe(200);
    expect((await suite.get('/individual/profile', old)).status).toBe(401);
    expect(await suite.refused(() => login(person.email))).toEqual([
      422,
      expect.stringContaining('not right'),
    ]);
    expect((await login(person.email, 'the next secret')).status).toBe(200);
    const session = await tokenOf(person.email, 'the next secret');
    // The answer was lost, and the page sends it again.
    expect((await suite.post(`/individual/set-password/${token}`, body)).status).toBe(200);
    expect((await suite.get('/individual/profile', session)).status).toBe(200);
    const other = { password: 'another secret', password_confirmation: 'another secret' };
    expect(await suite.refused(() => suite.post(`/individual/set-password/${token}`, other))).toEqual([
      422,
      expect.stringContaining('not valid or has expired'),
    ]);
    expect(await suite.mailsTo(person.email, 'was changed')).toHaveLength(1);
  });

  it('sends reset links to other people when the link of one person fails', async () => {
    const [broken, other] = [await registered(), await registered()];
    for (const { email } of [broken, other]) await suite.post('/auth/individual/forget-password', { email });
    const id = await suite.api.userId(broken.email);
    await whileWritesFail(suite.api, 'one_time_tokens', `user_id <> ${id}`, () =>
      expect(suite.api.housekeep()).rejects.toThrow(),
    );
    const sent = `select count(*) from outbox where subject ilike '%password%' and recipient = '${other.email}'`;
    expect(await suite.api.one(sent)).toBe('1');
    expect(await linkIn(broken.email, 'reset_password')).not.toBe('');
  });

  it('accepts one of twenty simultaneous uses of a reset link', async () => {
    const person = await registered();
    await suite.post('/auth/individual/forget-password', { email: person.email });
    const token = await linkIn(person.email, 'reset_password');
    const attempts = Array.from({ length: 20 }, (_, i) => ({
      password: `race secret ${i}`,
      password_confirmation: `race secret ${i}`,
    }));
    const responses = await Promise.all(
      attempts.map((body) => suite.post(`/individual/set-password/${token}`, body)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not take a reset link after half an hour, nor a link of another purpose', async () => {
    const person = await registered();
    await suite.post('/auth/individual/forget-password', { email: person.email });
    const reset = await linkIn(person.email, 'reset_password');
    const verify = await linkIn(person.email, 'verify_account');
    const body = { password: 'the next secret', password_confirmation: 'the next secret' };
    expect(await suite.refused(() => suite.get(`/auth/individual/verify_account/${reset}`))).toEqual([
      422,
      expect.stringContaining('not valid or has expired'),
    ]);
    expect(await suite.refused(() => suite.post(`/individual/set-password/${verify}`, body))).toEqual([
      422,
      expect.stringContaining('not valid or has expired'),
    ]);
    suite.api.advance(31 * 60_000);
    expect(await suite.refused(() => suite.post(`/individual/set-password/${reset}`, body))).toEqual([
      422,
      expect.stringContaining('not valid or has expired'),
    ]);
  });

  it('sends one reset mail a minute; each link is open until one of them is used', async () => {
    const person = await registered();
    const ask = () => suite.post('/auth/individual/forget-password', { email: person.email });
    const resets = () => suite.mailsTo(person.email, 'reset_password');
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(await resets()).toHaveLength(1);
    const first = await linkIn(person.email, 'reset_password');
    suite.api.advance(61_000);
    await ask();
    expect(await resets()).toHaveLength(2);
    const body = { password: 'the next secret', password_confirmation: 'the next secret' };
    const other = { password: 'another secret', password_confirmation: 'another secret' };
    const second = await linkIn(person.email, 'reset_password');
    expect((await suite.post(`/individual/set-password/${first}`, body)).status).toBe(200);
    expect(await suite.refused(() => suite.post(`/individual/set-password/${second}`, other))).toEqual([
      422,
      expect.stringContaining('not valid or has expired'),
    ]);
  });

  it('does the same work for a forgotten password with and without an account', async () => {
    const person = await registered();
    for (const email of [person.email, 'nobody.at.all@mail.example'])
      expect((await suite.post('/auth/individual/forget-password', { email })).status).toBe(200);
    // When the response is sent, only the request itself is written, for both addresses.
    expect(await suite.api.one('select count(*) from reset_requests')).toBe('2');
    // The one mail so far is that of the registration.
    const mails = `select count(*) from outbox where recipient = '${person.email}'`;
    expect(await suite.api.one(mails)).toBe('1');
    await suite.api.housekeep();
    expect(await suite.api.one('select count(*) from reset_requests')).toBe('0');
    expect(await linkIn(person.email, 'reset_password')).not.toBe('');
    expect(await suite.mailsTo('nobody.at.all@mail.example')).toEqual([]);
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

  it('accepts a password in another Unicode form wherever a password is asked for', async () => {
    const typed = (text: string) => [text.normalize('NFC'), text.normalize('NFD')] as const;
    const [one, other] = typed('ọ̀rọ̀ aṣínà é');
    expect(one).not.toBe(other);
    const person = { ...somebody(), password: other };
    await suite.post('/auth/individual/register', person);
    const session = (await prove(person.email, one)).body.data[0].access_token as string;
    expect((await login(person.email, other)).status).toBe(200);
    const [next, nextOther] = typed('ẹ̀kejì ọ̀rọ̀ é');
    const change = { current_password: one, password: next, password_confirmation: nextOther };
    expect((await suite.post('/individual/set-password', change, session)).status).toBe(200);
    expect((await login(person.email, nextOther)).status).toBe(200);
    await suite.post('/auth/individual/forget-password', { email: person.email });
    const token = await linkIn(person.email, 'reset_password');
    const reset = { password: other, password_confirmation: one };
    expect((await suite.post(`/individual/set-password/${token}`, reset)).status).toBe(200);
    const last = (await login(person.email, one)).body.data[0].access_token as string;
    const erase = { password: one, confirmation: 'ERASE' };
    expect((await suite.post('/individual/data/erase', erase, last)).status).toBe(200);
  });

  it('changes a password, keeps this session and ends the others', async () => {
    const person = await registered();
    const [here, elsewhere] = [await tokenOf(person.email), await tokenOf(person.email)];
    const body = {
      current_password: password,
      password: 'changed secret',
      password_confirmation: 'changed secret',
    };
    // Twice, because the first answer may be lost.
    for (let time = 0; time < 2; time += 1)
      expect((await suite.post('/individual/set-password', body, here)).status).toBe(200);
    expect(await suite.mailsTo(person.email, 'was changed')).toHaveLength(1);
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
    const response = await suite.post('/individual/set-password', body, token);
    expect(response.status).toBe(422);
    expect(response.body.errors).toHaveProperty(field);
    expect((await suite.get('/individual/profile', token)).status).toBe(200);
  });

  it('refuses a password change to somebody who signs in with Google', async () => {
    const token = await suite.api.signIn('halima.google@ilera.example');
    const body = {
      current_password: 'anything',
      password: 'changed secret',
      password_confirmation: 'changed secret',
    };
    expect(await suite.refused(() => suite.post('/individual/set-password', body, token))).toEqual([
      422,
      expect.stringContaining('sign in with Google'),
    ]);
  });

  it('changes the password that somebody who signs in with Google has set by a reset', async () => {
    const email = 'halima.google@ilera.example';
    expect((await resetPassword(suite, email)).status).toBe(200);
    const changed = { password: 'changed secret', password_confirmation: 'changed secret' };
    const body = { current_password: 'the next secret', ...changed };
    const { status } = await suite.post('/individual/set-password', body, await suite.api.signIn(email));
    expect(status).toBe(200);
    expect((await login(email, 'changed secret')).status).toBe(200);
  });
});
