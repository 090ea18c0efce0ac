import type { User } from '@ilera/contracts/api';
import { runtimeConfig, session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makePlan, makeUser, reads, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import AccountHomePage from './account-home.page';

const TAKE_UP = 'POST individual/given_up_plan/take_up';
const REFUND = 'POST individual/given_up_plan/refund';
const PROFILE = 'GET individual/profile';
const own = {
  plan: 'Individual Plus',
  expires_at: '2027-03-01T09:00:00Z',
  until: '2026-12-04T09:00:00Z',
  refund: 12_000.5,
};
const family = makePlan({ name: 'Family Plus', type: 'family' }) as User['plan'];
const last = { plan: makePlan({ name: 'Individual Plus' }), people: 1, ended_at: '2026-11-27T09:00:00Z' };
const person = (changes: Partial<User> = {}) =>
  makeUser({ plan: null, employer_id: null, given_up_plan: own, last_package: last as never, ...changes });
let server: FakeApi;
beforeEach(() => {
  resetRuntime('invitations', 'renewal');
  server = fakeApi();
  server.data(TAKE_UP, null);
  server.data(REFUND, null);
  session.signIn('token');
});
const setUp = (user: User) => {
  server.data(PROFILE, user);
  return renderPage(<AccountHomePage />, { at: '/account/home' });
};

it('offers somebody without cover the plan that they gave up, instead of a paid renewal (R4.90)', async () => {
  const { user, container } = setUp(person());
  const take = await screen.findByRole('button', { name: 'Take up Individual Plus again' });
  expect(
    screen.getByText(
      /Take it up by 4th December, 2026, and it covers you until its old end, 1st March, 2027/,
    ),
  ).toBeVisible();
  expect(
    screen.getByText(reads('Otherwise ₦12,000.50 goes back to you on 4th December, 2026.')),
  ).toBeVisible();
  expect(screen.queryByText(/leave the plan that you joined/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Renew' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  server.data(
    PROFILE,
    person({ plan: makePlan({ name: 'Individual Plus' }) as User['plan'], given_up_plan: null }),
  );
  await user.click(take);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Take up/ })).not.toBeInTheDocument());
  expect(server.requests(TAKE_UP)).toHaveLength(1);
});

it('says that taking up leaves a plan which does not cover its member', async () => {
  setUp(person({ employer_id: 3 }));
  expect(await screen.findByText(/With that you leave the plan that you joined/)).toBeVisible();
});

it('only says so to somebody who is covered', async () => {
  setUp(person({ employer_id: 3, plan: family }));
  expect(await screen.findByText('Individual Plus ended when you joined')).toBeVisible();
  expect(screen.getByText(/should the plan that you joined no longer cover you/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take up/ })).not.toBeInTheDocument();
});

it('sends the refund early after a warning', async () => {
  const { user } = setUp(person({ employer_id: 3, plan: family }));
  await user.click(await screen.findByRole('button', { name: 'Send the refund now' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send the refund now?' }));
  expect(dialog.getByText('After that, Individual Plus cannot be taken up again.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(server.requests(REFUND)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Send the refund now' }));
  server.data(PROFILE, person({ employer_id: 3, plan: family, given_up_plan: null }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send the refund now' }));
  await waitFor(() =>
    expect(screen.queryByText('Individual Plus ended when you joined')).not.toBeInTheDocument(),
  );
  expect(server.requests(REFUND)).toHaveLength(1);
});

it('says why a plan could not be taken up, and keeps the offer', async () => {
  const why = 'Its refund is under way, so this plan cannot be taken up again.';
  server.on(TAKE_UP, { status: 409, body: { status: 'error', message: why, errors: [why] } });
  const { user } = setUp(person());
  const take = await screen.findByRole('button', { name: 'Take up Individual Plus again' });
  // What has changed meanwhile is shown.
  server.data(PROFILE, person({ first_name: 'Adaobi' }));
  await user.click(take);
  expect(await screen.findByText(why)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Hello, Adaobi' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take up Individual Plus again' })).toBeEnabled();
});

it('offers nothing without invitations', async () => {
  runtimeConfig.features = ['renewal'];
  setUp(person());
  await screen.findByText('Total Appointments');
  expect(screen.queryByRole('button', { name: /Take up/ })).not.toBeInTheDocument();
});
