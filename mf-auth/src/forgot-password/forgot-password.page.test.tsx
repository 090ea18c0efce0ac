import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import ForgotPasswordPage from './forgot-password.page';

beforeEach(resetRuntime);

const forgotCall = 'POST auth/individual/forget-password';
const submit = () => screen.getByRole('button', { name: 'Send Reset Link' });
const email = () => screen.getByLabelText('Email');

function renderForgot() {
  const api = fakeApi();
  return { api, ...renderPage(ForgotPasswordPage, { at: '/auth/forget-password' }) };
}

it('sends the address, then says what to do with the mail (A2.7)', async () => {
  const { user, api } = renderForgot();
  await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByRole('link', { name: 'Login instead' })).toHaveAttribute('href', '/auth/sign-in');
  api.on(forgotCall, { body: { status: 'success' } });
  await user.type(email(), ' ada@example.com');
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
  await user.click(submit());
  const text = 'Click the received link in your email to reset your password.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(api.requests(forgotCall).map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('checks while typing', async () => {
  const { user } = renderForgot();
  await user.type(email(), 'ada');
  expect(await screen.findByText('Email must be a valid email')).toBeVisible();
});

it.each([
  ['the answer’s message', { status: 429, body: { message: 'Wait a minute' } }, 'Wait a minute'],
  ['the fallback', null, 'Something went wrong. Please try again.'],
])('tells %s', async (_what, answer, text) => {
  const { user, api } = renderForgot();
  api.on(forgotCall, answer);
  await user.type(email(), 'ada@example.com');
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
  await user.click(submit());
  expect(await screen.findByText(text)).toBeVisible();
  expect(email()).toHaveValue('ada@example.com');
});
