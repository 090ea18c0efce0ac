/** @jest-environment ./api/src/testing/native-environment.cjs */
// Over 300 lines: each test goes on with the plan and the places that those before it left.
import { head, memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';

const day = 86_400_000;

// R4.75
onDatabase('invitations', (suite) => {
  const { accept, mails, profile, register, remove } = memberSteps(suite);
  const invite = async (people: object[], owner = head) =>
    suite.post('/individual/employees/invite', { people }, await suite.api.signIn(owner));
  const list = async (owner = head) =>
    (await suite.get('/individual/employees', await suite.api.signIn(owner))).body.data as {
      id: number;
      email: string;
      status: string;
    }[];
  const rowOf = async (email: string, owner = head) => (await list(owner)).find((row) => row.email === email);
  const seats = async (owner = head) =>
    (await suite.get('/individual/employees/seats', await suite.api.signIn(owner))).body.data;

  it('makes a person who follows the link a beneficiary, and not before they join', async () => {
    const uju = 'uju.eze@mail.example';
    const response = await invite([{ name: 'Uju Eze', email: uju, note: 'Welcome <b>home</b>' }]);
    expect([response.status, response.body.data]).toEqual([200, { invited: 1 }]);
    expect(await seats()).toEqual({ seats: 5, left: 1 });
    const [mail] = await mails(uju);
    expect(mail?.subject).toBe('You are invited to a health plan at Ilera');
    expect(mail?.text).toMatch(
      /Chioma Eze has invited you[\s\S]*Welcome <b>home<\/b>[\s\S]*\/employee\/[\w-]{20,}/,
    );
    await register(uju);
    const before = await profile(uju);
    expect(before).toMatchObject({
      plan: null,
      employer_id: null,
      invitation: { from: 'Chioma Eze', own_plan: null },
    });
    expect((await accept(uju, before.invitation.id)).status).toBe(200);
    const after = await profile(uju);
    expect(after).toMatchObject({ plan: { name: 'Family Plus' }, package_members: null, invitation: null });
    expect(after.employer_id).toBe(await suite.api.userId(head));
    expect((await rowOf(uju))?.status).toBe('active');
    const joined = (await mails(uju)).at(-1);
    expect(joined?.subject).toBe('You are covered by a health plan at Ilera');
    expect(joined?.text).toContain(after.enrollee_number);
    const token = await suite.api.signIn(uju);
    expect((await suite.get('/individual/employees', token)).status).toBe(403);
    // The answer was lost, and the page sends it again.
    const told = (await mails(uju)).length;
    expect((await accept(uju, before.invitation.id)).status).toBe(200);
    expect(await mails(uju)).toHaveLength(told);
  });

  it('takes the longest list that a page sends, to its last line', async () => {
    const people = Array.from({ length: 1000 }, (_, index) => ({
      name: 'Ngozi Ọlátúnjí '.repeat(6),
      email: `ngozi.${index}@mail.example`,
      note: 'Ẹ káàbọ̀. '.repeat(100),
    }));
    const { status, body } = await invite([...people.slice(1), people[1] ?? {}]);
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty(['people.999.email']);
  });

  it('carries no link and no sentence of the inviter but the note', async () => {
    const email = 'stranger.here@mail.example';
    const name = (first: string) =>
      suite.api.run(`update users set first_name = '${first}' where email = '${head}'`);
    await name('URGENT: open https://evil.example/login,');
    const note = 'See evil.example/now or http://evil.example, дом.рф/x, evil。com. Greetings';
    const { status } = await invite([{ name: 'A B', email, note }]);
    await name('Chioma');
    expect(status).toBe(200);
    const [mail] = await mails(email);
    expect(mail?.text).toContain('The owner of a plan has invited you');
    expect(mail?.text).toContain(
      'See (link removed) or (link removed) (link removed) (link removed). Greetings',
    );
    expect(mail?.text).not.toMatch(/evil|рф|URGENT/);
    expect((await remove((await rowOf(email))?.id ?? 0)).status).toBe(200);
  });

  it('shows an invitation to nobody but the verified owner of its address', async () => {
    const address = 'obinna.eze@ilera.example';
    const row = await rowOf(address);
    expect(row?.status).toBe('invited');
    expect((await accept('ada.individual@ilera.example', row?.id ?? 0)).status).toBe(404);
    expect((await profile('ada.individual@ilera.example')).invitation).toBeNull();
  });

  it('ends cover at once when somebody is taken off, says so by mail, and frees the place', async () => {
    const uju = 'uju.eze@mail.example';
    const { id } = (await rowOf(uju)) ?? { id: 0 };
    expect((await remove(id, 'danladi.smes@ilera.example')).status).toBe(403);
    expect((await remove(id)).status).toBe(200);
    expect(await profile(uju)).toMatchObject({ plan: null, employer_id: null, invitation: null });
    expect((await mails(uju)).at(-1)).toMatchObject({
      subject: 'Your Ilera cover has ended',
      text: expect.stringContaining('Chioma Eze has taken you off their health plan.'),
    });
    expect(await seats()).toEqual({ seats: 5, left: 2 });
    expect((await invite([{ name: 'Uju Eze', email: uju }])).status).toBe(200);
    expect((await profile(uju)).invitation).toMatchObject({ from: 'Chioma Eze' });
    await remove((await rowOf(uju))?.id ?? 0);
  });

  it('lets a member leave alone: cover ends at once, both are told by mail, and the place is free', async () => {
    const uju = 'uju.eze@mail.example';
    const leave = async (email: string) =>
      suite.ask({ method: 'DELETE', url: '/individual/membership', token: await suite.api.signIn(email) });
    const plan = (await profile(head)).plan;
    expect((await leave(head)).status).toBe(200);
    expect((await profile(head)).plan).toEqual(plan);
    expect((await invite([{ name: 'Uju Eze', email: uju }])).status).toBe(200);
    const { id } = (await rowOf(uju)) ?? { id: 0 };
    expect((await accept(uju, id)).status).toBe(200);
    await suite.api.run(`update users set last_name = 'Eze evil.example/now' where email = '${uju}'`);
    const before = await seats();
    const both = await Promise.all([leave(uju), leave(uju)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await profile(uju)).toMatchObject({ plan: null, employer_id: null, invitation: null });
    expect(await rowOf(uju)).toBeUndefined();
    expect(await seats()).toEqual({ seats: before.seats, left: before.left + 1 });
    expect((await mails(uju)).at(-1)).toMatchObject({
      subject: 'You have left a health plan at Ilera',
      text: expect.stringContaining('You have left the health plan of Chioma Eze.'),
    });
    const told = (await mails(head)).filter(
      ({ subject }) => subject === 'Somebody has left your Ilera health plan',
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`Name: Uju Eze (link removed)\nEmail: ${uju}`);
    const quote = await suite.post(
      '/individual/plan_quote',
      { plan_id: 1, frequency: 'quarter', quantity: 1 },
      await suite.api.signIn(uju),
    );
    expect(quote.status).toBe(200);
  });

  it('are sent once where the same list comes again, because the answer was lost', async () => {
    const people = ['once', 'twice'].map((name) => ({ name, email: `${name}@mail.example` }));
    expect((await invite(people)).body.data).toEqual({ invited: 2 });
    expect((await invite(people)).body.data).toEqual({ invited: 2 });
    expect(await mails('once@mail.example')).toHaveLength(1);
    const renamed = await invite([{ name: 'Somebody', email: 'once@mail.example' }]);
    expect(renamed.body.errors).toHaveProperty(['people.0.email']);
    suite.api.advance(11 * 60_000);
    expect((await invite(people)).body.errors).toHaveProperty(['people.0.email']);
    suite.api.advance(-11 * 60_000);
    for (const { email } of people) await remove((await rowOf(email))?.id ?? 0);
  });

  it('checks a list as a whole: one wrong row, and nobody is invited', async () => {
    const response = await invite([
      { name: 'Good One', email: 'good@mail.example' },
      { name: ' ', email: 'kosi.eze@ilera.example' },
      { name: 'Twice', email: 'GOOD@mail.example' },
      { name: 'Me', email: head },
    ]);
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({
      'people.1.name': ['The name is missing.'],
      'people.1.email': ['This person is on your list already.'],
      'people.2.email': ['The same email as person 1.'],
      'people.3.email': ['This is your own email address.'],
    });
    const many = Array.from({ length: 3 }, (_, i) => ({ name: `P ${i}`, email: `p${i}@mail.example` }));
    expect((await invite(many)).body.message).toBe('Your plan has room for 2 more, and these are 3.');
    expect(await list()).toHaveLength(3);
    expect(await mails('good@mail.example')).toEqual([]);
  });

  it('gives the last places to no more people than there are, however many ask at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => invite([{ name: `Racer ${i}`, email: `racer${i}@mail.example` }])),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await list()).toHaveLength(5);
    expect(responses.find(({ status }) => status !== 200)?.body.message).toMatch(
      /^All 5 places of your plan/,
    );
    for (const { id, email } of await list()) if (email.startsWith('racer')) await remove(id);
  });

  it('lets an invitation run out after fourteen days, free its place, and be sent again (R4.75)', async () => {
    const late = 'late@mail.example';
    await invite([{ name: 'Late Comer', email: late }]);
    await register(late);
    suite.api.advance(15 * day);
    expect((await rowOf(late))?.status).toBe('expired');
    expect((await profile(late)).invitation).toBeNull();
    expect(await seats()).toEqual({ seats: 5, left: 2 });
    const { id } = (await rowOf(late)) ?? { id: 0 };
    const again = await suite.post(
      `/individual/employees/${id}/resend`,
      undefined,
      await suite.api.signIn(head),
    );
    expect(again.status).toBe(200);
    expect((await rowOf(late))?.status).toBe('invited');
    expect((await profile(late)).invitation).toMatchObject({ id });
    const links = (await mails(late)).flatMap(({ text }) => /\/employee\/([\w-]+)/.exec(text)?.[1] ?? []);
    expect(new Set(links).size).toBe(2);
    const url = `/individual/invitations/${id}`;
    const decline = async (email: string) =>
      (await suite.ask({ method: 'DELETE', url, token: await suite.api.signIn(email) })).status;
    expect(await decline(late)).toBe(200);
    expect(await rowOf(late)).toBeUndefined();
    // The answer was lost, and the page sends it again.
    expect(await decline(late)).toBe(200);
    expect(await decline(head)).toBe(404);
    suite.api.advance(-15 * day);
  });

  it('lets one of accepting and declining win where both come at once', async () => {
    const email = 'both.at.once@mail.example';
    await register(email);
    for (let round = 0; round < 12; round += 1) {
      await invite([{ name: 'Both Ways', email }]);
      const { id } = (await profile(email)).invitation;
      const token = await suite.api.signIn(email);
      const url = `/individual/invitations/${id}`;
      const both = [
        () => suite.post(`${url}/accept`, {}, token),
        () => suite.ask({ method: 'DELETE', url, token }),
      ];
      if (round % 2 === 1) both.reverse();
      const statuses = await Promise.all(both.map(async (ask) => (await ask()).status));
      expect(statuses.sort()).toEqual([200, 404]);
      const row = await rowOf(email);
      expect((await profile(email)).plan === null).toBe(row === undefined);
      if (row) await remove(row.id);
    }
  });

  it('lets somebody with a plan of their own choose, and refunds what is left of it', async () => {
    const bayo = 'bayo.planholder@ilera.example';
    await invite([{ name: 'Bayo Adeyemi', email: bayo }]);
    const before = await profile(bayo);
    expect(before).toMatchObject({
      plan: { name: 'Individual Plus' },
      invitation: { own_plan: { plan: 'Individual Plus', refund: expect.any(Number) } },
    });
    const { id, own_plan } = before.invitation;
    const unsure = await accept(bayo, id);
    expect([unsure.status, unsure.body.message]).toEqual([
      409,
      'You have Individual Plus. Choose which of the two you keep.',
    ]);
    expect((await accept(bayo, id, { ends_own_plan: true })).status).toBe(200);
    const after = await profile(bayo);
    expect(after).toMatchObject({ plan: { name: 'Family Plus' }, package_members: null });
    expect((await mails(bayo)).at(-1)?.text).toContain(`N${own_plan.refund.toLocaleString('en-NG')}`);
    expect(
      await suite.api.one(`select cause from refunds where status = 'held' order by id desc limit 1`),
    ).toBe('joined-plan');
  });

  /** What the head's running plan is for a moment: another type of plan, or fewer people. */
  const whilePlanIs = async (change: string, look: () => Promise<void>) => {
    const ofHead = `user_id = ${await suite.api.userId(head)}`;
    const before = await suite.api.one(
      `select plan_id || ', quantity = ' || quantity from subscriptions where ${ofHead}`,
    );
    await suite.api.run(`update subscriptions set ${change} where ${ofHead}`);
    await look();
    await suite.api.run(`update subscriptions set plan_id = ${before} where ${ofHead}`);
  };
  const individual = `plan_id = (select min(id) from plans where type = 'individual'), quantity = 1`;

  it('covers and invites nobody under an individual plan that follows, and shows the next invitation', async () => {
    const email = 'two.invitations@mail.example';
    await register(email);
    await invite([{ name: 'Two Invitations', email }]);
    await invite([{ name: 'Two Invitations', email }], 'danladi.smes@ilera.example');
    expect((await profile(email)).invitation).toMatchObject({ from: 'Chioma Eze' });
    expect((await profile('bayo.planholder@ilera.example')).plan).toMatchObject({ name: 'Family Plus' });
    await whilePlanIs(individual, async () => {
      expect(await profile('bayo.planholder@ilera.example')).toMatchObject({
        plan: null,
        enrollee_number: null,
        package_expiry_at: null,
      });
      expect((await profile(email)).invitation).toMatchObject({ from: expect.not.stringMatching('Chioma') });
    });
  });

  it('lets nobody join where a renewal for fewer people left no place, and keeps the plan of their own', async () => {
    const email = 'two.invitations@mail.example';
    const { id } = (await rowOf(email)) ?? { id: 0 };
    await whilePlanIs('quantity = 1', async () => {
      const refused = await accept(email, id);
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'All places of this plan are taken. Ask Chioma Eze for one.',
      ]);
      // The other one has room.
      expect((await profile(email)).invitation).toMatchObject({ from: expect.not.stringMatching('Chioma') });
    });
    expect(await profile(email)).toMatchObject({ plan: null, employer_id: null });
    await remove(id);
  });

  it('invites nobody without a running plan for several people, nor once more', async () => {
    const open = await rowOf('obinna.eze@ilera.example');
    await whilePlanIs(individual, async () => {
      const url = `/individual/employees/${open?.id}/resend`;
      const again = await suite.post(url, undefined, await suite.api.signIn(head));
      expect(again.body.message).toBe('You need a running plan for several people to invite somebody.');
    });
    const response = await invite(
      [{ name: 'A B', email: 'ab@mail.example' }],
      'ada.individual@ilera.example',
    );
    expect(response.body.message).toBe('You need a running plan for several people to invite somebody.');
  });
});
