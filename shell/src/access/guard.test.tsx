import { api, session } from '@shared/runtime';
import { fakeApi, resetRuntime } from '@shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import {
  BrowserRouter,
  createMemoryRouter,
  Route,
  RouterProvider,
  Routes,
  useNavigate,
} from 'react-router-dom';
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

/** An account page and a sign-in page, with a record of every address. */
function openAccount() {
  const page = (text: string) => (
    <Guard access="signed-in" pending={null}>
      <p>{text}</p>
    </Guard>
  );
  const router = createMemoryRouter(
    [
      { path: '/account/history', element: page('history') },
      { path: '/auth/sign-in', element: <p>sign-in</p> },
    ],
    { initialEntries: ['/account/history?page=3'] },
  );
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname + location.search));
  render(<RouterProvider router={router} />);
  return { router, visited };
}

it('makes one redirect and one message of many calls that are refused at once', async () => {
  session.signIn('old');
  const server = fakeApi();
  server.on('GET anything/:n', { status: 401, body: {} });
  const { visited } = openAccount();
  await act(async () => {
    await Promise.allSettled([1, 2, 3, 4, 5].map((n) => api.get(`anything/${n}`)));
  });
  expect(await screen.findByText('sign-in')).toBeVisible();
  expect(visited).toEqual(['/auth/sign-in?error_message=Session+Exipred.+Kindly+Login']);
  expect(sessionStorage.getItem('return_path')).toBe('/account/history?page=3');
});

it('lets a late refusal of an old session end no new one', async () => {
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
  expect(localStorage.getItem('target_frequency')).toBe('3 annual');
});

it('says that somebody is logged out who logs out in another tab, and remembers no address', async () => {
  session.signIn('t');
  const { visited } = openAccount();
  expect(await screen.findByText('history')).toBeVisible();
  localStorage.removeItem('ACCESS_TOKEN');
  act(() => session.followStorage());
  expect(await screen.findByText('sign-in')).toBeVisible();
  expect(visited).toEqual(['/auth/sign-in?success_message=You+are+logged+out']);
  expect(sessionStorage.getItem('return_path')).toBeNull();
});

describe('a session that ends in the task of a navigation to sign-in', () => {
  const message = '/auth/sign-in?success_message=You+are+logged+out';

  // Without act(), which would render all updates together in any case.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = false));
  afterEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = true));

  it.each([
    ['in a timer', (end: () => void) => void setTimeout(end, 1)],
    ['after a response', (end: () => void) => void Promise.resolve().then(end)],
  ])('%s, is never seen by the guard of the page that is left', async (_, later) => {
    session.signIn('token');
    window.history.replaceState(null, '', '/account/history');
    let navigate!: ReturnType<typeof useNavigate>;
    const Account = () => {
      navigate = useNavigate();
      return <p>history</p>;
    };
    const guarded = (access: 'signed-in' | 'signed-out', page: React.ReactNode) => (
      <Guard access={access} pending={null}>
        {page}
      </Guard>
    );
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <BrowserRouter useTransitions={false}>
        <Routes>
          <Route path="/account/history" element={guarded('signed-in', <Account />)} />
          <Route path="/auth/sign-in" element={guarded('signed-out', <p>sign-in</p>)} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </BrowserRouter>,
    );
    await screen.findByText('history');
    later(() => {
      void navigate(message);
      session.clear();
    });
    expect(await screen.findByText('sign-in')).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(message);
    root.unmount();
  });
});
