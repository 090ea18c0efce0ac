import { runtimeConfig, session } from '@ilera/runtime';
import { fakeApi, makePlan, makeUser, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import type { User } from '@ilera/contracts/api';
import AccountHomePage from './account-home.page';

let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  session.signIn('token');
});

async function renderHome(user: User, at = '/account/home') {
  server.data('GET individual/profile', user);
  const page = renderPage(<AccountHomePage />, { at });
  await screen.findByText('Total Appointments');
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  return page;
}

const region = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;

const visit = (changes: object) => ({
  reference: 'APT-1',
  description: 'Malaria',
  created_at: '2026-02-03T08:30:00Z',
  status: 'success',
  ...changes,
});

it('renders from the stored record, whichever fields are missing', async () => {
  server.on('GET individual/profile', { status: 500 });
  session.setUser({ id: 7, plan: {} } as User);
  renderPage(<AccountHomePage />, { at: '/account/home' });
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(screen.getByText('Total Appointments')).toBeVisible();
});

describe('the banner', () => {
  const text = 'To enjoy the best service, please update your profile';

  it.each([
    ['sex', { sex: null }],
    ['country', { country_id: null }],
  ])('asks for the profile while the %s is missing', async (_, missing) => {
    await renderHome(makeUser(missing));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Update now' })).toHaveAttribute('href', '/account/settings');
  });

  it('stays away when both are there', async () => {
    await renderHome(makeUser());
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});

describe('the cards', () => {
  it('say which plan ended, and not that there never was one (R4.82)', async () => {
    runtimeConfig.features = ['renewal'];
    const last = { plan: makePlan(), people: 1, ended_at: '2026-11-01T10:00:00Z' };
    await renderHome(makeUser({ plan: null, last_package: last as User['last_package'] }));
    const card = within(region('Health Plan'));
    expect(card.getByText(`${last.plan.name} ended on 1st November, 2026.`)).toBeVisible();
    expect(card.getByRole('link', { name: 'Choose one' })).toHaveAttribute('href', '/health-plans');
  });

  it('show the card for a hospital to somebody on the plan of an employer or a family too (R4.80)', async () => {
    runtimeConfig.features = ['renewal'];
    const covered = makeUser({
      first_name: 'Grace',
      last_name: 'Udo',
      employer_id: 3,
      plan: { ...makePlan(), name: 'SME Growth', type: 'smes' } as User['plan'],
      enrollee_number: 'EN-000007-07',
    });
    const { user } = await renderHome(covered);
    await user.click(within(region('Health Plan')).getByRole('button', { name: 'Show card' }));
    const card = screen.getByRole('dialog');
    for (const words of ['Grace Udo', 'EN-000007-07', 'SME Growth'])
      expect(within(card).getByText(words)).toBeVisible();
  });

  it('count the appointments and date the last one in Lagos time', async () => {
    await renderHome(
      makeUser({ appointments_count: 12, last_appointment: { created_at: '2026-02-03 08:30:00' } }),
    );
    const card = within(region('Total Appointments'));
    expect(card.getByText('12')).toBeVisible();
    expect(card.getByText('Last: February 3, 2026 9:30 AM')).toBeVisible();
  });

  it('say so when there is no plan, and lead to the plans (R4.31)', async () => {
    await renderHome(makeUser());
    const card = within(region('Health Plan'));
    expect(card.getByText("You don't have any Health plan yet!")).toBeVisible();
    expect(card.getByRole('link')).toHaveAttribute('href', '/health-plans');
    expect(screen.queryByRole('heading', { name: /Members|Employees/ })).not.toBeInTheDocument();
  });

  it('show the plan type and its renewal', async () => {
    await renderHome(makeUser({ plan: makePlan(), package_expiry_at: '2027-03-01T00:00:00Z' }));
    const card = within(region('Health Plan'));
    expect(card.getByText('Family')).toBeVisible();
    expect(card.getByText('Renews: 1st March, 2027')).toBeVisible();
  });

  it('say when the plan ends where nothing renews it without the person (R4.81)', async () => {
    runtimeConfig.features = ['renewal'];
    await renderHome(makeUser({ plan: makePlan(), package_expiry_at: '2027-03-01T00:00:00Z' }));
    expect(within(region('Health Plan')).getByText('Ends: 1st March, 2027')).toBeVisible();
  });

  it.each([
    ['family', 'Members'],
    ['smes', 'Employees'],
    ['corporate', 'Employees'],
  ] as const)('count the people of a %s plan as %s', async (type, title) => {
    await renderHome(
      makeUser({
        plan: makePlan({ type }),
        employees_count: 4,
        last_employee: { created_at: '2026-01-01T00:00:00Z' },
      }),
    );
    const card = within(region(title));
    expect(card.getByText('4')).toBeVisible();
    expect(card.getByText('Last added: January 1, 2026 1:00 AM')).toBeVisible();
  });

  it('count nobody for an individual plan', async () => {
    await renderHome(makeUser({ plan: makePlan({ type: 'individual' }) }));
    expect(screen.queryByRole('heading', { name: /Members|Employees/ })).not.toBeInTheDocument();
  });

  it('take numbers as text and missing fields', async () => {
    await renderHome({ id: '9', first_name: 'Ada', appointments_count: '3' } as unknown as User);
    expect(within(region('Total Appointments')).getByText('3')).toBeVisible();
    expect(screen.getByText('No Record Found')).toBeVisible();
  });
});

it('offers a quick consultation (A2.13)', async () => {
  await renderHome(makeUser());
  expect(screen.getByText('Quick Consultation?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Schedule Appointment Now' })).toHaveAttribute(
    'href',
    '/account/condition',
  );
});

describe('the recent activity', () => {
  it('is a table with reference, condition, date and status', async () => {
    await renderHome(
      makeUser({
        recent_appointments: [
          visit({}),
          visit({ reference: 'APT-2', status: 'processing' }),
          visit({ reference: 'APT-3', status: 'refunded' }),
        ] as User['recent_appointments'],
      }),
    );
    const activity = within(region('Recent Activity'));
    expect(activity.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Reference',
      'Condition',
      'Date',
      'Status',
    ]);
    expect(
      activity
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'APT-1MalariaFebruary 3, 2026 9:30 AMCompleted',
      'APT-2MalariaFebruary 3, 2026 9:30 AMPending',
      'APT-3MalariaFebruary 3, 2026 9:30 AMCancelled',
    ]);
    expect(activity.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/account/history');
  });

  it('says so when there is none', async () => {
    await renderHome(makeUser());
    expect(screen.getByText('No Record Found')).toBeVisible();
  });

  it('shows three placeholder rows while loading', async () => {
    let answer = () => {};
    server.on(
      'GET individual/profile',
      () => new Promise((resolve) => (answer = () => resolve({ body: { data: makeUser() } }))),
    );
    const { container } = renderPage(<AccountHomePage />, { at: '/account/home' });
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(3);
    expect(await axe(container)).toHaveNoViolations();
    await waitFor(() => expect(server.requests()).toHaveLength(1));
    answer();
    expect(await screen.findByText('No Record Found')).toBeVisible();
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  });
});

it('shows what is stored while a newer record is on its way', async () => {
  session.setUser(makeUser({ appointments_count: 1 }));
  server.data('GET individual/profile', makeUser({ appointments_count: 2 }));
  renderPage(<AccountHomePage />, { at: '/account/home' });
  expect(within(region('Total Appointments')).getByText('1')).toBeVisible();
  expect(await within(region('Total Appointments')).findByText('2')).toBeVisible();
});

it('offers to try again when the profile cannot be loaded', async () => {
  server.on('GET individual/profile', { status: 500 });
  const { user } = renderPage(<AccountHomePage />, { at: '/account/home' });
  expect(await screen.findByText('We could not load your account')).toBeVisible();
  server.data('GET individual/profile', makeUser());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Total Appointments')).toBeVisible();
});

it('reports lists that the browser does not store as not loaded, and not as empty', async () => {
  session.setUser({
    ...makeUser({ appointments_count: 13 }),
    last_appointment: null,
    recent_appointments: [],
  });
  server.on('GET individual/profile', { status: 500 });
  const { user } = renderPage(<AccountHomePage />, { at: '/account/home' });
  const activity = () => within(region('Recent Activity'));
  expect(await activity().findByText('This could not be loaded')).toBeVisible();
  expect(screen.queryByText(/None so far|No Record Found/)).not.toBeInTheDocument();
  server.data('GET individual/profile', makeUser());
  await user.click(activity().getByRole('button', { name: 'Try again' }));
  expect(await activity().findByText('No Record Found')).toBeVisible();
});

it('treats an answer without a record as a failure', async () => {
  server.data('GET individual/profile', null);
  renderPage(<AccountHomePage />, { at: '/account/home' });
  expect(await screen.findByText('We could not load your account')).toBeVisible();
});

describe('the claims of somebody who joined another person’s plan (R5.3)', () => {
  const claimsCall = 'GET individual/claims';
  const claim = {
    claimable_id: 3,
    benefit: 'Dental check',
    comment: 'A filling',
    reason: null,
    account: null,
  };
  const dates = { created_at: '2026-11-01T08:00:00.000Z', decided_at: null, paid_at: null };
  const rows = [
    { ...claim, ...dates, id: 1, reference: 'CLM-1', status: 'approved', amount: 1500, evidence: [] },
    { ...claim, ...dates, id: 2, reference: 'CLM-2', status: 'refused', amount: null, evidence: [] },
  ];
  beforeEach(() => void (runtimeConfig.features = ['claims']));

  it('are on the home, where an approved one gets its bank account', async () => {
    server.data(claimsCall, { data: rows, total: 2 });
    const { container } = await renderHome(makeUser({ employer_id: 3 }));
    const panel = within((await screen.findByRole('heading', { name: 'Your claims' })).closest('section')!);
    expect(panel.getByText('CLM-1')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Add your bank account' })).toBeVisible();
    expect(panel.queryByRole('button', { name: /Claim again/ })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('have no panel where there are none, and can be tried again where they did not load', async () => {
    server.on(claimsCall, { status: 500 });
    const { user } = await renderHome(makeUser({ employer_id: 3 }));
    expect(await screen.findByText('We could not load your claims')).toBeVisible();
    server.data(claimsCall, { data: [], total: 0 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Your claims')).not.toBeInTheDocument());
  });

  it.each([
    ['without such a plan', { plan: makePlan() }, true],
    ['with a foreign API', { employer_id: 3 }, false],
  ])('cost no request %s', async (_where, user, isOurs) => {
    if (!isOurs) runtimeConfig.features = [];
    await renderHome(makeUser(user));
    expect(server.requests(claimsCall)).toHaveLength(0);
  });
});
