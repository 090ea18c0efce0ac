import type { PrerenderRequest, RemoteModule } from '@ilera/contracts';
import { api, Link, session, useLocation, useParams } from '@ilera/runtime';
import { useId } from 'react';
import { prerenderRemote } from './render-address';

const request: PrerenderRequest = {
  page: 'plan',
  pattern: '/plan/:id',
  url: '/plan/7?view=table',
  answers: {},
  config: {
    apiBaseUrl: '/api',
    redirectHosts: [],
    cityCheck: 'auto',
    corporateWireType: 'cooperate',
    features: [],
    production: false,
  },
  prefix: 'mf-plans',
};

function Plan() {
  const { search } = useLocation();
  const { id } = useParams();
  const plan = api.known<{ data: { name: string } }>('plan/7');
  return (
    <main id={useId()}>
      <title>Plan</title>
      <meta name="description" content="What a plan holds" />
      <h1>{plan?.data.name ?? 'No data'}</h1>
      <p>
        {id}
        {search} {session.signedIn ? 'signed in' : 'signed out'}
      </p>
      <Link to="/health-plans">All plans</Link>
      <Link to="#prices">Prices</Link>
    </main>
  );
}

const remote: RemoteModule = {
  pages: {
    plan: async () => ({ default: Plan }),
    broken: async () => ({
      default: () => {
        throw new Error('no window here');
      },
    }),
  },
};
const render = prerenderRemote(remote);

it('renders a page at its address, for a signed-out visitor, with the tags of the head apart', async () => {
  const { head, body } = await render(request);
  expect(head).toBe('<title>Plan</title><meta name="description" content="What a plan holds"/>');
  expect(body).toContain('<h1>No data</h1>');
  expect(body.replaceAll('<!-- -->', '')).toContain('<p>7?view=table signed out</p>');
  expect(body).toContain('href="/health-plans"');
  expect(body).toContain('href="#prices"');
});

it('renders with the API responses of the request, and not with those of an earlier one', async () => {
  const answers = { 'plan/7': { data: { name: 'Family Plus' } } };
  expect((await render({ ...request, answers })).body).toContain('<h1>Family Plus</h1>');
  expect((await render(request)).body).toContain('<h1>No data</h1>');
});

it('begins ids with the prefix of the part, so that those of two parts differ', async () => {
  const ids = await Promise.all(
    ['mf-plans', 'mf-auth'].map(async (prefix) => {
      const { body } = await render({ ...request, prefix });
      return /<main id="([^"]+)"/.exec(body)?.[1];
    }),
  );
  expect(ids[0]).toContain('mf-plans-');
  expect(ids[1]).toContain('mf-auth-');
});

it('throws for a page that the remote does not offer, and for one that does not render', async () => {
  await expect(render({ ...request, page: 'none' })).rejects.toThrow('It offers no page named none');
  await expect(render({ ...request, page: 'broken' })).rejects.toThrow('no window here');
});
