import type { User } from '@shared/contracts/api';
import { session, useBlocker } from '@shared/runtime';
import { fakeApi, makeUser, renderPage, resetRuntime, type FakeApi } from '@shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import SettingsPage from './settings.page';

// The router's blocker needs a data router, which a page under test has not; e2e/specs/account.spec.ts has the real one.
jest.mock('@shared/runtime', () => ({
  ...jest.requireActual<object>('@shared/runtime'),
  useBlocker: jest.fn(() => ({ state: 'unblocked' })),
}));
const blocker = useBlocker as jest.MockedFunction<typeof useBlocker>;

let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  blocker
    .mockReset()
    .mockReturnValue({ state: 'unblocked', reset: undefined, proceed: undefined, location: undefined });
  server = fakeApi();
  server.data('GET get_countries', [
    { id: 161, name: 'Nigeria' },
    { id: 83, name: 'Ghana' },
  ]);
  server.data('GET get_states/161', [
    { id: 25, name: 'Lagos' },
    { id: 14, name: 'Enugu' },
  ]);
  server.data('GET get_states/83', [{ id: 90, name: 'Accra' }]);
  server.data('GET get_cities/25', [
    { id: 1, name: 'Ikeja' },
    { id: 2, name: 'Lekki' },
  ]);
  server.data('GET get_cities/14', [{ id: 3, name: 'Nsukka' }]);
  session.signIn('token');
});
afterEach(() => jest.useRealTimers());

async function open(user: User = makeUser()) {
  session.setUser(user);
  const page = renderPage(<SettingsPage />, { at: '/account/settings', path: '/account/settings' });
  await screen.findByRole('option', { name: 'Nigeria' });
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  return page;
}

it.each([
  ['email', 1],
  ['google', 0],
  ['other', 0],
  [undefined, 0],
])('can be changed by who signed up by %s: %d', async (signup_method, shown) => {
  await open(makeUser({ signup_method }));
  expect(screen.queryAllByText('Change Password')).toHaveLength(shown);
});

describe('logging out', () => {
  it('waits three seconds with a spinner, then ends the session and says so at sign-in', async () => {
    const { address } = await open();
    jest.useFakeTimers();
    const before = server.requests().length;
    const button = screen.getByRole('button', { name: 'Logout' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(() => jest.advanceTimersByTimeAsync(2_999));
    expect(session.signedIn).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(session.signedIn).toBe(false);
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
    expect(address.current).toBe('/auth/sign-in?success_message=You+are+logged+out');
    expect(server.requests()).toHaveLength(before);
  });
});

describe('unsaved changes', () => {
  type Decide = (change: {
    currentLocation: { pathname: string };
    nextLocation: { pathname: string };
  }) => boolean;
  const blocks = (to = '/account/history') =>
    (blocker.mock.lastCall?.[0] as unknown as Decide)({
      currentLocation: { pathname: '/account/settings' },
      nextLocation: { pathname: to },
    });

  it('are guarded while there are any, and only on the way to another page', async () => {
    const { user } = await open();
    expect(blocks()).toBe(false);
    await user.type(screen.getByLabelText('Street'), '!');
    expect(blocks()).toBe(true);
    expect(blocks('/account/settings')).toBe(false);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.type(screen.getByLabelText('Street'), '{Backspace}');
    expect(blocks()).toBe(false);
  });

  it('never stand in the way of a session that has ended', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Current Password'), 'x');
    expect(blocks()).toBe(true);
    act(() => session.clear());
    expect(blocks()).toBe(false);
  });

  it('ask whether to stay or to go', async () => {
    const reset = jest.fn();
    const proceed = jest.fn();
    blocker.mockReturnValue({ state: 'blocked', reset, proceed, location: {} } as unknown as ReturnType<
      typeof useBlocker
    >);
    const { user, container } = await open();
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(reset).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Discard and leave' }));
    expect(proceed).toHaveBeenCalledTimes(1);
  });
});

it('shows placeholders, then a way out when the profile cannot be loaded', async () => {
  server.on('GET individual/profile', { status: 500 });
  const { container } = renderPage(<SettingsPage />, { at: '/account/settings' });
  expect(screen.getByText('Loading your settings')).toBeInTheDocument();
  expect(await screen.findByText('We could not load your account')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
