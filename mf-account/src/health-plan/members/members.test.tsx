import type { User } from '@ilera/contracts/api';
import { modals, session, toasts } from '@ilera/runtime';
import { fakeApi, makePlan, makeUser, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import { Members } from './members';

const LIST = 'GET individual/employees';
const REMOVE = 'DELETE individual/employees/:id';
let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  session.signIn('token');
});

const people = [
  {
    id: 1,
    name: 'Obinna Eze',
    email: 'obinna@example.com',
    status: 'active',
    created_at: '2026-02-03T08:30:00Z',
  },
  { id: '2', first_name: 'Kosi', last_name: 'Eze', email: 'kosi@example.com', status: 'invited' },
];
const holder = (type = 'family', changes: Partial<User> = {}) =>
  makeUser({ plan: { ...makePlan(), type } as User['plan'], package_members: 5, ...changes });
function open(user = holder(), list: unknown = people) {
  server.data(LIST, list);
  return renderPage(<Members user={user} />);
}
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);

it.each([
  ['family', 'Members', 'Add members', 'add_member'],
  ['smes', 'Employees', 'Add employees', 'add_employee'],
  ['corporate', 'Employees', 'Add employees', 'add_employee'],
])('speaks of a %s plan in its own words (A2.16)', async (type, title, button, modal) => {
  const { user } = open(holder(type));
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: button }));
  expect(modals.current?.type).toBe(modal);
});

it('lists the people, each to view and to delete, and says how many can be added (R4.30)', async () => {
  open();
  expect(await screen.findByText('Obinna Eze')).toBeVisible();
  expect(rows()).toEqual(['Obinna Eze', 'Kosi Eze']);
  expect(screen.getAllByRole('button', { name: 'View' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Delete' })[1]).toHaveAccessibleDescription('Kosi Eze');
  expect(screen.getByText('You can add 5 number of family members')).toBeVisible();
});

it('shows the first ten of a hundred, and all with a press', async () => {
  const list = Array.from({ length: 100 }, (_, id) => ({
    ...people[0],
    id: id + 1,
    name: `Person ${id + 1}`,
  }));
  const { user } = open(holder('smes'), list);
  expect(await screen.findByText('Person 10')).toBeVisible();
  expect(screen.queryByText('Person 11')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all 100' }));
  expect(screen.getByText('Person 100')).toBeVisible();
  expect(screen.getByText('Person 11').closest('li')).toHaveFocus();
});

it.each([[[]], [null]])('says so when there is nobody: %j (R4.31)', async (list) => {
  open(holder('smes'), list);
  expect(await screen.findByText('You don’t have any member yet')).toBeVisible();
});

it('says how many of the plan’s people are added', async () => {
  open();
  expect(await screen.findByText('2 of 5 added.')).toBeVisible();
});

it('counts no place for an invitation that has run out', async () => {
  open(holder(), [...people, { id: 3, name: 'Late Comer', status: 'expired' }]);
  expect(await screen.findByText('2 of 5 added.')).toBeVisible();
});

it('shows four placeholders while loading', () => {
  const { container } = open();
  expect(container.querySelectorAll('[aria-busy] > [aria-hidden]')).toHaveLength(4);
});

it('offers to try again', async () => {
  server.on(LIST, { status: 500 });
  const { user } = renderPage(<Members user={holder()} />);
  expect(await screen.findByText('We could not load the list')).toBeVisible();
  server.data(LIST, people);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Obinna Eze')).toBeVisible();
});

it('searches on the server after its button was pressed', async () => {
  const { user } = open();
  await screen.findByText('Obinna Eze');
  expect(server.requests(LIST)[0]?.query).toEqual({ search: '' });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  server.data(LIST, []);
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('Nobody matches your search.')).toBeVisible();
  expect(server.requests(LIST).at(-1)?.query).toEqual({ search: 'zzz' });
  server.data(LIST, people);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Obinna Eze')).toBeVisible();
  expect(server.requests(LIST).at(-1)?.query).toEqual({ search: '' });
});

it('shows what is known about somebody', async () => {
  const { user, container } = open();
  await user.click((await screen.findAllByRole('button', { name: 'View' }))[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Obinna Eze' }));
  expect(dialog.getByText('obinna@example.com')).toBeVisible();
  expect(dialog.getByText('Active')).toBeVisible();
  expect(dialog.getByText('3rd February, 2026')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

describe('deleting', () => {
  async function confirmRemoval() {
    const page = open();
    await page.user.click((await screen.findAllByRole('button', { name: 'Delete' }))[0] as HTMLElement);
    server.data(LIST, people.slice(1));
    await page.user.click(screen.getByRole('button', { name: 'Remove' }));
    return page;
  }

  it('asks first, and cancelling changes nothing', async () => {
    const { user } = open();
    await user.click((await screen.findAllByRole('button', { name: 'Delete' }))[0] as HTMLElement);
    expect(screen.getByRole('dialog', { name: 'Remove Obinna Eze?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(rows()).toEqual(['Obinna Eze', 'Kosi Eze']);
  });

  it('sends it at once, and shows who is left', async () => {
    server.on(REMOVE, { body: { status: 'success' } });
    await confirmRemoval();
    await waitFor(() => expect(rows()).toEqual(['Kosi Eze']));
    expect(server.requests(REMOVE).map(({ path }) => path)).toEqual(['individual/employees/1']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts.current?.message).toBe('Obinna Eze is no longer on your plan.');
  });

  it.each([404, 405])('says so where the API cannot remove anybody (%d)', async (status) => {
    server.on(REMOVE, { status });
    const { container } = await confirmRemoval();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Removing people is not possible here yet. Obinna Eze is still on your plan.',
    );
    expect(rows()).toEqual(['Obinna Eze', 'Kosi Eze']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says why after any other failure', async () => {
    server.on(REMOVE, () => {
      server.data(LIST, people);
      return { status: 403 };
    });
    await confirmRemoval();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Obinna Eze is still on your plan/);
    expect(rows()).toEqual(['Obinna Eze', 'Kosi Eze']);
  });

  it('says so too where its dialog was closed meanwhile', async () => {
    let fail: () => void = () => undefined;
    server.on(REMOVE, () => new Promise((resolve) => (fail = () => resolve({ status: 403 }))));
    const { user } = await confirmRemoval();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fail();
    await waitFor(() => expect(toasts.current?.message).toMatch(/Obinna Eze is still on your plan/));
  });
});

it('calls people by whatever is known of them', async () => {
  open(holder(), [{ id: 1, email: 'only@example.com' }, {}]);
  await waitFor(() => expect(rows()).toEqual(['only@example.com', 'Unnamed person']));
});

it('sends one removal, also where its question was closed and the button is pressed again', async () => {
  let answer: (response: { body: unknown }) => void = () => undefined;
  server.on(REMOVE, () => new Promise((resolve) => (answer = resolve)));
  const { user } = open();
  await screen.findByText('Obinna Eze');
  const [remove] = screen.getAllByRole('button', { name: 'Delete' }) as [HTMLElement];
  await user.click(remove);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  await user.click(remove);
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  server.data(LIST, people.slice(1));
  answer({ body: { status: 'success' } });
  await waitFor(() => expect(rows()).toEqual(['Kosi Eze']));
  expect(server.requests(REMOVE)).toHaveLength(1);
});

it.each([
  ['without a response', null],
  ['that a proxy answers', { status: 502 }],
])(
  'makes no claim about the plan after a removal %s, and lets the person send it again',
  async (_name, lost) => {
    const { user } = open();
    await screen.findByText('Obinna Eze');
    server.on(REMOVE, lost);
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).not.toHaveTextContent('still on your plan');
    server.on(REMOVE, { body: { status: 'success' } });
    server.data(LIST, people.slice(1));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rows()).toEqual(['Kosi Eze']));
  },
);
