import type { AccessEntry } from '@ilera/contracts/api';
import { tablesWith } from '../../testing/databases/all-rows';
import { year } from '../../testing/booking-days';
import { clinicSteps, kemi, musa, nneka, yusuf } from '../../testing/clinic/clinic-steps';
import { onDatabase } from '../../testing/on-database';
import { password } from '../../testing/people';
import { ada, bayo, visitSteps } from '../../testing/visit-steps';

onDatabase('a visit at the clinic', (suite) => {
  const { at, book, cancel, guestToken, payAsGuest, register, startAsGuest } = visitSteps(suite);
  const { as, assign, idOf, moveTo, setState, start } = clinicSteps(suite);
  const look = async (reference: string, email = nneka) => as(email, `/visits/${reference}`);
  const give = (reference: string, by: string, role: string, to: number | null, was: number | null) =>
    as(by, `/visits/${reference}/assignment`, { as: role, staff_id: to, was });

  it('says how to reach the person, and what was before', async () => {
    const earlier = await book(bayo);
    const { reference } = await book(bayo);
    const { body } = await look(reference);
    expect(body.data).toMatchObject({
      state: 'waiting',
      contact: { name: 'Bayo Adeyemi', email: bayo, phone: '+2348031234567' },
      link: null,
      note: null,
    });
    expect(body.data.earlier[0]).toMatchObject({ reference: earlier.reference, state: 'waiting' });
    await payAsGuest('ngozi@mail.example', `3-21-${year} 09:30 am`);
    await payAsGuest('Ngozi@mail.example', `3-22-${year} 09:30 am`);
    const [guest] = (await as(nneka, `/visits?day=${year}-03-22`)).body.data;
    const seen = (await look(guest.reference)).body.data;
    expect(seen.contact).toEqual({ name: 'Ann Bello', email: 'Ngozi@mail.example', phone: null });
    expect(seen.earlier).toHaveLength(1);
    expect((await look('APT-NOWHERE')).status).toBe(404);
  });

  it('says where a guest wants to be called: to the staff of visits, until they are erased (R4.99)', async () => {
    const email = 'calls.me@mail.example';
    const phone = '08039876543';
    const payment = await payAsGuest(email, `3-23-${year} 09:30 am`, { phone });
    for (const wrong of ['8039876543', '+2348039876543', ' '])
      expect((await startAsGuest(email, `3-24-${year} 09:30 am`, { phone: wrong })) ?? null).toBeNull();
    const [guest] = (await as(nneka, `/visits?day=${year}-03-23`)).body.data;
    expect((await look(guest.reference)).body.data.contact.phone).toBe(phone);
    const byLink = await suite.post('/visit', { token: await guestToken(email) });
    const result = await suite.get(`/condition/payment/status/${payment}`);
    expect([byLink.status, byLink.text, result.text].join()).not.toContain(phone);
    expect(JSON.stringify([await suite.mailsTo(email), await suite.mailsTo(kemi)])).not.toContain(phone);
    expect(await tablesWith(suite, phone)).toEqual([]);
    await (
      await register(email)
    )();
    expect((await look(guest.reference)).body.data.contact.phone).toBe(phone);
    const session = await suite.api.signIn(email);
    await suite.post('/individual/data/erase', { password, confirmation: 'ERASE' }, session);
    expect(await suite.api.one(`select phone is null from payments where reference = '${payment}'`)).toBe(
      'true',
    );
  });

  it('bears the name and phone of the guest who paid, also in the account of another with that address', async () => {
    const [efe, first_name, phone] = ['efe.corporate@ilera.example', 'Amina', '08039876512'];
    await payAsGuest(efe, `3-25-${year} 09:30 am`, { first_name, phone });
    const [row] = (await as(nneka, `/visits?day=${year}-03-25`)).body.data;
    expect(row.person).toBe('Amina B.');
    expect((await look(row.reference)).body.data.contact).toEqual({
      name: 'Amina Bello',
      email: efe,
      phone,
    });
    // Nor is Efe called or texted about the visit of somebody who left no number.
    const own = { phone_prefix: '+234', phone_number: '08031112223' };
    const session = await suite.api.signIn(efe);
    expect(
      (await suite.ask({ method: 'PUT', url: '/individual/profile', token: session, body: own })).status,
    ).toBe(200);
    await payAsGuest(efe, `3-27-${year} 09:30 am`, { first_name });
    const [other] = (await as(nneka, `/visits?day=${year}-03-27`)).body.data;
    expect((await look(other.reference)).body.data.contact.phone).toBeNull();
    // Who treats Efe does not treat Amina.
    await assign((await book(efe)).reference, yusuf, 'doctor');
    expect((await as(yusuf, `/visits/${row.reference}/reason`)).status).toBe(403);
  });

  it('shows why the person comes on a press, to those who treat them only, and the person sees who looked (R4.107)', async () => {
    const { reference, token } = await book(bayo);
    const refused = await as(kemi, `/visits/${reference}/reason`);
    expect({ status: refused.status, text: refused.text }).toEqual({
      status: 403,
      text: expect.not.stringContaining('Malaria'),
    });
    await assign(reference, kemi, 'care');
    const seen = await look(reference);
    expect({ text: seen.text, treats: seen.body.data.treats }).toEqual({
      text: expect.not.stringContaining('Payment for Malaria'),
      treats: false,
    });
    const reason = await as(kemi, `/visits/${reference}/reason`);
    expect(reason.body.data).toEqual({ reason: 'Payment for Malaria' });
    expect((await as(musa, `/visits/${reference}/reason`)).status).toBe(403);
    const trail = (await suite.get('/individual/data/access?count=50', token)).body.data
      .data as AccessEntry[];
    const reads = trail.filter(({ record }) => record === reference).map(({ who, what }) => `${who} ${what}`);
    expect(reads.filter((read) => read !== 'staff visit')).toEqual(['staff reason', 'you visit']);
    // Who has another visit of this person treats them too.
    expect((await as(nneka, `/visits/${reference}/reason`)).status).toBe(403);
    await assign((await book(bayo)).reference, nneka, 'doctor');
    expect((await look(reference)).body.data.treats).toBe(true);
  });

  it('goes to one of two staff who take it at once, and the other sees the name', async () => {
    const { reference } = await book(ada);
    const both = await Promise.all([assign(reference, nneka, 'doctor'), assign(reference, yusuf, 'doctor')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both[0]?.status === 200 ? nneka : yusuf;
    expect((await look(reference)).body.data.doctor.id).toBe(await idOf(winner));
    // The answer was lost, and the winner's page sends it again.
    const told = (await suite.mailsTo(ada)).length;
    expect((await assign(reference, winner, 'doctor')).status).toBe(200);
    expect(await suite.mailsTo(ada)).toHaveLength(told);
    const sent = await suite.mailsTo(ada, reference);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your Ilera appointment is booked',
      'The link to your Ilera consultation',
    ]);
  });

  it('gets a room that nobody can guess, once, and the person the link without the illness', async () => {
    const { reference } = await book(ada);
    const { link } = (await assign(reference, kemi, 'care')).body.data;
    expect(link).toMatch(/^https:\/\/meet\.jit\.si\/ilera-[0-9a-f]{32}$/);
    expect((await assign(reference, nneka, 'doctor')).body.data.link).toBe(link);
    const [, mail, ...more] = await suite.mailsTo(ada, reference);
    expect(mail?.text).toContain(link);
    expect(mail?.text).toMatch(/Kemi \S+ is your care manager/);
    expect(more.map(({ subject }) => subject)).toEqual(['Your doctor for your Ilera consultation']);
    expect(more[0]?.text).toMatch(/Dr Nneka Obi, General practice/);
    for (const { text } of [mail, ...more].filter((sent) => sent !== undefined))
      expect(text).not.toMatch(/Malaria/i);
    const stored = `select count(*) from visits where link like '%meet%'`;
    expect(await suite.api.one(stored)).toBe('0');
    const other = await book(ada);
    expect((await assign(other.reference, kemi, 'care')).body.data.link).not.toBe(link);
  });

  it('by message meets in the chat that is configured', async () => {
    const { reference } = await book(ada);
    await suite.api.run(`update visits set method = 'message' where reference = '${reference}'`);
    expect((await assign(reference, kemi, 'care')).body.data.link).toBe(
      `https://wa.me/2347000004537?text=${reference}`,
    );
    const own = await book(ada);
    const { meetingLinks } = suite.api.services.config;
    jest.replaceProperty(meetingLinks, 'video', 'https://rooms.example/{reference}/{room}');
    const { link } = (await assign(own.reference, kemi, 'care')).body.data;
    expect(link).toMatch(new RegExp(`^https://rooms.example/${own.reference}/[0-9a-f]{32}$`));
  });

  it('passes to a colleague and back, and never to one without the role for it', async () => {
    const { reference } = await book(ada);
    const [doctor, other, care] = [await idOf(nneka), await idOf(yusuf), await idOf(kemi)];
    expect((await give(reference, musa, 'doctor', care, null)).body.errors).toHaveProperty('staff_id');
    expect((await give(reference, musa, 'care', doctor, null)).body.errors).toHaveProperty('staff_id');
    expect((await give(reference, musa, 'doctor', doctor, null)).status).toBe(200);
    const told = (email: string) => suite.mailsTo(email, 'was given to you', reference);
    expect({ nneka: (await told(nneka)).length, musa: (await told(musa)).length }).toEqual({
      nneka: 1,
      musa: 0,
    });
    expect((await told(nneka))[0]?.text).not.toMatch(/malaria|ada/i);
    expect((await give(reference, kemi, 'doctor', other, doctor)).body.data.doctor.id).toBe(other);
    await suite.api.run(`update staff set active = false where id = ${doctor}`);
    expect(await suite.refused(() => give(reference, kemi, 'doctor', doctor, other))).toEqual([
      422,
      'staff_id',
    ]);
    await moveTo(reference, 20);
    await setState(reference, 'started', yusuf);
    expect(await told(yusuf)).toHaveLength(1);
    const back = await give(reference, yusuf, 'doctor', null, other);
    expect(back.body.data).toMatchObject({ doctor: null, state: 'waiting', started_at: null });
  });

  it('starts and ends in order, by its doctor, and is completed for the person', async () => {
    const { reference, token } = await book(ada);
    expect(await suite.refused(() => setState(reference, 'started'))).toEqual([
      422,
      expect.stringContaining('Take this visit first'),
    ]);
    await assign(reference, nneka, 'doctor');
    expect(await suite.refused(() => setState(reference, 'finished'))).toEqual([
      409,
      expect.stringContaining('Somebody else has just changed'),
    ]);
    await moveTo(reference, 31);
    expect((await setState(reference, 'started')).body.message).toContain('half an hour before');
    await moveTo(reference, 29);
    expect(await suite.refused(() => setState(reference, 'started', yusuf))).toEqual([
      422,
      expect.stringContaining('Take this visit first'),
    ]);
    const twice = await Promise.all([setState(reference, 'started'), setState(reference, 'started')]);
    // The answer to one may be lost.
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await setState(reference, 'finished')).body.data).toMatchObject({
      state: 'finished',
      link: null,
      ended_at: expect.any(String),
    });
    expect((await suite.get(at(reference), token)).body.data.status).toBe('success');
    expect(await suite.refused(() => setState(reference, 'no-show'))).toEqual([
      409,
      expect.stringContaining('Somebody else has just changed'),
    ]);
    expect(await suite.refused(async () => assign(reference, yusuf, 'doctor', await idOf(nneka)))).toEqual([
      422,
      expect.stringContaining('This visit is over'),
    ]);
  });

  it('is marked as missed only after its time and by its own staff, and is not refunded', async () => {
    const { reference, token } = await book(ada);
    await assign(reference, kemi, 'care');
    expect(await suite.refused(() => setState(reference, 'no-show', kemi))).toEqual([
      422,
      expect.stringContaining('has not come yet'),
    ]);
    await moveTo(reference, -10);
    expect(await suite.refused(() => setState(reference, 'no-show', yusuf))).toEqual([
      422,
      expect.stringContaining('Take this visit first'),
    ]);
    expect((await setState(reference, 'no-show', kemi)).body.data.state).toBe('no-show');
    const seen = (await suite.get(at(reference), token)).body.data;
    expect(seen).toMatchObject({ status: 'cancelled', refunded: false });
    expect(await suite.refused(() => cancel(reference, token))).toEqual([
      422,
      expect.stringContaining('This visit has begun, is over'),
    ]);
    // The answer was lost, and the page sends it again.
    await setState(reference, 'no-show', kemi);
    const told = await suite.mailsTo(ada, 'We missed you');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/call our support: .*\/account\/history/s);
    expect(told[0]?.text).not.toMatch(/malaria/i);
  });

  it('cannot be started once the person cancelled it', async () => {
    const { reference, token } = await book(ada);
    await assign(reference, nneka, 'doctor');
    await cancel(reference, token);
    expect(await suite.refused(() => setState(reference, 'started'))).toEqual([
      409,
      expect.stringContaining('Somebody else has just changed'),
    ]);
    expect((await look(reference)).body.data).toMatchObject({ state: 'cancelled', link: null });
  });

  it('is erased with the person, with all that was written of it', async () => {
    const email = 'danladi.smes@ilera.example';
    await suite.api.run(`delete from members where owner_id = ${await suite.api.userId(email)}`);
    const { reference, token } = await book(email);
    await start(reference);
    await as(nneka, `/visits/${reference}/note`, { summary: 'x', self_care: '', come_back: 'y' });
    const own = (await suite.get('/individual/data', token)).body.data as { notes: object[] };
    expect(own.notes).toMatchObject([{ summary: 'x' }]);
    const erase = { confirmation: 'ERASE', password: 'Ilera-demo-2026' };
    expect((await suite.post('/individual/data/erase', erase, token)).status).toBe(200);
    expect(await suite.api.one('select count(*) from notes')).toBe('0');
    expect((await look(reference)).status).toBe(404);
    // The doctor still had the visit open.
    const told = (await suite.mailsTo(nneka, reference)).at(-1);
    expect(told?.text).toContain('This consultation was cancelled');
  });

  it('is refunded shortly before its time when the person is erased, and its doctor gets a mail', async () => {
    const email = 'goes.today@mail.example';
    const payment = await payAsGuest(email, `3-26-${year} 09:30 am`);
    await (
      await register(email)
    )();
    const [{ reference }] = (await as(nneka, `/visits?day=${year}-03-26`)).body.data;
    await assign(reference, yusuf, 'doctor');
    await moveTo(reference, 90);
    const session = await suite.api.signIn(email);
    await suite.post('/individual/data/erase', { password, confirmation: 'ERASE' }, session);
    expect((await suite.mailsTo(yusuf)).at(-1)?.text).toContain('This consultation was cancelled');
    const refund = `select cause from refunds where payment_id = (select id from payments where reference = '${payment}')`;
    expect(await suite.api.one(refund)).toBe('cancelled');
    expect((await suite.mailsTo(email)).at(-1)?.text).toContain('is sent back to you');
  });
});
