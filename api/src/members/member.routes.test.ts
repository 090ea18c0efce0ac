import { onDatabase } from '../testing/on-database';

onDatabase('members and employees', (suite) => {
  const boss = 'danladi.smes@ilera.example';
  const names = async (token: string, search = '') =>
    (
      (await suite.get(`/individual/employees?search=${encodeURIComponent(search)}`, token)).body.data as {
        name: string;
      }[]
    ).map(({ name }) => name);

  it('an owner sees only people of their own plan, and who has an account', async () => {
    const token = await suite.api.signIn(boss);
    const { data } = (await suite.get('/individual/employees', token)).body;
    expect(data).toHaveLength(4);
    expect(data.find((row: { email: string }) => row.email === 'grace.employee@ilera.example').status).toBe(
      'active',
    );
    expect(await names(await suite.api.signIn('ada.individual@ilera.example'))).toEqual([]);
  });

  it('the error names the wrong line of a list, and nobody is invited', async () => {
    const people = [
      { name: 'Ada Obi', email: 'ada.list@mail.example' },
      { name: 'Bayo Ojo', email: 'bayo..list@mail.example', note: 'x'.repeat(1001) },
    ];
    const token = await suite.api.signIn(boss);
    const { status, body } = await suite.post('/individual/employees/invite', { people }, token);
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: {
        'people.1.email': ['This is not a valid email.'],
        'people.1.note': ['The note takes at most 1000 characters.'],
      },
    });
    expect(await suite.mailsTo('ada.list@mail.example')).toEqual([]);
  });

  it('the search finds people by one name, by both names and by e-mail', async () => {
    const token = await suite.api.signIn(boss);
    expect(await names(token, 'grace')).toEqual(['Grace Danjuma']);
    expect(await names(token, 'grace danj')).toEqual(['Grace Danjuma']);
    expect(await names(token, 'grácẹ')).toEqual(['Grace Danjuma']);
    expect(await names(token, 'sani@')).toEqual(['Ibrahim Sani']);
    expect(await names(token, '%')).toEqual([]);
  });

  it('an owner removes a person once, and nobody of another plan', async () => {
    const token = await suite.api.signIn(boss);
    const rows = (await suite.get('/individual/employees', token)).body.data as {
      id: number;
      name: string;
    }[];
    const grace = rows.find(({ name }) => name === 'Grace Danjuma')?.id ?? 0;
    const remove = (id: number, who: string) =>
      suite.ask({ method: 'DELETE', url: `/individual/employees/${id}`, token: who });
    expect(
      await suite.refused(async () => remove(grace, await suite.api.signIn('efe.corporate@ilera.example'))),
    ).toEqual([403, expect.stringContaining('not allowed')]);
    // The second is of somebody who did not get the answer to the first.
    expect((await remove(grace, token)).status).toBe(200);
    expect((await remove(grace, token)).status).toBe(200);
    expect(await suite.refused(() => remove(999_999, token))).toEqual([
      403,
      expect.stringContaining('not allowed'),
    ]);
    const freed = await suite.get(
      '/individual/profile',
      await suite.api.signIn('grace.employee@ilera.example'),
    );
    expect(freed.body.data).toMatchObject({ employer_id: null, plan: null });
  });
});
