import { session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makeUser, renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import HistoryPage from '../history.page';

/** The call that lists visits. */
export const historyCall = 'GET individual/appointments/user/:id';

/** Signs somebody in before each test. @returns a getter of the current test's API */
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

/** Makes visits with consecutive numbers. */
export const visits = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    reference: `APT-${from + index}`,
    description: 'Malaria',
    created_at: '2026-02-03T08:30:00Z',
    status: ['success', 'processing', 'cancelled', 'failed', null][index % 5],
  }));

/** Opens the history page at a query. */
export const open = (query = '') => renderPage(<HistoryPage />, { at: `/account/history${query}` });

/** Waits for the first row. */
export const loaded = () => screen.findByText('APT-1');
