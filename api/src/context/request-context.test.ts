/** @jest-environment ./api/src/testing/native-environment.cjs */
import { formatTraceparent, newTrace } from '@shared/contracts';
import { loadNative } from '../testing/native';
import { describeWithPostgres } from '../testing/on-database';
import type * as TestApiModule from '../testing/test-api';
import type * as WhoWaits from '../testing/who-waits';

describeWithPostgres('a statement that waits in PostgreSQL', () => {
  let api: TestApiModule.TestApi;
  beforeAll(async () => {
    api = await (await loadNative<typeof TestApiModule>('./test-api.ts')).openTestApi('postgres');
  });
  afterAll(() => api.close());

  const traced = async (url: string, table: string) => {
    const { whoWaits } = await loadNative<typeof WhoWaits>('./who-waits.ts');
    const trace = newTrace();
    const token = await api.signIn('bayo.planholder@ilera.example');
    const headers = { traceparent: formatTraceparent(trace) };
    let status = 0;
    const seen = await whoWaits(
      api,
      table,
      async () => ({ status } = await api.ask({ url, token, headers })),
    );
    expect(status).toBe(200);
    return { id: trace.traceId, seen };
  };

  it.each([
    ['outside of a transaction', '/claimable/all', 'claimables'],
    ['that is prepared', '/individual/profile', 'sessions'],
  ])('%s carries the id of the request', async (_words, url, table) => {
    const { id, seen } = await traced(url, table);
    expect(seen?.query).toMatch(new RegExp(`^/\\* api ${id} \\*/ select`));
  });

  it('in a transaction is of an application that is named by the request', async () => {
    const userId = await api.userId('bayo.planholder@ilera.example');
    const { id, seen } = await traced(`/individual/appointments/user/${userId}`, 'appointments');
    expect(seen?.application).toBe(`api ${id}`);
  });
});
