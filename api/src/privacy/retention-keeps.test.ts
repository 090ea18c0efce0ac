import { onDatabase } from '../testing/on-database';
import {
  agedRows,
  mail,
  claim,
  payment,
  membership,
  registration,
  under,
} from '../testing/databases/aged-rows';

onDatabase('data past its retention time that is still needed', (suite) => {
  const count = async (from: string) => Number(await suite.api.one(`select count(*) from ${from}`));
  const write = agedRows(suite);

  it('keeps a mail that waits, and a payment with its amount and payer for the books', async () => {
    const days = suite.api.services.config.retention.medical + 1;
    const paid = await write(days, payment);
    await suite.api.run(`update payments set email = 'payer@mail.example' where reference = '${paid}'`);
    const waits = await write(days, (row) => mail(row, 'created_at'));
    await suite.api.housekeep();
    expect(
      await count(`payments where reference = '${paid}' and last_name = 'Person' and amount_kobo = 99900`),
    ).toBe(1);
    expect(await count(`outbox where recipient = '${waits}'`)).toBe(1);
  });

  it('keeps the account of a claim that is not paid yet, and the phone number for a visit to come', async () => {
    const days = suite.api.services.config.retention.medical + 1;
    const owed = await write(days, claim);
    await suite.api.run(`update claims set status = 'approved' where reference = '${owed}'`);
    const paid = await write(days, payment);
    await suite.api.run(`update payments set scheduled_at = now() where reference = '${paid}'`);
    await suite.api.housekeep();
    expect(await count(`claims where reference = '${owed}' and account_number <> ''`)).toBe(1);
    expect(await count(`payments where reference = '${paid}' and phone <> ''`)).toBe(1);
  });

  it('keeps attempts with a refund, members who joined, and accounts that may be opened', async () => {
    const days = suite.api.services.config.retention.waitlist + 1;
    const refunded = await write(days, (row) =>
      under(
        payment(row, 'cancelled'),
        'refunds (payment_id, amount_kobo, currency, cause, next_attempt_at)',
        `1, 'NGN', 'expired', now()`,
      ),
    );
    const joined = await write(days, (row) => membership(row, 'expires_at', '2'));
    const [opened, corrected, again] = [
      await write(days, registration),
      await write(days, registration),
      await write(days, (row) =>
        under(
          registration(row),
          'one_time_tokens (user_id, token_hash, purpose, expires_at)',
          `'${row.name}', 'verify', now()`,
        ),
      ),
    ];
    await suite.api.run(`update users set email_verified_at = now() where email = '${opened}'`);
    await suite.api.run(`update users set needs_proof = 'address-corrected' where email = '${corrected}'`);
    await suite.api.housekeep();
    expect(await count(`payments where reference = '${refunded}'`)).toBe(1);
    expect(await count(`members where email = '${joined}'`)).toBe(1);
    expect(await count(`users where email in ('${opened}', '${corrected}', '${again}')`)).toBe(3);
  });
});
