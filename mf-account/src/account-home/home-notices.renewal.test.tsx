import type { User } from '@ilera/contracts/api';
import { runtimeConfig } from '@ilera/runtime';
import { makePlan, makeUser, renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import { RenewalNotice } from './home-notices';

const now = new Date('2026-11-22T10:00:00Z');
const plan = makePlan({ id: 4, name: 'Family Plus' }) as User['plan'];
const holder = (expiry: string, changes: Partial<User> = {}) =>
  makeUser({
    plan,
    package_expiry_at: expiry,
    package_members: 5,
    package_frequency: 'annual',
    employer_id: null,
    ...changes,
  });
const open = (user: User) => renderPage(<RenewalNotice user={user} now={now} />);
beforeEach(() => {
  resetRuntime('renewal');
});

it.each([
  ['2026-12-22T09:00:00Z', 'Family Plus ends in 30 days'],
  ['2026-11-29T09:00:00Z', 'Family Plus ends in 7 days'],
  ['2026-11-23T09:00:00Z', 'Family Plus ends within a day'],
])('tells of the end at %s, and leads to the filled checkout (R4.81, R4.82)', (expiry, words) => {
  open(holder(expiry));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute(
    'href',
    '/plan-checkout/4?quantity=5&frequency=annual',
  );
});

it('tells of a plan that has ended, and leads to a renewal for as many people, as often as before', () => {
  const last = { plan: plan!, people: 5, ended_at: '2026-11-20T09:00:00Z', frequency: 'annual' };
  open(makeUser({ plan: null, employer_id: null, last_package: last }));
  expect(screen.getByText('Family Plus has ended')).toBeVisible();
  expect(screen.getByText(/It ended on 20th November, 2026\. You are not covered/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute(
    'href',
    '/plan-checkout/4?quantity=5&frequency=annual',
  );
});

it.each([
  ['of a plan to come to its end after that', holder('2026-11-22T09:00:00Z')],
  ['more than 30 days before', holder('2026-12-23T11:00:00Z')],
  [
    'to a person who has paid for the next plan',
    holder('2026-11-23T09:00:00Z', {
      next_packages: [{ plan: 'Family Plus', people: 5, starts_at: '', expires_at: '' }],
    }),
  ],
  ['to somebody on an employer’s plan', holder('2026-11-23T09:00:00Z', { employer_id: 3 })],
  ['to a person who never had a plan', makeUser({ plan: null, employer_id: null, last_package: null })],
])('says nothing %s', (_name, user) => {
  open(user);
  expect(screen.queryByRole('link', { name: 'Renew' })).not.toBeInTheDocument();
});

it('says nothing with a foreign API', () => {
  runtimeConfig.features = [];
  open(holder('2026-11-23T09:00:00Z'));
  expect(screen.queryByRole('link', { name: 'Renew' })).not.toBeInTheDocument();
});
