import { memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';

const day = 86_400_000;

onDatabase('invitations to a plan (R4.75)', (suite) => {
  const { accept, changePlan, openFamily, planOf, profile, register } = memberSteps(suite);

  it('a person is covered once they join, and not when they open the link', async () => {
    const uju = 'uju.eze@mail.example';
    const { invite, owner, rowOf, seats } = await openFamily(5);
    const response = await invite([{ name: 'Uju Eze', email: uju, note: 'Welcome <b>home</b>' }]);
    expect({ status: response.status, data: response.body.data }).toEqual({
      status: 200,
      data: { invited: 1 },
    });
    expect(await seats()).toEqual({ seats: 5, left: 4 });
    const [mail] = await suite.mailsTo(uju);
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
    expect(after.employer_id).toBe(await suite.api.userId(owner));
    expect((await rowOf(uju))?.status).toBe('active');
    const joined = (await suite.mailsTo(uju)).at(-1);
    expect(joined?.subject).toBe('You are covered by a health plan at Ilera');
    expect(joined?.text).toContain(after.enrollee_number);
    const token = await suite.api.signIn(uju);
    expect((await suite.get('/individual/employees', token)).status).toBe(403);
    // The answer was lost, and the page sends it again.
    const told = (await suite.mailsTo(uju)).length;
    expect((await accept(uju, before.invitation.id)).status).toBe(200);
    expect(await suite.mailsTo(uju)).toHaveLength(told);
  });

  it('the longest list that a page sends is read to its last line', async () => {
    const { invite } = await openFamily(1);
    const people = Array.from({ length: 1000 }, (_, index) => ({
      name: 'Ngozi Ọlátúnjí '.repeat(6),
      email: `ngozi.${index}@mail.example`,
      note: 'Ẹ káàbọ̀. '.repeat(100),
    }));
    const { status, body } = await invite([...people.slice(1), people[1] ?? {}]);
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty(['people.999.email']);
  });

  it('the mail carries no link and no sentence of the inviter but the note', async () => {
    const email = 'stranger.here@mail.example';
    const { invite, owner } = await openFamily(1);
    await suite.api.run(
      `update users set first_name = 'URGENT: open https://evil.example/login,' where email = '${owner}'`,
    );
    const note = 'See evil.example/now or http://evil.example, дом.рф/x, evil。com. Greetings';
    expect((await invite([{ name: 'A B', email, note }])).status).toBe(200);
    const [mail] = await suite.mailsTo(email);
    expect(mail?.text).toContain('The owner of a plan has invited you');
    expect(mail?.text).toContain(
      'See (link removed) or (link removed) (link removed) (link removed). Greetings',
    );
    expect(mail?.text).not.toMatch(/evil|рф|URGENT/);
  });

  it('the note stands on one line, so that no part of it passes for our words', async () => {
    const email = 'quoted@mail.example';
    const note = 'See you.”\n\nYour card was declined: call 0800 1234.\n\n“Bye';
    expect((await (await openFamily(1)).invite([{ name: 'A B', email, note }])).status).toBe(200);
    expect((await suite.mailsTo(email))[0]?.text.split('\n')).toContain(
      'Chioma Eze writes: “See you." Your card was declined: call 0800 1234. "Bye”',
    );
  });

  it('the owner of the address alone sees an invitation', async () => {
    const [email, other] = ['invited@mail.example', 'not.invited@mail.example'];
    const id = await (await openFamily(1)).inviteOne(email);
    for (const person of [email, other]) await register(person);
    expect(await suite.refused(() => accept(other, id))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    expect((await profile(other)).invitation).toBeNull();
    expect((await profile(email)).invitation).toMatchObject({ id });
  });

  it('the same list sent again after a lost answer sends no second mail', async () => {
    const { invite } = await openFamily(2);
    const people = ['once', 'twice'].map((name) => ({ name, email: `${name}@mail.example` }));
    expect((await invite(people)).body.data).toEqual({ invited: 2 });
    expect((await invite(people)).body.data).toEqual({ invited: 2 });
    expect(await suite.mailsTo('once@mail.example')).toHaveLength(1);
    const renamed = await invite([{ name: 'Somebody', email: 'once@mail.example' }]);
    expect(renamed.body.errors).toHaveProperty(['people.0.email']);
    suite.api.advance(11 * 60_000);
    expect((await invite(people)).body.errors).toHaveProperty(['people.0.email']);
  });

  it('an owner can mail one address once a minute, however often they resend, or withdraw and repeat', async () => {
    const email = 'flooded@mail.example';
    const { inviteOne, remove, resend } = await openFamily(1);
    const id = await inviteOne(email);
    expect((await resend(id)).status).toBe(200);
    await remove(id);
    const again = await inviteOne(email);
    expect(await suite.mailsTo(email)).toHaveLength(1);
    suite.api.advance(61_000);
    await resend(again);
    expect(await suite.mailsTo(email)).toHaveLength(2);
  });

  it('one wrong row of a list invites nobody', async () => {
    const { invite, inviteOne, list, owner } = await openFamily(3);
    await inviteOne('kosi@mail.example');
    const response = await invite([
      { name: 'Good One', email: 'good@mail.example' },
      { name: ' ', email: 'kosi@mail.example' },
      { name: 'Twice', email: 'GOOD@mail.example' },
      { name: 'Me', email: owner },
    ]);
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({
      'people.1.name': ['The name is missing.'],
      'people.1.email': ['This person is on your list already.'],
      'people.2.email': ['The same email as person 1.'],
      'people.3.email': ['This is your own email address.'],
    });
    const many = Array.from({ length: 3 }, (_, i) => ({ name: `P ${i}`, email: `p${i}@mail.example` }));
    const { status, body } = await invite(many);
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: expect.stringMatching(/room for 2\b/),
    });
    expect(await list()).toHaveLength(1);
    expect(await suite.mailsTo('good@mail.example')).toEqual([]);
  });

  it('simultaneous requests never invite more people than the plan has places', async () => {
    const { invite, list } = await openFamily(2);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => invite([{ name: `Racer ${i}`, email: `racer${i}@mail.example` }])),
    );
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(422));
    expect(refused[0]?.body.message).toMatch(/^All 2 places of your plan/);
    expect(await list()).toHaveLength(2);
  });

  it('an invitation runs out after fourteen days, frees its place, and can be sent again', async () => {
    const late = 'late@mail.example';
    const { inviteOne, owner, resend, rowOf, seats } = await openFamily(2);
    const id = await inviteOne(late);
    await register(late);
    suite.api.advance(15 * day);
    expect((await rowOf(late))?.status).toBe('expired');
    expect((await profile(late)).invitation).toBeNull();
    expect(await seats()).toEqual({ seats: 2, left: 2 });
    expect((await resend(id)).status).toBe(200);
    expect((await rowOf(late))?.status).toBe('invited');
    expect((await profile(late)).invitation).toMatchObject({ id });
    const links = (await suite.mailsTo(late)).flatMap(
      ({ text }) => /\/employee\/([\w-]+)/.exec(text)?.[1] ?? [],
    );
    expect(new Set(links).size).toBe(2);
    const url = `/individual/invitations/${id}`;
    const decline = async (email: string) =>
      (await suite.ask({ method: 'DELETE', url, token: await suite.api.signIn(email) })).status;
    expect(await decline(late)).toBe(200);
    expect(await rowOf(late)).toBeUndefined();
    // The answer was lost, and the page sends it again.
    expect(await decline(late)).toBe(200);
    expect(await decline(owner)).toBe(404);
  });

  it('an expired invitation is not sent again while somebody else has its place', async () => {
    const { inviteOne, resend, seats } = await openFamily(1);
    const first = await inviteOne('lost.the.place@mail.example');
    suite.api.advance(15 * day);
    const second = await inviteOne('has.the.place@mail.example');
    expect(await suite.refused(() => resend(first))).toEqual([422, expect.stringContaining('no room left')]);
    expect((await resend(second)).status).toBe(200);
    expect(await seats()).toEqual({ seats: 1, left: 0 });
    suite.api.advance(15 * day);
    expect((await resend(first)).status).toBe(200);
    expect(await suite.refused(() => resend(second))).toEqual([422, expect.stringContaining('no room left')]);
  });

  it('inviting and resending need a running plan for several people', async () => {
    const { inviteOne, owner, resend } = await openFamily(1);
    const id = await inviteOne('waits@mail.example');
    await changePlan(owner, 'plan_id = 1, quantity = 1');
    const { invite } = planOf('ada.individual@ilera.example');
    for (const { status, body } of [
      await resend(id),
      await invite([{ name: 'A B', email: 'ab@mail.example' }]),
    ])
      expect({ status, message: body.message }).toEqual({
        status: 422,
        message: expect.stringContaining('running plan'),
      });
  });
});
