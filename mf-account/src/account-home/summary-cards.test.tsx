import type { User } from '@ilera/contracts/api';
import { runtimeConfig, session } from '@ilera/runtime';
import { fakeApi, makePlan, makeUser, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { screen, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import AccountHomePage from './account-home.page';

const LEAVE = 'DELETE individual/membership';
const PROFILE = 'GET individual/profile';
const covered = (changes: Partial<User> = {}) =>
  makeUser({ employer_id: 3, plan: makePlan({ name: 'Family Plus', type: 'family' }), ...changes });
let server: FakeApi;
beforeEach(() => {
  resetRuntime('invitations', 'renewal');
  server = fakeApi();
  session.signIn('token');
});

const setUp = (user: User) => {
  server.data(PROFILE, user);
  return renderPage(<AccountHomePage />, { at: '/account/home' });
};
const open = () => screen.findByRole('button', { name: 'Leave this plan' });

it('lets a member leave after a confirmation, and shows what is left (R4.75)', async () => {
  server.data(LEAVE, null);
  const { user, container } = setUp(covered());
  await user.click(await open());
  const dialog = within(screen.getByRole('dialog', { name: 'Leave this plan?' }));
  expect(dialog.getByText(/Your cover through it ends at once/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(server.requests(LEAVE)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.requests(LEAVE)).toHaveLength(0);

  await user.click(await open());
  server.data(PROFILE, makeUser());
  await user.click(screen.getByRole('button', { name: 'Leave the plan' }));
  expect(await screen.findByText("You don't have any Health plan yet!")).toBeVisible();
  expect(server.requests(LEAVE)).toEqual([expect.objectContaining({ query: { employer_id: '3' } })]);
  expect(screen.queryByRole('button', { name: 'Leave this plan' })).not.toBeInTheDocument();
});

it('shows that the plan is left although an earlier request for the profile answers later', async () => {
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  session.setUser(covered());
  server.on(PROFILE, async () => {
    await isAnswered;
    return { body: { data: covered() } };
  });
  server.data(LEAVE, null);
  const { user } = renderPage(<AccountHomePage />, { at: '/account/home' });
  await user.click(await open());
  server.data(PROFILE, makeUser());
  await user.click(screen.getByRole('button', { name: 'Leave the plan' }));
  answer();
  expect(await screen.findByText("You don't have any Health plan yet!")).toBeVisible();
});

it('keeps the plan where leaving fails, and says why', async () => {
  server.on(LEAVE, null);
  const { user } = setUp(covered());
  await user.click(await open());
  await user.click(screen.getByRole('button', { name: 'Leave the plan' }));
  expect(await screen.findByText(/could not reach the service/i)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave the plan' })).toBeEnabled();
});

it('leads a member without a place out of the plan, and not to a checkout that refuses', async () => {
  setUp(covered({ plan: null }));
  expect(await screen.findByText(/does not cover you at present/)).toBeVisible();
  expect(await open()).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose one' })).not.toBeInTheDocument();
});

it.each([
  ['the payer of a plan', covered({ employer_id: null }), true],
  ['a site without invitations', covered(), false],
])('is not there for %s', async (_, user, invites) => {
  runtimeConfig.features = invites ? ['invitations'] : [];
  setUp(user);
  await screen.findByText('Total Appointments');
  expect(screen.queryByRole('button', { name: 'Leave this plan' })).not.toBeInTheDocument();
});
