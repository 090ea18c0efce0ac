import { clinicSteps, musa } from '../testing/clinic/clinic-steps';
import { onDatabase } from '../testing/on-database';

onDatabase('places', (suite) => {
  const { as } = clinicSteps(suite);

  it('knows about 240 countries, each with a state, each of those with a city', async () => {
    const countries = (await suite.get('/get_countries')).body.data as { id: number }[];
    expect(countries.length).toBeGreaterThan(235);
    expect(
      await suite.api.one(
        'select count(*) from countries c where not exists (select 1 from states s where s.country_id = c.id)',
      ),
    ).toBe('0');
    expect(
      await suite.api.one(
        'select count(*) from states s where not exists (select 1 from cities c where c.state_id = s.id)',
      ),
    ).toBe('0');
  });

  it('has the 36 states and the capital territory of Nigeria, with cities where plans are sold and where not', async () => {
    const countries = (await suite.get('/get_countries')).body.data as { id: number; name: string }[];
    const nigeria = countries.find(({ name }) => name === 'Nigeria')?.id;
    const states = (await suite.get(`/get_states/${nigeria}`)).body.data as { id: number; name: string }[];
    expect(states).toHaveLength(37);
    const lagos = states.find(({ name }) => name === 'Lagos')?.id;
    const cities = (await suite.get(`/get_cities/${lagos}`)).body.data as {
      id: number;
      name: string;
      available: boolean;
    }[];
    expect(cities.find(({ name }) => name === 'Ikeja')?.available).toBe(true);
    const epe = cities.find(({ name }) => name === 'Epe');
    expect(epe?.available).toBe(false);
    await as(musa, `/cities/${epe?.id}`, { available: true });
    const after = (await suite.get(`/get_cities/${lagos}`)).body.data as {
      name: string;
      available: boolean;
    }[];
    expect(after.find(({ name }) => name === 'Epe')?.available).toBe(true);
    const open = (await suite.get('/open_cities')).body.data as { name: string }[];
    expect(open.map(({ name }) => name)).toEqual(expect.arrayContaining(['Epe', 'Ikeja']));
    expect(open.map(({ name }) => name)).not.toContain('Badagry');
  });

  it('has no states in a country that never was', async () => {
    expect((await suite.get('/get_states/999999')).body.data).toEqual([]);
  });
});
