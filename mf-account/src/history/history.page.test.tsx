import { modals, runtimeConfig, session, useNavigate } from '@ilera/runtime';
import { makePlan, makeUser, matchMedia, reads, renderPage, setDeviceZone } from '@ilera/testing';
import { keepFocus } from '@ilera/ui';
import { screen, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import HistoryPage from './history.page';
import { historyCall, loaded, open, signInFirst, visits } from './testing/open-history';

const server = signInFirst();
const answer = (rows: unknown[], total: unknown = rows.length) =>
  server().data(historyCall, { data: rows, total });
const lastQuery = () => server().requests(historyCall).at(-1)?.query;

it('lists reference, condition, date and status, five a page (A2.14)', async () => {
  answer(visits(5), '13');
  open();
  await loaded();
  expect(screen.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Reference',
    'Condition',
    'Date',
    'Status',
  ]);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('APT-1MalariaFebruary 3, 2026 9:30 AMCompleted');
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.lastChild?.textContent),
  ).toEqual(['Completed', 'Pending', 'Cancelled', 'Cancelled', 'Cancelled']);
  expect(server().requests(historyCall)).toHaveLength(1);
  expect(server().requests(historyCall)[0]).toMatchObject({
    path: 'individual/appointments/user/7',
    query: { page: '1', count: '5', search: '' },
  });
  expect(screen.getByRole('button', { name: /Page 3/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Page 4/ })).not.toBeInTheDocument();
});

it('shows five placeholder rows while loading', async () => {
  server().on(historyCall, () => new Promise(() => {}));
  const { container } = open();
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(5);
  expect(await axe(container)).toHaveNoViolations();
});

it('says so when there is none', async () => {
  answer([]);
  open();
  expect(await screen.findByText('No Record Found')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('takes an answer without a list for an empty one', async () => {
  server().data(historyCall, null);
  open();
  expect(await screen.findByText('No Record Found')).toBeVisible();
});

it('goes through the pages, with the page in the address', async () => {
  server().on(historyCall, ({ query }) => ({
    body: { data: { data: visits(5, query.page === '2' ? 6 : 1), total: 12 } },
  }));
  const { user, address } = open();
  await loaded();
  await user.click(screen.getByRole('button', { name: /Page 2/ }));
  expect(await screen.findByText('APT-6')).toBeVisible();
  expect(address.current).toBe('/account/history?page=2');
});

it('opens at the page and search of the address', async () => {
  answer(visits(2), 7);
  open('?page=2&search=mal');
  await loaded();
  expect(lastQuery()).toEqual({ page: '2', count: '5', search: 'mal' });
  expect(screen.getByLabelText('Search your history')).toHaveValue('mal');
});

it('moves to the last page when the address names one beyond it', async () => {
  server().on(historyCall, ({ query }) => ({
    body: { data: { data: query.page === '2' ? visits(1) : [], total: 6 } },
  }));
  const { address } = open('?page=9');
  await loaded();
  expect(address.current).toBe('/account/history?page=2');
});

it('offers to try again when the list cannot be loaded', async () => {
  server().on(historyCall, { status: 500 });
  const { user } = open();
  expect(await screen.findByText('We could not load your history')).toBeVisible();
  answer(visits(1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await loaded()).toBeVisible();
});

it('keeps the focus where a page fails to load, and where it is tried again', async () => {
  // As the shell does.
  const end = keepFocus(document.body);
  server().on(historyCall, ({ query }) =>
    query.page === '2' ? { status: 500 } : { body: { data: { data: visits(5), total: 12 } } },
  );
  const { user } = open();
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('We could not load your history')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  answer(visits(5, 6), 12);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('APT-6')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'History' })).toHaveFocus();
  end();
});

it.each([
  ['family', true],
  ['smes', true],
  ['individual', false],
] as const)('marks whose history it is for a %s plan: %s', async (type, shown) => {
  session.setUser(makeUser({ plan: makePlan({ type }) }));
  answer(visits(1));
  open();
  await loaded();
  expect(screen.queryAllByText(reads('Amara Okafor (you)'))).toHaveLength(shown ? 1 : 0);
});

it('waits for the profile where the session has none yet', async () => {
  session.signIn('other');
  server().data('GET individual/profile', makeUser({ id: '42' }));
  answer(visits(1));
  open();
  await loaded();
  expect(server().requests(historyCall)[0]?.path).toBe('individual/appointments/user/42');
});

it.each([
  [1001, ['1', '2', '…', '6', '7', '8', '…', '11', '12']],
  [1000, ['1', '…', '7', '…', '12']],
])('shows pages around the present one at %d px', async (width, expected) => {
  matchMedia((query) => query === '(width > 1000px)' && width > 1000);
  answer(visits(5), 60);
  open('?page=7');
  await loaded();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of your history' }));
  expect(
    pages
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .filter(Boolean),
  ).toEqual(expected);
  jest.restoreAllMocks();
});

describe('with the feature visits', () => {
  beforeEach(() => {
    runtimeConfig.features = ['visits'];
  });

  it('says when the visit is, and opens it (R4.78)', async () => {
    answer([{ ...visits(1)[0], scheduled_at: '2026-12-05T08:30:00Z' }]);
    const { user } = open();
    await loaded();
    expect(screen.getByText('Visit: Saturday 5 December 2026, 9:30 AM')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'APT-1' }));
    expect(modals.current).toEqual({ type: 'visit', payload: { reference: 'APT-1' } });
  });

  it('says it on the own clock of somebody abroad too (R5.5)', async () => {
    setDeviceZone('America/New_York');
    answer([{ ...visits(1)[0], scheduled_at: '2026-12-05T08:30:00Z' }]);
    open();
    await loaded();
    expect(screen.getByText('Where you are: Saturday 5 December, 3:30 AM')).toBeVisible();
    jest.restoreAllMocks();
  });

  it('lets the API filter, so that the other pages count too', async () => {
    answer(visits(5), '13');
    open('?status=pending');
    await loaded();
    expect(lastQuery()).toMatchObject({ status: 'pending' });
    expect(screen.queryByText(/on this page/)).not.toBeInTheDocument();
  });
});

it('is on the page again that was left for a shorter list, after Back', async () => {
  runtimeConfig.features = ['visits'];
  server().on(historyCall, ({ query }) => {
    const rows = query.status ? visits(1, 90) : visits(5, Number(query.page) * 10);
    return { body: { status: 'success', data: { data: rows, total: query.status ? 1 : 13 } } };
  });
  function WithBack() {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate(-1)}>Back</button>
        <HistoryPage />
      </>
    );
  }
  const history = ['/account/history?page=2'];
  const { user, address } = renderPage(WithBack, { at: '/account/history?status=cancelled', history });
  await screen.findByText('APT-90');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('APT-20')).toBeVisible();
  expect(address.current).toBe('/account/history?page=2');
});
