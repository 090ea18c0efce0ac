import { onDatabase } from '../testing/on-database';

const profile = {
  first_name: 'Ada',
  last_name: 'Okafor',
  phone_number: '08031112222',
  sex: 'female',
  dob: '1994-02-28',
};

onDatabase('the own record', (suite) => {
  const email = 'ada.individual@ilera.example';
  const put = async (body: Record<string, unknown>) =>
    suite.ask({ method: 'PUT', url: '/individual/profile', token: await suite.api.signIn(email), body });
  const nigeria = async () => {
    const countries = (await suite.get('/get_countries')).body.data as { id: number; name: string }[];
    const country = countries.find(({ name }) => name === 'Nigeria')?.id ?? 0;
    const states = (await suite.get(`/get_states/${country}`)).body.data as { id: number; name: string }[];
    return { country, lagos: states.find(({ name }) => name === 'Lagos')?.id ?? 0 };
  };

  it('changes the profile, trimmed, and says so in the fixed words (A3.2)', async () => {
    const response = await put({ ...profile, first_name: '  Adaobi ', phone_prefix: '+234' });
    expect(response.body.message).toBe('Profile update successfully');
    expect(response.body.data).toMatchObject({ ...profile, first_name: 'Adaobi', phone_prefix: '+234' });
  });

  it.each(['state_id', 'city'])('says that the address changed where only its %s did', async (field) => {
    const { country, lagos } = await nigeria();
    await put({ country_id: country, state_id: lagos, city: 'Ikeja', street: '1 Allen Avenue' });
    const response = await put({ [field]: field === 'city' ? 'Lekki' : lagos });
    expect(response.body.message).toBe('Address update successfully');
  });

  it('changes the address, with ids as a select sends them', async () => {
    const { country, lagos } = await nigeria();
    const response = await put({
      country_id: String(country),
      state_id: String(lagos),
      city: 'Ikeja',
      street: '1 Allen Avenue',
    });
    expect(response.body.data).toMatchObject({
      country_id: country,
      state_id: lagos,
      city: 'Ikeja',
      street: '1 Allen Avenue',
    });
  });

  it('refuses a state of another country', async () => {
    const { lagos } = await nigeria();
    const countries = (await suite.get('/get_countries')).body.data as { id: number; name: string }[];
    const ghana = countries.find(({ name }) => name === 'Ghana')?.id;
    const response = await put({ country_id: ghana, state_id: lagos, city: 'Accra', street: 'x' });
    expect(response.body.errors).toHaveProperty('state_id');
  });

  it.each([
    ['first_name', '   '],
    ['phone_number', '0803'],
    ['sex', 'none'],
    ['dob', '1994-02-30'],
    ['dob', '2999-01-01'],
    ['dob', 'yesterday'],
    ['city', ''],
    ['country_id', 123456],
  ])('refuses %s "%s" under its field', async (field, value) => {
    const response = await put({ [field]: value });
    expect(response.status).toBe(422);
    expect(response.body.errors).toHaveProperty(field);
  });

  it('takes a date of birth until today in Lagos, where the day begins an hour before', async () => {
    const now = suite.api.services.now();
    const lateEvening = new Date(now).setUTCHours(23, 30, 0, 0);
    const dayIn = (days: number) => new Date(lateEvening + days * 86_400_000).toISOString().slice(0, 10);
    suite.api.advance(lateEvening - now.getTime());
    expect((await put({ dob: dayIn(1) })).body.data).toHaveProperty('dob', dayIn(1));
    expect(await suite.refused(() => put({ dob: dayIn(2) }))).toEqual([422, 'dob']);
  });

  it('refuses nothing at all', async () => {
    expect(await suite.refused(() => put({}))).toEqual([422, 'request']);
    expect(await suite.refused(() => put({ employer_id: 4 }))).toEqual([422, 'There is nothing to change.']);
  });

  it('shows each demo role as its screens need it', async () => {
    const of = async (who: string) =>
      (await suite.get('/individual/profile', await suite.api.signIn(`${who}@ilera.example`))).body.data;
    expect(await of('bayo.planholder')).toMatchObject({
      plan: { type: 'individual' },
      employees_count: 0,
      appointments_count: 13,
    });
    expect(await of('chioma.family')).toMatchObject({
      plan: { type: 'family' },
      employees_count: 3,
      package_members: 5,
    });
    expect(await of('danladi.smes')).toMatchObject({ plan: { type: 'smes' }, employees_count: 4 });
    expect(await of('efe.corporate')).toMatchObject({ plan: { type: 'corporate' }, employees_count: 6 });
    expect(await of('halima.google')).toMatchObject({ signup_method: 'google', plan: null });
    const beneficiary = await of('grace.employee');
    expect(beneficiary).toMatchObject({
      plan: { type: 'smes' },
      package_members: null,
      card: null,
      employees_count: 0,
    });
    expect(beneficiary.employer_id).toBe(await suite.api.userId('danladi.smes@ilera.example'));
  });
});
