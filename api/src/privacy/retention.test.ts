/** @jest-environment ./api/src/testing/native-environment.cjs */
import { onDatabase } from '../testing/on-database';

onDatabase('data past its retention time', (suite) => {
  const count = async (table: string, where = 'true') =>
    Number(await suite.api.one(`select count(*) from ${table} where ${where}`));

  it('goes when its days are over, and not before', async () => {
    await suite.api.run(`insert into outbox (recipient, subject, text, html, sent_at) values
      ('old@mail.example', 's', '', '', now() - interval '31 days'), ('new@mail.example', 's', '', '', now() - interval '29 days'),
      ('waits@mail.example', 's', '', '', null)`);
    await suite.api
      .run(`insert into waitlist (first_name, last_name, email, phone_number, created_at, told_at) values
      ('A', 'B', 'old@mail.example', '1', now() - interval '731 days', null), ('A', 'B', 'new@mail.example', '1', now(), null),
      ('A', 'B', 'told@mail.example', '1', now(), now() - interval '31 days')`);
    await suite.api.run(`insert into audit_events (actor_kind, action, what, at) values
      ('system', 'read', 'visit', now() - interval '2191 days'), ('system', 'read', 'visit', now() - interval '2000 days')`);
    await suite.api.run(
      `update visits set scheduled_at = now() - interval '2191 days', patient = '{}' where id = 1`,
    );
    // What fails keeps nothing else from being done.
    const list = jest.spyOn(suite.api.services.evidence, 'list').mockRejectedValue(new Error('away'));
    await expect(suite.api.housekeep()).rejects.toThrow('away');
    list.mockResolvedValue([]);
    expect(await count('outbox', `recipient = 'old@mail.example'`)).toBe(0);
    expect(await count('outbox', `recipient in ('new@mail.example', 'waits@mail.example')`)).toBe(2);
    expect(await count('waitlist', `email in ('old@mail.example', 'told@mail.example')`)).toBe(0);
    expect(await count('waitlist', `email = 'new@mail.example'`)).toBe(1);
    expect(await count('audit_events', `at < now() - interval '1900 days'`)).toBe(1);
    expect(await count('visits', `description = '' and patient is null`)).toBe(1);
    const changes = await count('audit_events');
    await suite.api.housekeep();
    expect(await count('audit_events')).toBe(changes);
  });

  it('keeps a payment for the books, without what it was for', async () => {
    await suite.api
      .run(`insert into payments (reference, kind, status, first_name, last_name, email, description, amount_kobo, provider, redirect_url, fingerprint, date_text, phone, patient, expires_at, created_at)
      values ('R', 'condition', 'success', 'Old', 'Person', 'old@mail.example', '${suite.api.seal('Malaria')}', 99900, 'sandbox', '', 'f', 'd', '${suite.api.seal('08031234567')}', '${suite.api.seal('{}')}', now(), now() - interval '2191 days')`);
    await suite.api.run(`insert into support_refunds (payment_id, reason, staff_id, created_at)
      select id, '${suite.api.seal('Asked by phone.')}', (select min(id) from staff), created_at from payments where reference = 'R'`);
    await suite.api.housekeep();
    expect(await count('support_refunds', `reason = ''`)).toBe(1);
    expect(await suite.api.one(`select amount_kobo from payments where reference = 'R'`)).toBe('99900');
    expect(await count('payments', `reference = 'R' and last_name = 'Person'`)).toBe(1);
    await suite.api.run(`update payments set email = 'erased-1-ab@erased.invalid' where reference = 'R'`);
    await suite.api.housekeep();
    expect(await count('payments', `reference = 'R' and last_name = 'Person'`)).toBe(0);
    expect(
      await count(
        'payments',
        `reference = 'R' and (description = 'Malaria' or fingerprint = 'f' or phone is not null or patient is not null)`,
      ),
    ).toBe(0);
  });
});
