import type { FastifyBaseLogger } from 'fastify';
import { year } from '../testing/booking-days';
import { clinicSteps, nneka } from '../testing/clinic/clinic-steps';
import { supportSteps } from '../testing/clinic/support-steps';
import { tablesWith } from '../testing/databases/all-rows';
import { loadNative } from '../testing/native';
import { onDatabase } from '../testing/on-database';
import type * as WhoWaits from '../testing/probes/who-waits';
import { soon } from '../testing/soon';
import { visitSteps } from '../testing/visit-steps';
import type * as ErasePerson from './erase-person';
import type * as OwnerOfAddress from './owner-of-address';

onDatabase('the erasure of an address', (suite) => {
  const { payAsGuest, register } = visitSteps(suite);
  const { as, setState, start } = clinicSteps(suite);
  const { of, person } = supportSteps(suite);

  /** @returns the id of the account that the log names */
  async function erase(email: string): Promise<unknown> {
    const { erase: erasing } = await loadNative<typeof ErasePerson>('../privacy/erase-person.ts');
    const { lockOwnerOfAddress } = await loadNative<typeof OwnerOfAddress>('../privacy/owner-of-address.ts');
    const { services } = suite.api;
    const info = jest.fn<void, [{ userId: unknown }]>();
    const log = { info } as unknown as FastifyBaseLogger;
    await erasing(services, log, (tx) => lockOwnerOfAddress(tx, services, email));
    return info.mock.calls[0]?.[0].userId;
  }
  const join = (email: string) =>
    suite.post('/waitlist/join', {
      email,
      first_name: 'Ngozi',
      last_name: 'Eze',
      phone_number: '08031234567',
    });
  const refunded = (payment: string) =>
    suite.api.one(
      `select count(*) from refunds where payment_id = (select id from payments where reference = '${payment}')`,
    );

  it('leaves only the books of a guest, and refunds a visit to come', async () => {
    const email = 'never.registered@mail.example';
    const [over, coming, others] = [
      await payAsGuest(email, `8-1-${year} 09:30 am`),
      await payAsGuest('Never.Registered@mail.example', `8-2-${year} 09:30 am`),
      await payAsGuest('somebody.else@mail.example', `8-3-${year} 09:30 am`),
    ];
    const { visits } = await person(over);
    const first = visits.at(-1)!.reference;
    await start(first, nneka);
    await as(nneka, `/visits/${first}/note`, { summary: 'x', self_care: '', come_back: 'y' });
    await setState(first, 'finished', nneka);
    await join(email);
    await of(over, '/notes', { text: 'Asked for the receipt.' }, 'POST');
    expect(await erase(` ${email.toUpperCase()}`)).toBeNull();
    expect(await tablesWith(suite, email)).toEqual(['outbox', 'sandbox_transactions']);
    const mails = await suite.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Ilera data was erased']);
    expect(mails[0]?.text).not.toMatch(/your account|session|running plan/i);
    for (const table of ['notes', 'waitlist', 'support_notes'])
      expect([table, await suite.api.one(`select count(*) from ${table}`)]).toEqual([table, '0']);
    expect([await refunded(over), await refunded(coming), await refunded(others)]).toEqual(['0', '1', '0']);
    const receipts = `select count(*) from receipts r join payments p on p.id = r.payment_id where p.reference in ('${over}', '${coming}')`;
    expect(await suite.api.one(receipts)).toBe('2');
    expect((await person(others)).visits).toHaveLength(1);
  });

  it('takes people who only wait off the waitlist', async () => {
    const email = 'only.waits@mail.example';
    await join(email);
    await erase(email);
    expect(await tablesWith(suite, email)).toEqual(['outbox']);
  });

  it('takes the account of the address, proven or not, with what the address paid before', async () => {
    const email = 'registered.later@mail.example';
    await payAsGuest(email, `8-4-${year} 09:30 am`);
    await register(email);
    const id = Number(await suite.api.userId(email));
    expect(await erase(email)).toBe(id);
    expect(await tablesWith(suite, email)).toEqual(['outbox', 'sandbox_transactions']);
    expect(await suite.mailsTo(email, 'All sessions have ended')).toHaveLength(1);
  });

  suite.itOnPostgres('comes before a guest who cancels the visit at that moment', async () => {
    const email = 'cancels.meanwhile@mail.example';
    const payment = await payAsGuest(email, `8-5-${year} 09:30 am`);
    const [, token = ''] = /\/visit#(\S+)/.exec((await suite.mailsTo(email))[0]?.text ?? '') ?? [];
    const { holdUntilWaiting, readWaiting } = await loadNative<typeof WhoWaits>('./probes/who-waits.ts');
    const hold = `select id from visits where payment_id = (select id from payments where reference = '${payment}') for update`;
    const { status } = await holdUntilWaiting(suite.api, hold, 2, async () => {
      const erasing = erase(email);
      await soon('the waiting erasure', async () => (await readWaiting(suite.api)).length > 0);
      const cancelling = suite.post('/visit/cancel', { token: decodeURIComponent(token) });
      await erasing;
      return cancelling;
    });
    expect({ status, refunds: await refunded(payment) }).toEqual({ status: 404, refunds: '1' });
  });

  it('refuses the address of somebody who only works here, whose mails stay', async () => {
    await suite.api.run(
      `insert into outbox (recipient, subject, text, html) values ('${nneka}', 'A visit', '', '')`,
    );
    const before = await tablesWith(suite, nneka);
    await expect(erase(nneka)).rejects.toThrow('nobody outside the staff uses this address');
    expect(await tablesWith(suite, nneka)).toEqual(before);
    expect(before).toEqual(expect.arrayContaining(['outbox', 'staff']));
  });

  it('refuses an address that nobody uses', async () => {
    await expect(erase('nobody.at.all@mail.example')).rejects.toThrow('nobody outside the staff');
    expect(await tablesWith(suite, 'nobody.at.all')).toEqual([]);
  });
});
