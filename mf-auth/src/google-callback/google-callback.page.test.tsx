import { rememberReturnPath, rememberTargetPlan, session, useLocation } from '@shared/runtime';
import { fakeApi, renderPage, resetRuntime } from '@shared/testing';
import { waitFor } from '@testing-library/react';
import { autorun } from 'mobx';
import { StrictMode, useLayoutEffect } from 'react';
import GoogleCallbackPage from './google-callback.page';

beforeEach(resetRuntime);

const refused = '/auth/sign-in?error_message=Google+Signin+Failed';

/** The address that the page is at, as effects after it see it. */
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
    <StrictMode>
      <Here />
      <GoogleCallbackPage />
    </StrictMode>
  );
  return { api, ...renderPage(page, { at: `/google_callback${query}`, path: '/google_callback' }) };
}

it('starts the session once the address is clean, and leads home', async () => {
  let addressAtSignIn = '';
  const stop = autorun(() => {
    if (session.signedIn) addressAtSignIn = here;
  });
  const { api, address } = renderCallback('?token=abc&status=success');
  await waitFor(() => expect(address.current).toBe('/account/home'));
  stop();
  expect(session.token).toBe('abc');
  expect(addressAtSignIn).toBe('/google_callback');
  expect(api.requests()).toEqual([]);
});

it('routes as after a login: the pending plan first', async () => {
  rememberTargetPlan({ plan_id: '9', number: 2 });
  const { address } = renderCallback('?status=success&token=abc');
  await waitFor(() => expect(address.current).toBe('/plan-checkout/9?quantity=2'));
});

it('routes as after a login: back to where the session ended', async () => {
  rememberReturnPath('/account/settings');
  const { address } = renderCallback('?status=success&token=abc');
  await waitFor(() => expect(address.current).toBe('/account/settings'));
});

it.each([
  '?status=error',
  '?status=error&token=abc',
  '?status=success',
  '?status=success&token=',
  '?token=abc',
  '',
])('says that Google failed for %j', async (query) => {
  const { address } = renderCallback(query);
  await waitFor(() => expect(address.current).toBe(refused));
  expect(session.signedIn).toBe(false);
});
