import { head, memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';
import { password, peopleOf, somebody } from '../testing/people';
import { year } from '../testing/booking-days';
import { visitSteps } from '../testing/visit-steps';

const strangers = 'the stranger chose this';

onDatabase('a proven address (R4.89)', (suite) => {
  const { login, linkIn, openLink, prove, tokenOf } = peopleOf(suite);
  const { payAsGuest } = visitSteps(suite);
  let day = 0;

  /** Somebody with a visit that was paid as a guest, who has no account yet. */
  async function guest() {
    const person = somebody();
    await payAsGuest(person.email, `7-${(day += 1)}-${year} 09:30 am`);
    return person;
  }
  const register = (person: object, secret = password) =>
    suite.post('/auth/individual/register', { ...person, password: secret });
  const sessionOf = (answer: { body: { data: { access_token: string }[] } }) =>
    answer.body.data[0]?.access_token ?? null;
  const profileOf = async (session: string | null) =>
    (await suite.get('/individual/profile', session)).body.data;
  const typePhone = (token: string | null) =>
    suite.ask({
      method: 'PUT',
      url: '/individual/profile',
      token,
      body: { phone_number: '08039998877', city: 'Jos' },
    });
  const visits = async (session: string | null) => (await profileOf(session)).appointments_count;

  it('counts as proven when one browser uses both link and password: the account then has the visits', async () => {
    const person = await guest();
    await register(person);
    const session = sessionOf(await prove(person.email));
    expect(await profileOf(session)).toMatchObject({ appointments_count: 1, email_proven: true });
  });

  it('stays unproven when a scanner opens the link before a stranger signs in', async () => {
    const person = await guest();
    await register(person, strangers);
    await openLink(person.email);
    const session = sessionOf(await login(person.email, strangers));
    // Nor is what is paid from now on the stranger's.
    const paid = await payAsGuest(person.email, `7-${(day += 1)}-${year} 09:30 am`);
    expect(await profileOf(session)).toMatchObject({
      appointments_count: 0,
      recent_appointments: [],
      invitation: null,
      email_proven: false,
    });
    const { data } = (await suite.get('/individual/data', session)).body;
    expect({ payments: data.payments, mails: data.mails, waitlist: data.waitlist }).toEqual({
      payments: [],
      mails: [],
      waitlist: [],
    });
    expect((await suite.get(`/individual/receipt/${paid}`, session)).status).toBe(404);
    const erased = await suite.post(
      '/individual/data/erase',
      { password: strangers, confirmation: 'ERASE' },
      session,
    );
    expect(erased.status).toBe(200);
    // What is addressed to the mailbox is not the stranger's to erase.
    expect((await suite.mailsTo(person.email)).length).toBeGreaterThan(0);
    await register(person);
    expect(await visits(sessionOf(await prove(person.email)))).toBe(2);
  });

  it('is needed for an invitation', async () => {
    const person = somebody();
    const id = await memberSteps(suite).planOf(head).inviteOne(person.email);
    await register(person, strangers);
    await openLink(person.email);
    const theirs = sessionOf(await login(person.email, strangers));
    expect((await profileOf(theirs)).invitation).toBeNull();
    for (const method of ['POST', 'DELETE']) {
      const url = `/individual/invitations/${id}${method === 'POST' ? '/accept' : ''}`;
      expect(await suite.refused(() => suite.ask({ method, url, token: theirs, body: {} }))).toEqual([
        404,
        expect.stringContaining('was not found'),
      ]);
    }
    await register(person);
    const session = sessionOf(await prove(person.email));
    expect((await profileOf(session)).invitation).toMatchObject({ id });
  });

  it('takes no proof that was guessed, used for another account, or is half an hour old', async () => {
    const [person, other] = [await guest(), somebody()];
    await register(person);
    await register(other);
    const [own, others] = [await openLink(person.email), await openLink(other.email)];
    for (const cookie of ['address_proof=guess', others, `${own}x`, `x${own}`])
      expect(await visits(sessionOf(await login(person.email, password, cookie)))).toBe(0);
    expect(await suite.refused(() => login(person.email, strangers, own))).toEqual([
      422,
      expect.stringContaining('not right'),
    ]);
    suite.api.advance(31 * 60_000);
    expect(await visits(sessionOf(await login(person.email, password, own)))).toBe(0);
  });

  it('ends the session of a stranger who registered first once the owner registers, opens the link and signs in', async () => {
    const person = await guest();
    await register({ ...person, first_name: 'Eve' }, strangers);
    const old = await openLink(person.email);
    const oldLink = await linkIn(person.email, 'verify_account');
    const theirs = sessionOf(await login(person.email, strangers));
    await typePhone(theirs);
    await register(person);
    // Before the owner has even opened the mail.
    expect((await suite.get('/individual/profile', theirs)).status).toBe(401);
    expect(await suite.refused(() => login(person.email, strangers, old))).toEqual([
      422,
      expect.stringContaining('not right'),
    ]);
    expect(await suite.refused(() => suite.get(`/auth/individual/verify_account/${oldLink}`))).toEqual([
      422,
      expect.stringContaining('not valid or has expired'),
    ]);
    expect(await visits(sessionOf(await login(person.email, password, await openLink(person.email))))).toBe(
      1,
    );
    expect(await suite.refused(() => login(person.email, strangers))).toEqual([
      422,
      expect.stringContaining('not right'),
    ]);
    expect((await profileOf(await tokenOf(person.email))).phone_number).toBeNull();
  });

  it('gives nothing to a stranger who registers an address in use again when a scanner opens the link', async () => {
    const person = await guest();
    await register(person);
    await openLink(person.email);
    const owner = sessionOf(await login(person.email));
    await suite.ask({ method: 'PUT', url: '/individual/profile', token: owner, body: { city: 'Jos' } });
    await register({ ...person, first_name: 'Eve' }, strangers);
    const link = await linkIn(person.email, 'verify_account');
    // It is not enough to log in anywhere.
    expect((await suite.get(`/auth/individual/verify_account/${link}`)).body.message).toContain(
      'in the browser that opened the link, or reset your password',
    );
    const answer = await login(person.email, strangers);
    expect({ status: answer.status, data: answer.body.data }).toEqual({ status: 200, data: [] });
    // The owner comes back with a mail, and finds everything.
    await suite.post('/auth/individual/forget-password', { email: person.email });
    const reset = await linkIn(person.email, 'reset_password');
    const next = 'the way back in';
    await suite.post(`/individual/set-password/${reset}`, { password: next, password_confirmation: next });
    expect(await profileOf(sessionOf(await login(person.email, next)))).toMatchObject({
      first_name: 'Sade',
      city: 'Jos',
      appointments_count: 1,
    });
    expect(await suite.refused(() => login(person.email, strangers))).toEqual([
      422,
      expect.stringContaining('not right'),
    ]);
  });

  it('keeps the link of somebody whose registration was sent twice at once, and mails a stranger’s few', async () => {
    const person = await guest();
    await Promise.all([register(person), register(person)]);
    const mails = async () => (await suite.mailsTo(person.email)).length;
    // The other one is about the visit.
    expect(await mails()).toBe(2);
    expect(await visits(sessionOf(await prove(person.email)))).toBe(1);
    const other = somebody();
    for (let index = 1; index <= 12; index += 1) await register(other, `secret number ${index}`);
    expect(await suite.mailsTo(other.email)).toHaveLength(6);
    suite.api.advance(61 * 60_000);
    await register(other);
    expect((await prove(other.email)).status).toBe(200);
  });

  it('keeps password and links of somebody who registers twice with the same words', async () => {
    const person = await guest();
    await register(person);
    const first = await linkIn(person.email, 'verify_account');
    await register({ ...person, email: person.email.toUpperCase() });
    expect((await suite.get(`/auth/individual/verify_account/${first}`)).status).toBe(200);
    expect(await suite.mailsTo(person.email)).toHaveLength(2);
    expect(await visits(sessionOf(await prove(person.email)))).toBe(1);
  });

  it('stays unproven after a link is opened on another device, until the owner opens a link while signed in (R4.106)', async () => {
    const person = await guest();
    await register(person);
    await openLink(person.email);
    const session = sessionOf(await login(person.email));
    expect(await profileOf(session)).toMatchObject({ appointments_count: 0, email_proven: false });
    suite.api.advance(61_000);
    const mails = async () => (await suite.mailsTo(person.email)).length;
    const before = await mails();
    await Promise.all([1, 2, 3].map(() => suite.post('/individual/verification_link', {}, session)));
    expect(await mails()).toBe(before + 1);
    const other = await suite.api.signIn('bayo.planholder@ilera.example');
    await openLink(person.email, other);
    expect(await visits(session)).toBe(0);
    expect(await openLink(person.email, session)).toBe('');
    expect(await profileOf(session)).toMatchObject({ appointments_count: 1, email_proven: true });
    suite.api.advance(61_000);
    await suite.post('/individual/verification_link', {}, session);
    expect(await mails()).toBe(before + 1);
  });

  it('counts as proven after a password reset by mail, which ends the password and session of a stranger', async () => {
    const person = await guest();
    await register(person, strangers);
    await openLink(person.email);
    const theirs = sessionOf(await login(person.email, strangers));
    await typePhone(theirs);
    await suite.post('/auth/individual/forget-password', { email: person.email });
    const reset = await linkIn(person.email, 'reset_password');
    const body = { password, password_confirmation: password };
    expect((await suite.post(`/individual/set-password/${reset}`, body)).status).toBe(200);
    expect((await suite.get('/individual/profile', theirs)).status).toBe(401);
    expect(await suite.refused(() => login(person.email, strangers))).toEqual([
      422,
      expect.stringContaining('not right'),
    ]);
    expect(await visits(await tokenOf(person.email))).toBe(1);
    // Texts with the link to a visit would go there.
    expect(await profileOf(await tokenOf(person.email))).toMatchObject({ phone_number: null, city: 'Jos' });
    expect(await suite.mailsTo(person.email, 'removed the phone number')).not.toEqual([]);
  });

  it('stays proven: whoever registers it later changes nothing', async () => {
    const person = await guest();
    await register(person);
    const session = sessionOf(await prove(person.email));
    await register({ ...person, first_name: 'Eve' }, strangers);
    expect(await profileOf(session)).toMatchObject({ first_name: 'Sade', email_proven: true });
    expect(await suite.refused(() => login(person.email, strangers))).toEqual([
      422,
      expect.stringContaining('not right'),
    ]);
  });

  it('includes upper and lower case of the address, and no other address of the same mailbox', async () => {
    const person = await guest();
    const [local, domain] = person.email.split('@');
    const plus = { ...person, email: `${local}+x@${domain}` };
    await register(plus, strangers);
    expect(await visits(sessionOf(await prove(plus.email, strangers)))).toBe(0);
    const shouting = { ...person, email: person.email.toUpperCase() };
    await register(shouting, strangers);
    await openLink(shouting.email);
    expect(await visits(sessionOf(await login(person.email, strangers)))).toBe(0);
    await register(person);
    expect(await visits(sessionOf(await prove(shouting.email)))).toBe(1);
  });

  it('has one password after twenty registrations at once, and that one proves it', async () => {
    const person = await guest();
    const secrets = Array.from({ length: 20 }, (_, index) => `one of many secrets ${index}`);
    await Promise.all(secrets.map((secret) => register(person, secret)));
    const cookie = await openLink(person.email);
    const answers = [];
    for (const secret of secrets) answers.push(await login(person.email, secret, cookie));
    const right = answers.filter(({ status }) => status === 200);
    expect(right).toHaveLength(1);
    expect(await visits(right[0] ? sessionOf(right[0]) : null)).toBe(1);
  });

  it('gives the proof to the browser alone: no script and no other site can read or use it', async () => {
    const person = somebody();
    await register(person);
    const link = await linkIn(person.email, 'verify_account');
    const { headers, text } = await suite.get(`/auth/individual/verify_account/${link}`);
    const [pair, ...options] = headers['set-cookie']?.split('; ') ?? [];
    expect(pair).toMatch(/^address_proof=[\w-]{43}$/);
    expect(options.sort()).toEqual([
      'HttpOnly',
      'Max-Age=1800',
      'Path=/api/auth/individual',
      'SameSite=Strict',
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toContain(headers['set-cookie']?.slice(14, 57));
  });
});
