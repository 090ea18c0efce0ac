import { onDatabase } from '../testing/on-database';

onDatabase('the waitlist (R4.35)', (suite) => {
  beforeEach(() => suite.api.run('delete from waitlist'));
  const join = (change: object = {}) =>
    suite.post('/waitlist/join', {
      first_name: 'Ngozi',
      last_name: 'Eze',
      email: 'ngozi@mail.example',
      phone_number: '08031234567',
      ...change,
    });

  const row = `select count(*) || ' ' || max(phone_number) from waitlist where lower(email) = 'ngozi@mail.example'`;
  const mails = async () =>
    Number(await suite.api.one(`select count(*) from outbox where lower(recipient) = 'ngozi@mail.example'`));

  it('stores an address once, keeps its data when a stranger joins with it, and sends one mail', async () => {
    const before = await mails();
    const responses = await Promise.all([join(), join(), join()]);
    const stranger = await join({ email: 'Ngozi@Mail.example', phone_number: '08039999999' });
    expect(new Set([...responses, stranger].map(({ text }) => text)).size).toBe(1);
    expect(stranger.body.message).toBe(
      "You've successfully joined the waitlist. Please check your mailbox for a mail!",
    );
    expect(await suite.api.one(row)).toBe('1 08031234567');
    expect((await mails()) - before).toBe(1);
  });

  it('accepts a person again after the mail about their city, with their new details', async () => {
    await join();
    await suite.api.run(`update waitlist set told_at = now()`);
    const before = await mails();
    await Promise.all([join({ phone_number: '08039999999' }), join({ phone_number: '08039999999' })]);
    expect(await suite.api.one(row)).toBe('1 08039999999');
    expect((await mails()) - before).toBe(1);
    expect(await suite.api.one(`select count(*) from waitlist where told_at is null`)).toBe('1');
  });

  it.each([
    ['phone_number', { phone_number: '8031234567' }],
    ['phone_number', { phone_number: '080312345678' }],
    ['email', { email: 'uju' }],
    ['first_name', { first_name: ' ' }],
    ['last_name', { last_name: undefined }],
  ])('refuses a wrong %s under its field', async (field, change) => {
    expect(await suite.refused(() => join(change))).toEqual([422, field]);
  });

  it('takes an address as short as an address can be', async () => {
    expect((await join({ email: 'a@b.co' })).status).toBe(200);
    expect(await suite.api.one(`select email from waitlist`)).toBe('a@b.co');
  });
});
