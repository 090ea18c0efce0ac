import { externalNavigation, rememberTargetPlan, session } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from '@ilera/testing/axe';
import SignInPage from './sign-in.page';

beforeEach(resetRuntime);

const loginCall = 'POST auth/individual/login';
const login = () => screen.getByRole('button', { name: 'Login' });
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');

function renderSignIn(at = '/auth/sign-in') {
  const api = fakeApi();
  return { api, ...renderPage(SignInPage, { at, path: '/auth/sign-in' }) };
}

async function fillIn(user: UserEvent) {
  await user.type(email(), 'ada@example.com');
  await user.type(password(), 'password1');
  await user.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(login()).not.toHaveAttribute('aria-disabled'));
}

it('has what password managers need, leads to the other screens, and axe finds no fault', async () => {
  const { container } = renderSignIn();
  await waitFor(() => expect(login()).toHaveAttribute('aria-disabled', 'true'));
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('name', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('name', 'password');
  expect(await axe(container)).toHaveNoViolations();
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Forget password?')).toHaveAttribute('href', '/auth/forget-password');
  expect(link('GET STARTED')).toHaveAttribute('href', '/auth/sign-up');
  expect(link('Ilera, home page')).toHaveAttribute('href', '/');
});

it('shows and hides the password with a real button, and takes a pasted one', async () => {
  const { user } = renderSignIn();
  await user.click(password());
  await user.paste('password1');
  expect(password()).toHaveValue('password1');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

it('says what is missing beside the field, and sends nothing before all is there', async () => {
  const { user, api } = renderSignIn();
  expect(email()).toHaveAccessibleDescription(/Such as name@example.com/);
  await user.type(email(), 'ada');
  expect(await screen.findByText('Email must be submitted')).toBeVisible();
  await user.type(email(), '@example.com');
  await waitFor(() => expect(screen.queryByText('Email must be submitted')).not.toBeInTheDocument());
  expect(email()).toHaveAccessibleDescription(/done/);
  await user.type(password(), 'short');
  expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
  await user.type(password(), 'er password');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('checkbox'));
  expect(await screen.findByText('You must accept the terms and conditions')).toBeVisible();
  await user.click(login());
  await user.type(password(), '{Enter}');
  expect(api.requests()).toEqual([]);
});

it('sends the email and the password alone, and leads home', async () => {
  const { user, api, address } = renderSignIn();
  api.data(loginCall, [{ access_token: 'abc' }]);
  await fillIn(user);
  await user.click(login());
  await waitFor(() => expect(address.current).toBe('/account/home'));
  expect(api.requests(loginCall).map(({ body }) => body)).toEqual([
    { email: 'ada@example.com', password: 'password1' },
  ]);
  expect(session.token).toBe('abc');
});

it('leads to the checkout of a pending plan', async () => {
  const { user, api, address } = renderSignIn();
  rememberTargetPlan({ plan_id: '5', number: 10 });
  api.data(loginCall, [{ access_token: 'abc' }]);
  await fillIn(user);
  await user.click(login());
  await waitFor(() => expect(address.current).toBe('/plan-checkout/5?quantity=10'));
});

it.each([
  ['a list', [{ access_token: 'abc' }, { access_token: 'def' }]],
  ['an object alone', { access_token: 'abc' }],
])('takes the token from whatever shape comes: %s (R4.40)', async (_shape, data) => {
  const { user, api } = renderSignIn();
  api.data(loginCall, data);
  await fillIn(user);
  await user.click(login());
  await waitFor(() => expect(session.token).toBe('abc'));
});

it.each([
  ['an empty token', [{ access_token: '' }]],
  ['no token', [{}]],
  ['no entry', [null]],
  ['nothing', null],
])('takes no token from %s, and says that a mail was sent (R4.40)', async (_shape, data) => {
  const { user, api } = renderSignIn();
  api.data(loginCall, data);
  await fillIn(user);
  await user.click(login());
  expect(await screen.findByRole('dialog', { name: 'Email Sent' })).toBeVisible();
  expect(session.signedIn).toBe(false);
});

it('says that a mail was sent when the answer has no token (A2.5)', async () => {
  const { user, api, baseElement } = renderSignIn();
  api.data(loginCall, []);
  await fillIn(user);
  await user.click(login());
  expect(await screen.findByRole('dialog', { name: 'Email Sent' })).toBeVisible();
  expect(await axe(baseElement)).toHaveNoViolations();
  expect(screen.getByRole('button', { name: 'Open Email' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(session.signedIn).toBe(false);
});

it.each([
  [
    'the answer’s message',
    { status: 422, body: { message: 'Wrong email or password' } },
    'Wrong email or password',
  ],
  ['a 401 as well', { status: 401, body: { message: 'Unauthorised' } }, 'Unauthorised'],
  ['the fallback for an empty answer', { status: 500, body: {} }, 'Login failed. Please try again later.'],
  ['the fallback for no answer', null, 'Login failed. Please try again later.'],
])('tells %s, once, and keeps what was typed', async (_what, answer, text) => {
  const { user, api } = renderSignIn();
  api.on(loginCall, answer);
  await fillIn(user);
  await user.click(login());
  expect(await screen.findByText(text)).toBeVisible();
  expect(email()).toHaveValue('ada@example.com');
  expect(session.signedIn).toBe(false);
});

it('shows an error of a field under the field', async () => {
  const { user, api } = renderSignIn();
  api.on(loginCall, { status: 422, body: { errors: { email: ['No account has this email'] } } });
  await fillIn(user);
  await user.click(login());
  expect(await screen.findByText('No account has this email')).toBeVisible();
  expect(email()).toHaveAccessibleDescription(/No account has this email/);
  expect(email()).toHaveFocus();
});

it('is sent once, however often it is pressed', async () => {
  const { user, api } = renderSignIn();
  let answer: () => void = () => undefined;
  api.on(loginCall, () => new Promise((resolve) => (answer = () => resolve({ body: { data: [] } }))));
  await fillIn(user);
  await user.dblClick(login());
  await waitFor(() => expect(login()).toHaveAttribute('aria-busy', 'true'));
  await user.click(login());
  await waitFor(() => expect(api.requests(loginCall)).toHaveLength(1));
  answer();
  await screen.findByRole('dialog');
  expect(api.requests(loginCall)).toHaveLength(1);
});

it.each([
  ['error_message=Session+Exipred.+Kindly+Login', 'Session Exipred. Kindly Login', 'alert'],
  ['success_message=You+are+logged+out', 'You are logged out', 'status'],
])('shows the message of ?%s and cleans the address', async (query, text, role) => {
  const { address } = renderSignIn(`/auth/sign-in?${query}`);
  await waitFor(() => expect(address.current).toBe('/auth/sign-in'));
  expect(screen.getByText(text).closest(`[role=${role}]`)).toBeVisible();
});

it('does not repeat a stranger’s words', async () => {
  // Two notices of one tone.
  const { address } = renderSignIn('/auth/sign-in?reason=purchase&error_message=Call+0800+now');
  await waitFor(() => expect(address.current).toBe('/auth/sign-in'));
  expect(screen.queryByText(/0800/)).not.toBeInTheDocument();
  expect(screen.getByText('Something did not work. Please log in.')).toBeVisible();
});

describe('Google (A8.2)', () => {
  const google = () => screen.getByRole('button', { name: 'Continue with Google' });

  it('leads to the address that the API gives', async () => {
    const assign = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
    const { user, api } = renderSignIn();
    api.data('POST auth/google', { url: `${window.location.origin}/api/start` });
    await user.click(google());
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`${window.location.origin}/api/start`));
    expect(api.requests('POST auth/google').map(({ body }) => body)).toEqual([undefined]);
  });

  it('can be pressed again where its page does not answer', async () => {
    const assign = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
    const { api } = renderSignIn();
    api.data('POST auth/google', { url: `${window.location.origin}/api/start` });
    jest.useFakeTimers();
    fireEvent.click(google());
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(assign).toHaveBeenCalledTimes(1);
    expect(google()).toHaveAttribute('aria-busy', 'true');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(google()).not.toHaveAttribute('aria-busy');
    jest.useRealTimers();
  });

  it.each([
    [
      'the API’s message',
      { status: 502, body: { message: 'Google does not answer' } },
      'Google does not answer',
    ],
    ['its own words without an answer', null, 'Google sign-in could not be started. Please try again.'],
    [
      'its own words for an address that is not allowed',
      { body: { data: { url: 'https://evil.example' } } },
      'Google sign-in could not be started. Please try again.',
    ],
    [
      'its own words without an address',
      { body: {} },
      'Google sign-in could not be started. Please try again.',
    ],
  ])('alerts %s', async (_what, answer, text) => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const assign = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
    const { user, api } = renderSignIn();
    api.on('POST auth/google', answer);
    await user.click(google());
    await waitFor(() => expect(alert).toHaveBeenCalledWith(text));
    expect(assign).not.toHaveBeenCalled();
    await waitFor(() => expect(google()).not.toHaveAttribute('aria-busy'));
  });
});
