import { session } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from '@ilera/testing/axe';
import { forgetToken } from '../session/one-time-token';
import ResetPasswordPage from './reset-password.page';

beforeEach(() => {
  resetRuntime();
  forgetToken('reset');
});

const resetCall = 'POST individual/set-password/:token';
const submit = () => screen.getByRole('button', { name: 'Reset password' });
const password = () => screen.findByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm password');

function renderReset(token = 'one%2Ftime') {
  const api = fakeApi();
  const options = { at: `/reset_password/${token}`, path: '/reset_password/:token' };
  return { api, ...renderPage(ResetPasswordPage, options) };
}

async function fillIn(user: UserEvent) {
  await user.type(await password(), 'new password 1');
  await user.type(confirmation(), 'new password 1');
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
}

it('sets the password with the token that has left the address (A2.8, R4.29, R4.39)', async () => {
  const { user, api, address, baseElement } = renderReset();
  api.on(resetCall, { body: { status: 'success' } });
  session.signIn('somebody');
  await fillIn(user);
  expect(address.current).toBe('/reset_password/open');
  expect(await password()).toHaveAttribute('autocomplete', 'new-password');
  expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
  expect(await axe(baseElement)).toHaveNoViolations();
  await user.click(submit());
  const done = await screen.findByRole('dialog', {
    name: 'Congratulations — Your password reset was successful',
  });
  expect(api.requests().map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      'individual/set-password/one%2Ftime',
      { password: 'new password 1', password_confirmation: 'new password 1' },
    ],
  ]);
  expect(await axe(baseElement)).toHaveNoViolations();
  await user.click(within(done).getByRole('button', { name: 'Login To Dashboard' }));
  expect(await screen.findByText('at /auth/sign-in')).toBeVisible();
  expect(session.signedIn).toBe(false);
});

it('checks while typing, and the confirmation again when the password changes (R4.8)', async () => {
  const { user } = renderReset();
  await user.type(await password(), 'short');
  expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
  await user.type(await password(), ' no more');
  await user.type(confirmation(), 'another one');
  expect(await screen.findByText("Passwords doesn't match")).toBeVisible();
  await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'));
  await user.clear(await password());
  await user.type(await password(), 'another one');
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByText("Passwords doesn't match")).not.toBeInTheDocument();
});

it.each([
  [
    'the answer’s message',
    { status: 422, body: { message: 'This link has expired' } },
    'This link has expired',
  ],
  ['the fallback', null, 'Something went wrong. Please try again.'],
])('tells %s and keeps the token for another try', async (_what, answer, text) => {
  const { user, api } = renderReset();
  api.on(resetCall, answer);
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText(text)).toBeVisible();
  api.on(resetCall, { body: {} });
  await user.click(submit());
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('offers a new link where the old one was used, and keeps the form until then', async () => {
  const { user, api } = renderReset('used');
  const words = 'This link was used or is too old. Ask for a new one.';
  api.on(resetCall, { status: 422, body: { status: 'error', message: words, errors: [words] } });
  expect(await password()).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Send me a new link' })).not.toBeInTheDocument();
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
    'href',
    '/auth/forget-password',
  );
});

it('asks for the mail again when the page was loaded anew', async () => {
  renderReset('open');
  expect(await screen.findByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
    'href',
    '/auth/forget-password',
  );
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});
