import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { createGuardedHistory } from './guarded-history';
import { useBlocker } from './use-blocker';

function Form() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    asked.push(`${currentLocation.pathname} to ${nextLocation.pathname}`);
    return unsaved && currentLocation.pathname !== nextLocation.pathname;
  });
  return (
    <>
      <h1>Form</h1>
      <Link to="/form?tab=2">Tab</Link>
      <Link to="/history">History</Link>
      {blocker.state === 'blocked' && (
        <>
          <button onClick={blocker.reset}>Stay</button>
          <button onClick={blocker.proceed}>Leave</button>
        </>
      )}
    </>
  );
}

let unsaved = true;
const asked: string[] = [];

function openForm() {
  window.history.replaceState(null, '', '/before');
  const history = createGuardedHistory();
  render(
    <HistoryRouter history={history} useTransitions={false}>
      <Routes>
        <Route path="/before" element={<Link to="/form">Open</Link>} />
        <Route path="/form" element={<Form />} />
        <Route path="/history" element={<h1>History</h1>} />
      </Routes>
    </HistoryRouter>,
  );
  const user = userEvent.setup();
  return {
    user,
    press: (name: string) =>
      user.click(screen.getByRole(/Stay|Leave/.test(name) ? 'button' : 'link', { name })),
  };
}

beforeEach(() => {
  unsaved = true;
  asked.length = 0;
});

it('holds a move until it is said to leave, and asks again for the next', async () => {
  const { press } = openForm();
  await press('Open');
  await press('History');
  expect(window.location.pathname).toBe('/form');
  await press('Stay');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await press('History');
  await press('Leave');
  expect(window.location.pathname).toBe('/history');
  expect(screen.getByRole('heading', { name: 'History' })).toBeVisible();
  expect(asked).toEqual(['/form to /history', '/form to /history']);
});

it('holds Back, with the address as it was, and goes back when told', async () => {
  const { press } = openForm();
  await press('Open');
  act(() => window.history.back());
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
  await press('Leave');
  expect(await screen.findByRole('link', { name: 'Open' })).toBeVisible();
  expect(window.location.pathname).toBe('/before');
});

it('lets a move pass that loses nothing, and everything once the form is gone', async () => {
  const { press } = openForm();
  await press('Open');
  await press('Tab');
  expect(window.location.search).toBe('?tab=2');
  unsaved = false;
  await press('History');
  expect(screen.getByRole('heading', { name: 'History' })).toBeVisible();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Form' })).toBeVisible();
  expect(asked).toEqual(['/form to /form', '/form to /history']);
});
