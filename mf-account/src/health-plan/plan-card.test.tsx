import type { User } from '@ilera/contracts/api';
import { runtimeConfig, toasts } from '@ilera/runtime';
import { fakeApi, makePlan, makeUser, reads, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import { EndedPlanCard } from './no-plan';
import { PlanCard } from './plan-card';

const user = makeUser({
  first_name: 'Chioma',
  last_name: 'Eze',
  plan: makePlan({ id: 4, name: 'Family Plus' }) as User['plan'],
  package_expiry_at: '2027-10-21T10:00:00.000Z',
  package_members: 5,
  package_frequency: 'quarter',
  employer_id: null,
  enrollee_number: 'EN-000003-04',
  next_packages: [
    {
      plan: 'Family Plus',
      people: 5,
      starts_at: '2027-10-21T10:00:00.000Z',
      expires_at: '2028-10-21T10:00:00.000Z',
    },
  ],
});
beforeEach(() => {
  resetRuntime();
  fakeApi();
});

it('says when the plan ends, renews it, and shows a card for the hospital (R4.80, R4.81)', async () => {
  runtimeConfig.features = ['renewal'];
  const { user: person, address, container } = renderPage(<PlanCard user={user} />);
  expect(screen.getByText('Ends: 21st October, 2027')).toBeVisible();
  expect(screen.getByText(reads('Enrollee number: EN-000003-04'))).toBeVisible();
  expect(screen.getByText('Family Plus is paid until 21st October, 2028.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show card' }));
  const card = within(screen.getByRole('dialog'));
  expect(card.getByText('Chioma Eze')).toBeVisible();
  expect(card.getByText('EN-000003-04')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.click(card.getByRole('button', { name: 'Close' }));
  await person.click(screen.getByRole('link', { name: 'Renew' }));
  expect(address.current).toBe('/plan-checkout/4?quantity=5');
});

it('offers no purchase of a plan that the person can take up again without paying (R4.90)', async () => {
  const last = {
    plan: makePlan({ id: 4, name: 'Family Plus' }),
    people: 5,
    ended_at: '2026-11-20T10:00:00Z',
  };
  const given_up_plan = {
    plan: 'Family Plus',
    expires_at: '2027-10-21T10:00:00Z',
    until: '2026-11-27T10:00:00Z',
    refund: 900,
  };
  const ended = { ...user, plan: null, last_package: last as User['last_package'] };
  const { unmount } = renderPage(<EndedPlanCard user={ended} />);
  expect(screen.getByRole('link', { name: 'Renew' })).toBeVisible();
  unmount();
  renderPage(<EndedPlanCard user={{ ...ended, given_up_plan }} />);
  expect(screen.queryByRole('link', { name: 'Renew' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Take it up again' })).toHaveAttribute('href', '/account/home');
});

it('copies the enrollee number, and says so', async () => {
  runtimeConfig.features = ['renewal'];
  const { user: person } = renderPage(<PlanCard user={user} />);
  await person.click(screen.getByRole('button', { name: 'Copy the enrollee number' }));
  await waitFor(() => expect(toasts.current).toMatchObject({ type: 'success', message: 'Copied' }));
  expect(await navigator.clipboard.readText()).toBe('EN-000003-04');
});

it('says so where the browser does not copy', async () => {
  runtimeConfig.features = ['renewal'];
  const { user: person } = renderPage(<PlanCard user={user} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await person.click(screen.getByRole('button', { name: 'Copy the enrollee number' }));
  await waitFor(() => expect(toasts.current).toMatchObject({ type: 'error' }));
});

it('is the fixed card without the feature', () => {
  renderPage(<PlanCard user={user} />);
  expect(screen.getByText('Renews: 21st October, 2027')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Renew' })).not.toBeInTheDocument();
});
