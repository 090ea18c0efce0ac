import { Route, Routes, session, toasts } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import { forgetToken } from '../session/one-time-token';
import SignInPage from '../sign-in/sign-in.page';
import VerifyAccountPage from './verify-account.page';

beforeEach(() => {
  resetRuntime();
  forgetToken('verify');
});

const verifyCall = 'GET auth/individual/verify_account/:token';

function renderVerify(token = 'one-time') {
  const api = fakeApi();
  const site = (
    <Routes>
      <Route path="/verify_account/:token" element={<VerifyAccountPage />} />
      <Route path="/auth/sign-in" element={<SignInPage />} />
    </Routes>
  );
  return { api, ...renderPage(site, { at: `/verify_account/${token}` }) };
}

it('calls once, even in strict mode, and sign-in shows what the API said (R4.53)', async () => {
  const { api, address } = renderVerify();
  const seen: string[] = [];
  api.on(verifyCall, () => {
    seen.push(address.current);
    return { body: { status: 'success', message: 'Your email address is verified.' } };
  });
  expect(await screen.findByText('Your email address is verified.')).toBeVisible();
  expect(address.current).toBe('/auth/sign-in');
  expect(api.requests().map(({ path }) => path)).toEqual(['auth/individual/verify_account/one-time']);
  expect(seen).toEqual(['/verify_account/open']);
});

it.each([
  ['the API’s words', { status: 422, body: { message: 'This link has expired' } }, 'This link has expired'],
  ['the fallback without words', { status: 500, body: {} }, 'Verification failed.'],
  ['the fallback without an answer', null, 'Verification failed.'],
])('goes to sign-in all the same when refused, with %s', async (_what, answer, text) => {
  const { api, address } = renderVerify();
  api.on(verifyCall, answer);
  expect(await screen.findByText(text)).toBeVisible();
  expect(address.current).toBe('/auth/sign-in');
  expect(api.requests(verifyCall)).toHaveLength(1);
});

it('has words of its own for an answer without any', async () => {
  const { api } = renderVerify();
  api.on(verifyCall, { body: {} });
  expect(await screen.findByText('Your email address is verified.')).toBeVisible();
});

it('tells who is signed in by a toast, because sign-in sends them on', async () => {
  session.signIn('abc');
  const { api } = renderVerify();
  api.on(verifyCall, { body: { message: 'Verified' } });
  await waitFor(() => expect(toasts.current).toMatchObject({ type: 'success', message: 'Verified' }));
  await screen.findByRole('button', { name: 'Login' });
});

it('goes to sign-in without a call when there is no token (A2.9)', async () => {
  const { api, address } = renderVerify('open');
  await waitFor(() => expect(address.current).toBe('/auth/sign-in'));
  await screen.findByRole('button', { name: 'Login' });
  expect(api.requests()).toEqual([]);
});
