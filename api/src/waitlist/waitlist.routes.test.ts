/** @jest-environment ./api/src/testing/native-environment.cjs */
import { onDatabase } from '../testing/on-database';

// P5.3
onDatabase('the waitlist', (suite) => {
  const join = (change: object = {}) =>
    suite.post('/waitlist/join', {
      first_name: 'Ngozi',
      last_name: 'Eze',
      email: 'ngozi@mail.example',
      phone_number: '08031234567',
      ...change,
    });

  it('has an address once, with what was sent last, and writes to it once', async () => {
    const responses = await Promise.all([join(), join(), join()]);
    const corrected = await join({ email: 'Ngozi@Mail.example', phone_number: '08039999999' });
    expect(new Set([...responses, corrected].map(({ text }) => text)).size).toBe(1);
    const row = `select count(*) || ' ' || max(phone_number) from waitlist where lower(email) = 'ngozi@mail.example'`;
    expect(await suite.api.one(row)).toBe('1 08039999999');
    const mails = `select count(*) from outbox where lower(recipient) = 'ngozi@mail.example'`;
    expect(await suite.api.one(mails)).toBe('1');
  });
});
