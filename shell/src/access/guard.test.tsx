import { api, session } from '@shared/runtime';
import { fakeApi, resetRuntime } from '@shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Guard } from './guard';

beforeEach(resetRuntime);

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

it('remembers no address for somebody who never was signed in', async () => {
  openAccount();
  expect(await screen.findByText('sign-in')).toBeVisible();
  expect(sessionStorage.getItem('return_path')).toBeNull();
});
