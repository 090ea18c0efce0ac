import { interfaceState } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from '@ilera/testing/axe';
import SignUpPage from './sign-up.page';

beforeEach(resetRuntime);

const registerCall = 'POST auth/individual/register';
const submit = () => screen.getByRole('button', { name: 'Sign up' });
const field = (label: string) => screen.getByLabelText(label);
const verifyMail =
  'Click the received link in your email to Verify your email address. Also check your spam section';

function renderSignUp() {
  const api = fakeApi();
  return { api, ...renderPage(SignUpPage, { at: '/auth/sign-up', path: '/auth/sign-up' }) };
}

async function fillIn(user: UserEvent) {
  await user.type(field('First Name'), ' Ada ');
  await user.type(field('Last Name'), 'Obi');
  await user.type(field('Email'), 'ada@gmail.com');
  await user.type(field('Password'), 'password1');
  await user.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
}

it('has what password managers need, a way to sign-in, and axe finds no fault (A2.6)', async () => {
  const { container } = renderSignUp();
  await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'));
  expect(field('First Name')).toHaveAttribute('autocomplete', 'given-name');
  expect(field('Last Name')).toHaveAttribute('autocomplete', 'family-name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/sign-in');
  expect(await axe(container)).toHaveNoViolations();
});

it('opens the documents beside the form, so that nothing typed is lost', async () => {
  renderSignUp();
  const terms = await screen.findByRole('link', { name: 'Terms of Service' });
  expect(terms).toHaveAttribute('href', '/terms-of-service');
  expect(terms).toHaveAttribute('target', '_blank');
  await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'));
});

it('checks while typing', async () => {
  const { user, api } = renderSignUp();
  for (const label of ['First Name', 'Last Name']) {
    await user.type(field(label), 'x');
    await user.clear(field(label));
    expect(await screen.findByText(new RegExp(`^${label} is required$`, 'i'))).toBeVisible();
  }
  await user.type(field('Email'), 'ada');
  expect(await screen.findByText('Email must be a valid email')).toBeVisible();
  await user.type(field('Password'), '1234567');
  expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('checkbox'));
  expect(await screen.findByText('You must accept the terms and conditions')).toBeVisible();
  await user.click(submit());
  expect(api.requests()).toEqual([]);
});

it.each([
  ['abc', 'Very weak', 1],
  ['abc1', 'Weak', 2],
  ['abC1', 'Average', 3],
  ['abC1 ', 'Strong', 4],
  ['é', 'Very weak', 1],
])('calls %j %s', async (password, word, score) => {
  const { user } = renderSignUp();
  await user.type(field('Password'), password);
  expect(await screen.findByText(word)).toBeVisible();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', String(score));
  await screen.findByText('Password must be at least 8 characters');
});

it('sends four fields and never the terms, then says what to do with the mail', async () => {
  const { user, api, address } = renderSignUp();
  api.on(registerCall, { body: { status: 'success', message: 'Check your mailbox', data: null } });
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText(verifyMail)).toBeVisible();
  expect(api.requests(registerCall).map(({ body }) => body)).toEqual([
    { first_name: 'Ada', last_name: 'Obi', email: 'ada@gmail.com', password: 'password1' },
  ]);
  expect(interfaceState.overlays.verificationPage).toBe(true);

  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'Open Email' }));
  expect(open).toHaveBeenCalledWith('https://mail.google.com/', '_blank', 'noopener');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(verifyMail)).not.toBeInTheDocument();
  expect(interfaceState.overlays.verificationPage).toBe(false);
  expect(field('Password')).toHaveValue('');
  expect(address.current).toBe('/auth/sign-up');
});

it('keeps what is typed while it is sent', async () => {
  const { user, api } = renderSignUp();
  let answer: () => void = () => undefined;
  api.on(
    registerCall,
    () => new Promise((resolve) => (answer = () => resolve({ body: { status: 'success' } }))),
  );
  await fillIn(user);
  await user.click(submit());
  await waitFor(() => expect(api.requests(registerCall)).toHaveLength(1));
  await user.type(field('Last Name'), '-Bello');
  answer();
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(field('Last Name')).toHaveValue('Obi-Bello');
});

it.each([
  ['the answer’s message', { status: 422, body: { message: 'Sign-up is closed' } }, 'Sign-up is closed'],
  ['the fallback for no answer', null, 'Something went wrong. Please try again.'],
  ['the fallback for an empty answer', { status: 500, body: {} }, 'Something went wrong. Please try again.'],
])('tells %s', async (_what, answer, text) => {
  const { user, api } = renderSignUp();
  api.on(registerCall, answer);
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText(text)).toBeVisible();
  expect(field('Email')).toHaveValue('ada@gmail.com');
});

it('shows the server’s error under its field, once', async () => {
  const { user, api } = renderSignUp();
  const text = 'The email has already been taken.';
  api.on(registerCall, { status: 422, body: { message: text, errors: { email: [text] } } });
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText(text)).toBeVisible();
  expect(field('Email')).toHaveAccessibleDescription(new RegExp(text));
  await user.type(field('Email'), 'x');
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
});
