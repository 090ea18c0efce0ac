import { formatTraceparent, newTrace } from '@ilera/contracts';
import { loadNative } from '../testing/native';
import { describeWithPostgres } from '../testing/on-database';
import type * as TestApiModule from '../testing/test-api';
import type * as WhoWaits from '../testing/probes/who-waits';

describeWithPostgres('a statement that waits in PostgreSQL', () => {
  let api: TestApiModule.TestApi;
  beforeAll(async () => {
    api = await (await loadNative<typeof TestApiModule>('./test-api.ts')).openTestApi('postgres');
  });
  afterAll(() => api.close());

  const traced = async (table: string, asked: Parameters<TestApiModule.TestApi['ask']>[0]) => {
    const { whoWaits } = await loadNative<typeof WhoWaits>('./probes/who-waits.ts');
    const trace = newTrace();
    const token = await api.signIn('bayo.planholder@ilera.example');
    const headers = { traceparent: formatTraceparent(trace) };
    let status = 0;
    const seen = await whoWaits(
      api,
      table,
      async () => ({ status } = await api.ask({ ...asked, token, headers })),
    );
    expect(status).toBe(200);
    return { id: trace.traceId, seen };
  };

  it.each([
    ['outside of a transaction', '/claimable/all', 'claimables'],
    ['that is prepared', '/individual/profile', 'sessions'],
  ])('%s carries the id of the request', async (_words, url, table) => {
    const { id, seen } = await traced(table, { url });
    expect(seen?.query).toMatch(new RegExp(`^/\\* api ${id} \\*/ select`));
  });

  it('in a transaction is of an application that is named by the request', async () => {
    const { text } = await api.ask({ url: '/get_states/385' });
    const [state] = (JSON.parse(text) as { data: { id: number }[] }).data;
    const body = { country_id: 385, state_id: state?.id, city: 'Lagos', street: '1 Marina' };
    const { id, seen } = await traced('countries', { method: 'PUT', url: '/individual/profile', body });
    expect(seen?.application).toBe(`api ${id}`);
  });
});
