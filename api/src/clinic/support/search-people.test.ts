import { supportDesk } from '../../testing/clinic/support-desk';
import { supportSteps } from '../../testing/clinic/support-steps';
import { onDatabase } from '../../testing/on-database';
import { ada, visitSteps } from '../../testing/visit-steps';

onDatabase('search of support (R5.20)', (suite) => {
  const { guest, person } = supportSteps(suite);
  const { book, register } = visitSteps(suite);
  const { search } = supportDesk(suite);

  it('finds a guest by payment, visit, receipt, address and name, once', async () => {
    const { email, payment, visit } = await guest();
    const { payments } = await person(payment);
    for (const text of [payment, visit.toLowerCase(), payments[0]?.receipt ?? '', email.toUpperCase()])
      expect([text, await search(text)]).toEqual([
        text,
        [{ key: payment, name: 'Ann Bello', email, is_guest: true }],
      ]);
    expect((await search('ann bell')).map(({ key }) => key)).toContain(payment);
    expect(await search('100%_nobody')).toEqual([]);
  });

  it('finds an account by phone, claim and visit, and tells its person', async () => {
    const email = 'found.by.phone@mail.example';
    await register(email);
    const call = (sets: string) => suite.api.run(`update users set ${sets} where email = '${email}'`);
    await call(`phone_prefix = '+234', phone_number = '08031112233'`);
    const key = `U${await suite.api.userId(email)}`;
    expect((await search('+234 803 111 2233')).map((hit) => hit.key)).toEqual([key]);
    await call(`first_name = 'Adébáyọ̀', last_name = 'Ɗanjumai'`);
    for (const name of ['adebayo danjumai', 'ADÉBÁYỌ̀', 'ɗanjumai'])
      expect([name, (await search(name)).map((hit) => hit.key)]).toEqual([name, [key]]);
    const { reference } = await book(ada);
    expect((await search(reference)).map((hit) => hit.email)).toEqual([ada]);
    const log = await suite.get('/individual/data/access', await suite.api.signIn(email));
    expect(log.body.data.data[0]).toMatchObject({ who: 'staff', action: 'read', what: 'profile' });
  });
});
