import { modals, runtimeConfig, session } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { screen } from '@testing-library/react';
import { NextVisit } from './next-visit';

let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  session.signIn('token');
  runtimeConfig.features = ['visits'];
});

const card = () => screen.queryByRole('region', { name: 'Next visit' });

it('has its place before the API answers, and says when there is none', async () => {
  server.data('GET individual/next_appointment', null);
  renderPage(<NextVisit />);
  expect(card()).toBeVisible();
  expect(await screen.findByText('No visit is planned.')).toBeVisible();
});

it('shows the visit and the way to change it', async () => {
  server.data('GET individual/next_appointment', {
    reference: 'APT-1',
    scheduled_at: '2027-02-03T08:30:00Z',
    method: 'video',
  });
  const { user } = renderPage(<NextVisit />);
  const change = await screen.findByRole('button', { name: 'See or change it' });
  expect(card()).toHaveTextContent('Wednesday 3 February 2027, 9:30 AM (West Africa Time), by video call');
  await user.click(change);
  expect(modals.current).toEqual({ type: 'visit', payload: { reference: 'APT-1' } });
});

it('says so where it cannot be loaded, and leads to all visits', async () => {
  server.on('GET individual/next_appointment', { status: 500 });
  renderPage(<NextVisit />);
  expect(await screen.findByRole('link', { name: 'See all visits' })).toHaveAttribute(
    'href',
    '/account/history',
  );
});

it('shows nothing where the API knows no visits of this kind', () => {
  runtimeConfig.features = [];
  renderPage(<NextVisit />);
  expect(card()).toBeNull();
});
