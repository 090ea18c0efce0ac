import { session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makeUser, renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import HistoryPage from '../history.page';

/** The call that lists visits. */
export const historyCall = 'GET individual/appointments/user/:id';

/** Somebody is signed in before each test; returns the API of the test that runs. */
export function signInFirst(): () => FakeApi {
  let server: FakeApi;
  beforeEach(() => {
    resetRuntime();
    server = fakeApi();
    session.signIn('token');
    session.setUser(makeUser());
  });
  afterEach(() => jest.useRealTimers());
  return () => server;
}

/** So many visits, from a number on. */
export const visits = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    reference: `APT-${from + index}`,
    description: 'Malaria',
    created_at: '2026-02-03T08:30:00Z',
    status: ['success', 'processing', 'cancelled', 'failed', null][index % 5],
  }));

/** Opens the page with a query. */
export const open = (query = '') => renderPage(<HistoryPage />, { at: `/account/history${query}` });

/** Waits for the first row. */
export const loaded = () => screen.findByText('APT-1');
