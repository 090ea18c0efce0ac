import type { User } from '@ilera/contracts/api';
import { session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makeUser, renderPage, resetRuntime, stub } from '@ilera/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import SettingsPage from './settings.page';

let server: FakeApi;
beforeEach(() => {
  resetRuntime();
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
  await screen.findByText('Nigeria', { selector: 'option' });
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  return page;
}

it.each([
  ['email', 1],
  ['google', 0],
  ['other', 0],
  [undefined, 0],
])('shows for a person who signed up by %s this many password forms: %d', async (signup_method, shown) => {
  await open(makeUser({ signup_method }));
  expect(screen.queryAllByText('Change Password')).toHaveLength(shown);
});

describe('logging out', () => {
  it('waits three seconds with a spinner, then ends the session as a logout (R4.58)', async () => {
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
    expect(session.ended).toBe('logout');
    expect(address.current).toBe('/account/settings');
    expect(server.requests()).toHaveLength(before);
  });

  const hide = (hidden: boolean) => {
    stub(document, 'hidden', hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it.each([
    ['closes the tab', () => window.dispatchEvent(new Event('pagehide'))],
    ['leaves the app', () => hide(true)],
  ])('is done at once where the person %s within them, and once only', async (_what, leave) => {
    server.data('GET individual/profile', makeUser());
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    await user.type(screen.getByLabelText('Street'), '!');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    act(() => hide(false));
    expect(session.signedIn).toBe(true);
    act(leave);
    expect(session.ended).toBe('logout');
    expect(localStorage).toHaveLength(0);
    expect(JSON.stringify(sessionStorage)).not.toContain('Avenue!');
    // The next person signs in.
    act(() => session.signIn('theirs'));
    act(leave);
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(session.token).toBe('theirs');
  });
});

describe('unsaved changes', () => {
  const changeAddress = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Change address' }));
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it.each(['Street', 'Current Password'])(
    'in %s have the browser ask before the document is left',
    async (label) => {
      const { user } = await open();
      await changeAddress(user);
      expect(leaves()).toBe(true);
      await user.type(screen.getByLabelText(label), '!');
      expect(leaves()).toBe(false);
      await user.type(screen.getByLabelText(label), '{Backspace}');
      expect(leaves()).toBe(true);
    },
  );

  it('of profile and address are restored when the page is opened again, until they are discarded (A2.17)', async () => {
    const first = await open();
    await changeAddress(first.user);
    await first.user.type(screen.getByLabelText('Street'), '!');
    await first.user.click(screen.getByRole('button', { name: 'Edit' }));
    await first.user.type(screen.getByLabelText('First Name'), 'bi');
    await first.user.type(screen.getByLabelText('Current Password'), 'secret');
    first.unmount();

    const { user, unmount } = await open();
    expect(screen.getByLabelText('Street')).toHaveValue('12 Allen Avenue!');
    expect(screen.getByLabelText('First Name')).toHaveValue('Amarabi');
    expect(screen.getByLabelText('Current Password')).toHaveValue('');
    expect(screen.getAllByText(/What you wrote before is here again/)).toHaveLength(2);
    expect(leaves()).toBe(false);
    for (const button of screen.getAllByRole('button', { name: 'Start again' })) await user.click(button);
    expect(screen.getByLabelText('Street')).toHaveValue('12 Allen Avenue');
    expect(screen.getByLabelText('First Name')).toHaveValue('Amara');
    unmount();

    await open();
    expect(screen.queryByText(/What you wrote before is here again/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  it('typed back to what is saved are not kept', async () => {
    const { user, unmount } = await open();
    await changeAddress(user);
    await user.type(screen.getByLabelText('Street'), '!{Backspace}');
    unmount();
    // Changed on another device meanwhile.
    await open(makeUser({ street: '1 Marina' }));
    expect(screen.queryByText(/What you wrote before is here again/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Street')).toHaveValue('1 Marina');
  });

  it('are removed when the person logs out', async () => {
    const { user, unmount } = await open();
    await changeAddress(user);
    await user.type(screen.getByLabelText('Street'), '!');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    jest.useRealTimers();
    expect(JSON.stringify(sessionStorage)).not.toContain('Avenue!');
    unmount();
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
