import { clock, externalNavigation, session } from '@ilera/runtime';
import { makeUser } from '@ilera/testing';
import { axe } from '@ilera/testing/axe';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { clinicApi, kemi, nneka, openScreen, signedIn } from '../testing/open-clinic';
import { Desk } from './desk';

const MINUTE = 60_000;
const Page = () => (
  <Desk title="A page">
    <h1>Patients</h1>
  </Desk>
);

afterEach(() => {
  jest.useRealTimers();
  clock.follow(Date.now());
});

it('shows nothing of a page before somebody is signed in, and leads to the provider', async () => {
  const server = clinicApi(null);
  server.data('POST clinic/sign_in', { url: '/api/_openid/auth' });
  const leave = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
  const { user, container } = openScreen(Page, '/clinic/visits/APT-1');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringMatching(/\/api\/_openid\/auth$/)));
  expect(screen.queryByText('Patients')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('goes on, after the sign-in, at the address that was wanted, once', async () => {
  clinicApi(nneka);
  sessionStorage.setItem('clinic_wanted', '/clinic/visits/APT-1?x=1');
  const { address } = openScreen(Page, '/clinic');
  await waitFor(() => expect(address.current).toBe('/clinic/visits/APT-1?x=1'));
  expect(sessionStorage.getItem('clinic_wanted')).toBeNull();
});

it('follows no wanted address outside of the clinic', async () => {
  clinicApi(nneka);
  sessionStorage.setItem('clinic_wanted', '//evil.example/clinic');
  const { address } = openScreen(Page, '/clinic');
  expect(await screen.findByText('Patients')).toBeVisible();
  expect(address.current).toBe('/clinic');
});

it('refuses a sign-in address that is not of the provider, and says that it failed', async () => {
  const server = clinicApi(null);
  server.data('POST clinic/sign_in', { url: 'javascript:alert(1)' });
  const leave = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
  const { user } = openScreen(Page, '/clinic');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/went wrong on our side/)).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
});

it('has its heading where it cannot be known who is signed in', async () => {
  clinicApi(null).on('GET clinic/me', { status: 500 });
  openScreen(Page, '/clinic');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'A page' })).toBeVisible();
});

it('says why an account was refused', async () => {
  clinicApi(null);
  openScreen(Page, '/clinic?sign_in=refused');
  expect(await screen.findByRole('alert')).toHaveTextContent(/does not work here/);
});

it('leaves a customer of the same browser signed in', async () => {
  clinicApi(null);
  session.signIn('customer');
  session.setUser(makeUser());
  openScreen(Page, '/clinic');
  await screen.findByRole('button', { name: 'Sign in' });
  expect(session.signedIn).toBe(true);
});

it('announces after nine idle minutes that the screen locks, and locks it after ten', async () => {
  const server = clinicApi(nneka);
  server.data('POST clinic/sign_out', null);
  jest.useFakeTimers();
  openScreen(Page, '/clinic');
  await screen.findByText('Patients');
  fireEvent.keyDown(document.body, { key: 'a' });
  await act(() => jest.advanceTimersByTimeAsync(9 * MINUTE + 1_000));
  expect(screen.getByRole('alert')).toHaveTextContent(/locks in less than a minute/);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(10 * MINUTE + 1_000));
  expect(screen.getByRole('heading', { name: 'Locked' })).toBeVisible();
  expect(screen.getByText('Patients')).not.toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Patients' })).not.toBeInTheDocument();
  await waitFor(() => expect(server.requests('POST clinic/sign_out')).toHaveLength(1));
});

it('locks a device that slept before the press that wakes it counts', async () => {
  const server = clinicApi(nneka);
  server.data('POST clinic/sign_out', null);
  jest.useFakeTimers();
  openScreen(Page, '/clinic');
  await screen.findByText('Patients');
  fireEvent.keyDown(document.body, { key: 'a' });
  // No timer runs while it sleeps.
  jest.setSystemTime(Date.now() + 60 * MINUTE);
  // An answer that sets the clock meanwhile changes nothing of it.
  clock.follow(Date.now() - 60 * MINUTE);
  fireEvent.pointerDown(document.body);
  expect(screen.getByRole('heading', { name: 'Locked' })).toBeVisible();
});

it('locks after ten minutes though the device’s clock is set back meanwhile', async () => {
  const server = clinicApi(nneka);
  server.data('POST clinic/sign_out', null);
  jest.useFakeTimers();
  openScreen(Page, '/clinic');
  await screen.findByText('Patients');
  fireEvent.keyDown(document.body, { key: 'a' });
  jest.setSystemTime(Date.now() - 60 * MINUTE);
  await act(() => jest.advanceTimersByTimeAsync(10 * MINUTE + 1_000));
  expect(screen.getByRole('heading', { name: 'Locked' })).toBeVisible();
});

it('keeps the session of somebody who works without a call', async () => {
  const server = clinicApi(nneka);
  jest.useFakeTimers();
  openScreen(Page, '/clinic');
  await screen.findByText('Patients');
  for (let minute = 0; minute < 12; minute += 1) {
    fireEvent.keyDown(document.body, { key: 'a' });
    await act(() => jest.advanceTimersByTimeAsync(MINUTE));
  }
  expect(server.requests('GET clinic/me').length).toBeGreaterThanOrEqual(3);
  expect(screen.getByText('Patients')).toBeVisible();
});

it('ends the session of whoever signs out, and shows the sign-in', async () => {
  const server = clinicApi(nneka);
  server.data('POST clinic/sign_out', null);
  const { user } = openScreen(Page, '/clinic');
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Clinic' })).toBeVisible();
  expect(server.requests('POST clinic/sign_out')).toHaveLength(1);
});

describe('in a second tab', () => {
  /** Another tab's channel of this name, of which jsdom has none. */
  class Channel extends EventTarget {
    static open = new Set<Channel>();
    constructor(readonly name: string) {
      super();
      Channel.open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of Channel.open)
        if (other !== this && other.name === this.name)
          other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      Channel.open.delete(this);
    }
  }
  beforeEach(() => void Object.assign(window, { BroadcastChannel: Channel }));
  afterEach(() => {
    Channel.open.clear();
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });

  it('nothing of a patient stays on the screen once the session was ended in the first', async () => {
    const server = clinicApi(nneka);
    server.data('POST clinic/sign_out', null);
    openScreen(Page, '/clinic');
    await screen.findByText('Patients');
    const first = new Channel('clinic-session');
    act(() => first.postMessage({ session: 'another one', isLocked: false }));
    expect(screen.getByText('Patients')).toBeVisible();
    act(() => first.postMessage({ session: signedIn(nneka)?.session, isLocked: true }));
    expect(screen.getByText('Patients')).not.toBeVisible();
    act(() => first.postMessage({ session: signedIn(nneka)?.session, isLocked: false }));
    expect(screen.queryByText('Patients')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it('locks nobody who works in the first, where it was frozen meanwhile', async () => {
    clinicApi(nneka);
    jest.useFakeTimers();
    openScreen(Page, '/clinic');
    await screen.findByText('Patients');
    fireEvent.keyDown(document.body, { key: 'a' });
    const told = jest.fn();
    new Channel('clinic-session').addEventListener('message', told);
    // Neither a timer runs nor a message arrives while it is frozen; afterwards the timer may come first.
    jest.setSystemTime(Date.now() + 30 * MINUTE);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    act(() => new Channel('clinic-touched').postMessage(Date.now() - 2 * MINUTE));
    await act(() => jest.advanceTimersByTimeAsync(7 * MINUTE + 2_000));
    expect(screen.getByRole('alert')).toHaveTextContent(/locks in less than a minute/);
    expect(told).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(MINUTE));
    expect(screen.getByRole('heading', { name: 'Locked' })).toBeVisible();
  });

  it('tells the first of its own sign-out, by the session that ends', async () => {
    const server = clinicApi(nneka);
    server.data('POST clinic/sign_out', null);
    const { user } = openScreen(Page, '/clinic');
    const told = jest.fn();
    new Channel('clinic-session').addEventListener('message', (event) => told((event as MessageEvent).data));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(told).toHaveBeenCalledWith({ session: signedIn(nneka)?.session, isLocked: false });
    expect(server.requests('POST clinic/sign_out').at(-1)?.body).toEqual({
      session: signedIn(nneka)?.session,
    });
  });
});

it('shows the person who is signed in now when the tab becomes visible', async () => {
  const server = clinicApi(nneka);
  openScreen(Page, '/clinic');
  await screen.findByText(nneka.name, { selector: 'header *' });
  server.data('GET clinic/me', signedIn(kemi));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(kemi.name, { selector: 'header *' })).toBeVisible();
});

it('stays signed out when an older response names a signed-in person', async () => {
  const server = clinicApi(nneka);
  server.data('POST clinic/sign_out', null);
  const { user } = openScreen(Page, '/clinic');
  await screen.findByText('Patients');
  let answer!: (response: object) => void;
  server.on('GET clinic/me', () => new Promise((resolve) => (answer = resolve)));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await act(async () => answer({ body: { status: 'success', data: signedIn(nneka) } }));
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
