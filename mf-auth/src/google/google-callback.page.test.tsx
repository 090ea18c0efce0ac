import { rememberReturnPath, rememberTargetPlan, session, useLocation } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { waitFor } from '@testing-library/react';
import { autorun } from 'mobx';
import { useLayoutEffect } from 'react';
import GoogleCallbackPage from './google-callback.page';

beforeEach(resetRuntime);
beforeEach(() => begun('own'));

/** As the button leaves it before the browser goes to Google. */
const begun = (flow: string, at = Date.now()) =>
  sessionStorage.setItem('google_flow', JSON.stringify({ flow, at }));

const refused = '/auth/sign-in?reason=google-failed';

/** The page's address, as effects after it see it. */
let here = '';
function Here() {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    here = pathname + search;
  });
  return null;
}

function renderCallback(query: string) {
  const api = fakeApi();
  const page = (
    <>
      <Here />
      <GoogleCallbackPage />
    </>
  );
  return { api, ...renderPage(page, { at: `/google_callback${query}`, path: '/google_callback' }) };
}

it('starts the session once the address is clean, and leads home', async () => {
  let addressAtSignIn = '';
  const stop = autorun(() => {
    if (session.signedIn) addressAtSignIn = here;
  });
  const { api, address } = renderCallback('?token=abc&status=success&flow=own');
  await waitFor(() => expect(address.current).toBe('/account/home'));
  stop();
  expect(session.token).toBe('abc');
  expect(addressAtSignIn).toBe('/google_callback');
  expect(api.requests()).toEqual([]);
});

it('routes as after a login: the pending plan first', async () => {
  rememberTargetPlan({ plan_id: '9', number: 2 });
  const { address } = renderCallback('?status=success&token=abc&flow=own');
  await waitFor(() => expect(address.current).toBe('/plan-checkout/9?quantity=2'));
});

it('routes as after a login: back to where the session ended', async () => {
  rememberReturnPath('/account/settings');
  const { address } = renderCallback('?status=success&token=abc&flow=own');
  await waitFor(() => expect(address.current).toBe('/account/settings'));
});

it.each([
  '?status=error',
  '?status=error&token=abc',
  '?status=success',
  '?status=success&token=',
  '?token=abc',
  '',
])('says that Google failed for %j (A2.10)', async (query) => {
  const { address } = renderCallback(query);
  await waitFor(() => expect(address.current).toBe(refused));
  expect(session.signedIn).toBe(false);
});

describe('a way back that this tab did not begin', () => {
  it.each([
    ['no flow was begun', () => sessionStorage.clear(), '&flow=own'],
    ['of another flow', () => begun('mine'), '&flow=theirs'],
    ['without its flow', () => begun('mine'), ''],
    ['a quarter of an hour late', () => begun('own', Date.now() - 16 * 60_000), '&flow=own'],
  ])('signs nobody in: %s', async (_case, arrange, flow) => {
    arrange();
    const { address } = renderCallback(`?token=theirs&status=success${flow}`);
    await waitFor(() => expect(address.current).toBe(refused));
    expect(session.signedIn).toBe(false);
  });

  it('leaves a living session as it is', async () => {
    sessionStorage.clear();
    session.signIn('mine');
    const { address } = renderCallback('?token=theirs&status=success');
    await waitFor(() => expect(address.current).toBe('/account/home'));
    expect(session.token).toBe('mine');
  });

  it('is taken once', async () => {
    const first = renderCallback('?token=abc&status=success&flow=own');
    await waitFor(() => expect(first.address.current).toBe('/account/home'));
    session.clear();
    first.unmount();
    const { address } = renderCallback('?token=abc&status=success&flow=own');
    await waitFor(() => expect(address.current).toBe(refused));
  });
});
