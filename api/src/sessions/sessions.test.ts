import { onDatabase } from '../testing/on-database';

onDatabase('a session', (suite) => {
  it.each([
    [29, 200],
    [31, 401],
  ])('answers after %i minutes of rest with %i', async (minutes, status) => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    suite.api.advance(minutes * 60_000);
    expect((await suite.get('/individual/profile', token)).status).toBe(status);
  });
});
