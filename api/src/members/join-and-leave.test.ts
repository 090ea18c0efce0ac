import { memberSteps } from '../testing/member-steps';
import { loadNative } from '../testing/native';
import { onDatabase } from '../testing/on-database';
import type * as WhoWaits from '../testing/probes/who-waits';

onDatabase('joining a plan and leaving it (R4.75)', (suite) => {
  const { accept, buy, changePlan, openFamily, profile, register } = memberSteps(suite);

  it('ends cover at once when the owner removes a member, sends a mail and frees the place', async () => {
    const email = 'taken.off@mail.example';
    const [family, other] = [await openFamily(2), await openFamily(1)];
    const id = await family.join(email);
    expect(await suite.refused(() => other.remove(id))).toEqual([
      403,
      expect.stringContaining('not allowed'),
    ]);
    expect((await family.remove(id)).status).toBe(200);
    expect(await profile(email)).toMatchObject({ plan: null, employer_id: null, invitation: null });
    expect((await suite.mailsTo(email)).at(-1)).toMatchObject({
      subject: 'Your Ilera cover has ended',
      text: expect.stringContaining('Chioma Eze has taken you off their health plan.'),
    });
    expect(await family.seats()).toEqual({ seats: 2, left: 2 });
    await family.inviteOne(email);
    expect((await profile(email)).invitation).toMatchObject({ from: 'Chioma Eze' });
  });

  it('ends cover at once when a member leaves, mails both and frees the place', async () => {
    const email = 'leaves@mail.example';
    const { join, owner, rowOf, seats } = await openFamily(2);
    await join(email);
    await suite.api.run(`update users set last_name = 'Eze evil.example/now' where email = '${email}'`);
    const leave = async (who: string) =>
      suite.ask({ method: 'DELETE', url: '/individual/membership', token: await suite.api.signIn(who) });
    const both = await Promise.all([leave(email), leave(email)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await profile(email)).toMatchObject({ plan: null, employer_id: null, invitation: null });
    expect(await rowOf(email)).toBeUndefined();
    expect(await seats()).toEqual({ seats: 2, left: 2 });
    expect((await suite.mailsTo(email)).at(-1)).toMatchObject({
      subject: 'You have left a health plan at Ilera',
      text: expect.stringContaining('You have left the health plan of Chioma Eze.'),
    });
    const told = await suite.mailsTo(owner, 'Somebody has left your Ilera health plan');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`Name: Uju Eze (link removed)\nEmail: ${email}`);
    const quote = await suite.post(
      '/individual/plan_quote',
      { plan_id: 1, frequency: 'quarter', quantity: 1 },
      await suite.api.signIn(email),
    );
    expect(quote.status).toBe(200);
  });

  it('repeating to leave one plan keeps the plan that the person has joined since', async () => {
    const email = 'joins.another@mail.example';
    const [first, second] = [await openFamily(1), await openFamily(1)];
    await first.join(email);
    const url = `/individual/membership?employer_id=${await suite.api.userId(first.owner)}`;
    const leave = async () => suite.ask({ method: 'DELETE', url, token: await suite.api.signIn(email) });
    await leave();
    await accept(email, await second.inviteOne(email));
    expect((await leave()).status).toBe(200);
    expect(await profile(email)).toMatchObject({ employer_id: await suite.api.userId(second.owner) });
  });

  it('repeating a removal keeps the person who has been invited again and joined', async () => {
    const email = 'back.again@mail.example';
    const { inviteOne, join, remove, rowOf } = await openFamily(1);
    const first = await join(email);
    expect((await remove(first)).status).toBe(200);
    expect((await accept(email, await inviteOne(email))).status).toBe(200);
    expect((await remove(first)).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ status: 'active' });
  });

  it('keeps the plan of an owner who leaves and is on no other plan', async () => {
    const { owner } = await openFamily(1);
    const { plan } = await profile(owner);
    const token = await suite.api.signIn(owner);
    const left = await suite.ask({ method: 'DELETE', url: '/individual/membership', token });
    expect({ status: left.status, plan: (await profile(owner)).plan }).toEqual({ status: 200, plan });
  });

  it('accepts one of two simultaneous requests to accept and to decline', async () => {
    const email = 'both.at.once@mail.example';
    const { inviteOne, remove, rowOf } = await openFamily(1);
    await register(email);
    for (let round = 0; round < 12; round += 1) {
      const id = await inviteOne(email);
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

  suite.itOnPostgres('tells an owner who takes off somebody that they have joined that moment', async () => {
    const email = 'joins.meanwhile@mail.example';
    const { owner, inviteOne, remove } = await openFamily(1);
    await register(email);
    const id = await inviteOne(email);
    const tokens = { owner: await suite.api.signIn(owner), person: await suite.api.signIn(email) };
    const { holdUntilWaiting, readWaiting } = await loadNative<typeof WhoWaits>('./probes/who-waits.ts');
    const lock = `select 1 from users where id = ${await suite.api.userId(owner)} for update`;
    const [joined, removed] = await holdUntilWaiting(suite.api, lock, 2, async () => {
      const joining = suite.post(`/individual/invitations/${id}/accept`, {}, tokens.person);
      while ((await readWaiting(suite.api)).length === 0);
      const url = `/individual/employees/${id}`;
      return Promise.all([joining, suite.ask({ method: 'DELETE', url, token: tokens.owner })]);
    });
    expect({ joined: joined.status, removed: removed.status }).toEqual({ joined: 200, removed: 409 });
    expect((await profile(email)).plan).not.toBeNull();
    expect((await remove(id)).status).toBe(200);
    expect((await profile(email)).plan).toBeNull();
  });

  it('refuses a person with a plan of their own until they agree to end it, and names the refund', async () => {
    const email = 'has.a.plan@mail.example';
    await register(email);
    await buy(email, { plan_id: 2 });
    const id = await (await openFamily(1)).inviteOne(email);
    const before = await profile(email);
    expect(before).toMatchObject({
      plan: { name: 'Individual Plus' },
      invitation: { own_plan: { plan: 'Individual Plus' } },
    });
    const { refund } = before.invitation.own_plan;
    const unsure = await accept(email, id);
    expect({ status: unsure.status, message: unsure.body.message }).toEqual({
      status: 409,
      message: expect.stringContaining('Individual Plus'),
    });
    expect((await accept(email, id, { ends_own_plan: true })).status).toBe(200);
    expect(await profile(email)).toMatchObject({
      plan: { name: 'Family Plus' },
      package_members: null,
      given_up_plan: { plan: 'Individual Plus', refund },
    });
    expect((await suite.mailsTo(email)).at(-1)?.text).toContain(`N${refund.toLocaleString('en-NG')}`);
  });

  it('ends cover and hides the invitation when a plan for one person follows, and shows the next invitation', async () => {
    const [member, email] = ['was.covered@mail.example', 'two.invitations@mail.example'];
    const [first, second] = [await openFamily(2), await openFamily(1, { first_name: 'Danladi' })];
    await first.join(member);
    await register(email);
    for (const { inviteOne } of [first, second]) await inviteOne(email);
    expect((await profile(email)).invitation).toMatchObject({ from: 'Chioma Eze' });
    await changePlan(first.owner, 'plan_id = 1, quantity = 1');
    expect(await profile(member)).toMatchObject({
      plan: null,
      enrollee_number: null,
      package_expiry_at: null,
    });
    expect((await profile(email)).invitation).toMatchObject({ from: 'Danladi Eze' });
  });

  it('refuses a person when a renewal for fewer people has left no place, and shows the next invitation', async () => {
    const email = 'no.place@mail.example';
    const [first, second] = [await openFamily(2), await openFamily(1, { first_name: 'Danladi' })];
    await first.join('has.the.place@mail.example');
    await register(email);
    const id = await first.inviteOne(email);
    await second.inviteOne(email);
    await changePlan(first.owner, 'quantity = 1');
    const refused = await accept(email, id);
    expect({ status: refused.status, message: refused.body.message }).toEqual({
      status: 422,
      message: expect.stringContaining('Ask Chioma Eze for one'),
    });
    // The other one has room.
    expect(await profile(email)).toMatchObject({
      plan: null,
      employer_id: null,
      invitation: { from: 'Danladi Eze' },
    });
  });
});
