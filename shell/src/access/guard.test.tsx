import type { PageAccess } from '@ilera/contracts';
import { api, session } from '@ilera/runtime';
import { fakeApi, makeUser, resetRuntime } from '@ilera/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Guard } from './guard';

beforeEach(resetRuntime);

function openCheckout() {
  const page = (
    <Guard access="signed-in" pending={null}>
      <p>checkout</p>
    </Guard>
  );
  const router = createMemoryRouter(
    [
      { path: '/plan-checkout/:id', element: page },
      { path: '/auth/sign-in', element: <p>sign-in</p> },
    ],
    { initialEntries: ['/plan-checkout/3?quantity=4&frequency=annual'] },
  );
  render(<RouterProvider router={router} />);
}

/** A public, an account and a sign-in page, with a record of every address that follows. */
function openSite(address: string) {
  const page = (access: PageAccess, text: string) => (
    <Guard access={access} pending={<p>loading</p>}>
      <p>{text}</p>
    </Guard>
  );
  const router = createMemoryRouter(
    [
      { path: '/conditions', element: page('public', 'conditions') },
      { path: '/account/history', element: page('signed-in', 'history') },
      { path: '/account/health_plans', element: page('manages-own-plan', 'plans') },
      { path: '/account/home', element: page('signed-in', 'home') },
      { path: '/auth/sign-in', element: page('signed-out', 'sign-in') },
    ],
    { initialEntries: [address] },
  );
  const visited: string[] = [];
  router.subscribe(({ location }) => {
    const at = location.pathname + location.search;
    if (at !== visited.at(-1)) visited.push(at);
  });
  render(<RouterProvider router={router} />);
  return { router, visited };
}
const openAccount = () => openSite('/account/history?page=3');
const openPlans = () => openSite('/account/health_plans');

describe('a page of those who manage their own plan (R4.61)', () => {
  /** Answers the profile when it is told to. */
  function holdProfile() {
    const server = fakeApi();
    let answer: (response: object) => void = () => undefined;
    server.on('GET individual/profile', () => new Promise((resolve) => (answer = resolve)));
    session.signIn('t');
    const asked = () => server.requests('GET individual/profile');
    return {
      asked,
      async answer(response: object) {
        await waitFor(() => expect(asked()).toHaveLength(1));
        await act(async () => answer(response));
      },
    };
  }

  it('shows that it is loading until the profile says who this is, and then the page', async () => {
    const profile = holdProfile();
    openPlans();
    expect(screen.getByText('loading')).toBeVisible();
    await profile.answer({ body: { data: makeUser() } });
    expect(await screen.findByText('plans')).toBeVisible();
    expect(screen.queryByText('loading')).not.toBeInTheDocument();
  });

  it('is not shown to somebody whose employer does', async () => {
    const profile = holdProfile();
    const { visited } = openPlans();
    await profile.answer({ body: { data: makeUser({ employer_id: 7 }) } });
    expect(await screen.findByText('home')).toBeVisible();
    expect(visited).toEqual(['/account/home']);
  });

  it('is shown where the profile cannot be loaded', async () => {
    fakeApi().on('GET individual/profile', { status: 403 });
    session.signIn('t');
    openPlans();
    expect(await screen.findByText('plans')).toBeVisible();
  });

  it('is shown at once, and asks for nothing, where the profile is known', async () => {
    const profile = holdProfile();
    session.setUser(makeUser());
    openPlans();
    expect(screen.getByText('plans')).toBeVisible();
    // A request is on its way some turns after the page.
    await act(() => import('@ilera/contracts/calls'));
    expect(profile.asked()).toHaveLength(0);
  });

  it('loads the profile of the person who signs in after a redirect to sign-in', async () => {
    const profile = holdProfile();
    session.end('logout');
    const { router } = openPlans();
    expect(await screen.findByText('sign-in')).toBeVisible();
    act(() => session.signIn('t'));
    await act(() => router.navigate('/account/health_plans'));
    expect(screen.getByText('loading')).toBeVisible();
    await profile.answer({ body: { data: makeUser() } });
    expect(await screen.findByText('plans')).toBeVisible();
  });
});

it.each(['/conditions', '/account/history'])('asks for no profile at %s', async (address) => {
  session.signIn('t');
  const server = fakeApi();
  openSite(address);
  await act(() => import('@ilera/contracts/calls'));
  expect(screen.queryByText('loading')).not.toBeInTheDocument();
  expect(server.requests()).toHaveLength(0);
});

it('does not redirect from the page on which a person signs in (R4.41)', async () => {
  const { visited } = openSite('/auth/sign-in');
  act(() => session.signIn('t'));
  expect(screen.getByText('sign-in')).toBeVisible();
  expect(visited).toEqual([]);
});

it('leads somebody who is signed in from the sign-in page to their account', async () => {
  session.signIn('t');
  openSite('/auth/sign-in');
  expect(await screen.findByText('home')).toBeVisible();
});

it('keeps the end of a session untold on a public page, until the sign-in page tells it', async () => {
  session.signIn('t');
  const { router } = openSite('/conditions');
  act(() => session.expire('t'));
  expect(screen.getByText('conditions')).toBeVisible();
  expect(session.isEndTold).toBe(false);
  await act(() => router.navigate('/auth/sign-in'));
  expect(session.isEndTold).toBe(true);
});

it('makes one redirect and one message of many calls that are refused at once', async () => {
  session.signIn('old');
  const server = fakeApi();
  server.on('GET anything/:n', { status: 401, body: {} });
  const { visited } = openAccount();
  await act(async () => {
    await Promise.allSettled([1, 2, 3, 4, 5].map((n) => api.get(`anything/${n}`)));
  });
  expect(await screen.findByText('sign-in')).toBeVisible();
  expect(visited).toEqual(['/auth/sign-in?reason=refusal']);
  expect(sessionStorage.getItem('return_path')).toBe('/account/history?page=3');
});

it('remembers no search of a session that was refused, because the next person may be another one', async () => {
  session.signIn('t');
  const { router } = openSite('/account/history?search=hiv');
  expect(await screen.findByText('history')).toBeVisible();
  act(() => session.expire('t'));
  expect(await screen.findByText('sign-in')).toBeVisible();
  expect(sessionStorage.getItem('return_path')).toBe('/account/history');
  await act(() => router.navigate('/account/history?search=malaria'));
  expect(sessionStorage.getItem('return_path')).toBe('/account/history');
});

it('remembers all choices of a checkout whose session was refused', async () => {
  session.signIn('t');
  openCheckout();
  act(() => session.expire('t'));
  expect(await screen.findByText('sign-in')).toBeVisible();
  expect(sessionStorage.getItem('return_path')).toBe('/plan-checkout/3?quantity=4&frequency=annual');
});

it('keeps a new session when a request of the old one is refused late', async () => {
  session.signIn('old');
  const server = fakeApi();
  let refuse: () => void = () => undefined;
  server.on('GET slow', () => new Promise((resolve) => (refuse = () => resolve({ status: 401, body: {} }))));
  const { visited } = openAccount();
  const call = api.get('slow').catch(() => undefined);
  await waitFor(() => expect(server.requests('GET slow')).toHaveLength(1));
  await act(async () => {
    session.signIn('new');
    refuse();
    await call;
  });
  expect(session.token).toBe('new');
  expect(visited).toEqual([]);
  expect(screen.getByText('history')).toBeVisible();
});

it('remembers the address of a link that somebody opens before signing in', async () => {
  openAccount();
  expect(await screen.findByText('sign-in')).toBeVisible();
  expect(sessionStorage.getItem('return_path')).toBe('/account/history?page=3');
});

it('remembers plan, people and frequency of a checkout that somebody opens before signing in', async () => {
  openCheckout();
  expect(await screen.findByText('sign-in')).toBeVisible();
  expect(localStorage.getItem('target_plan')).toBe('{"plan_id":"3","number":4}');
  expect(localStorage.getItem('target_frequency')).toBe('annual');
  expect(sessionStorage.getItem('return_path')).toMatch(/^\/plan-checkout\/3\?.*quantity=4/);
});

it('says that somebody is logged out who logs out in another tab, and remembers no address (R4.58)', async () => {
  session.signIn('t');
  const { router, visited } = openAccount();
  expect(await screen.findByText('history')).toBeVisible();
  localStorage.removeItem('ACCESS_TOKEN');
  act(() => session.followStorage());
  expect(await screen.findByText('sign-in')).toBeVisible();
  expect(visited).toEqual(['/auth/sign-in?reason=other-tab']);
  await act(() => router.navigate('/account/history?page=3'));
  expect(sessionStorage.getItem('return_path')).toBeNull();
});

describe.each([
  ['logout', '/auth/sign-in?reason=logout'],
  ['password-change', '/auth/sign-in?reason=password-change'],
  ['erasure', '/auth/sign-in?reason=erasure'],
] as const)('an end of the session by %s', (ending, told) => {
  it.each(['/account/history', '/conditions'])(
    'leads from %s to sign-in with its message, once, and remembers no address (R4.92)',
    async (address) => {
      session.signIn('t');
      const { router, visited } = openSite(address);
      act(() => session.end(ending));
      expect(await screen.findByText('sign-in')).toBeVisible();
      await act(() => router.navigate('/conditions'));
      expect(await screen.findByText('conditions')).toBeVisible();
      expect(new Set(visited)).toEqual(new Set([told, '/conditions']));
      expect(sessionStorage.getItem('return_path')).toBeNull();
    },
  );

  it('remembers no address when the person goes Back to a page of the account afterwards', async () => {
    session.signIn('t');
    const { router } = openSite('/account/history?search=hiv');
    act(() => session.end(ending));
    expect(await screen.findByText('sign-in')).toBeVisible();
    await act(() => router.navigate('/account/history?search=hiv'));
    expect(screen.getByText('sign-in')).toBeVisible();
    expect(sessionStorage.getItem('return_path')).toBeNull();
  });

  it('replaces the message of a 401 that came first', async () => {
    session.signIn('t');
    const { router } = openAccount();
    act(() => session.expire('t'));
    expect(await screen.findByText('sign-in')).toBeVisible();
    act(() => session.end(ending));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(told);
    expect(session.isEndTold).toBe(true);
    expect(screen.getByText('sign-in')).toBeVisible();
  });
});

it('remembers the plan of a checkout that somebody opens after a logout was told', async () => {
  session.signIn('t');
  act(() => session.end('logout'));
  act(() => session.tellEnd());
  openCheckout();
  expect(await screen.findByText('sign-in')).toBeVisible();
  expect(localStorage.getItem('target_plan')).toBe('{"plan_id":"3","number":4}');
});
