import { modals } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import type { FakeApi } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import AccountConditionsPage from './account-conditions.page';

let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  server.data('GET condition_category/all', [{ id: 1, title: 'Skin' }]);
  server.on('GET condition/category/:category', ({ query }) => ({
    body: {
      data: {
        data: query.search === 'zzz' ? [] : [{ id: 4, title: 'Acne', text: 'Spots.' }],
        last_page: 1,
      },
    },
  }));
});
const setUp = (at = '/account/condition') =>
  renderPage(<AccountConditionsPage />, { at, path: '/account/condition' });

it('sends page, a count of 10 and the search, popular first (R4.16)', async () => {
  const { container } = setUp();
  await screen.findByRole('button', { name: 'Acne' });
  expect(screen.getByRole('heading', { level: 1, name: 'Conditions' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'All' })).toBeVisible();
  expect(server.requests('GET condition/category/popular')[0]?.query).toEqual({
    page: '1',
    count: '10',
    search: '',
  });
  expect(await axe(container)).toHaveNoViolations();
});

it('searches when the typing rests, from page 1, with the search in the address', async () => {
  const { user, address } = setUp();
  await screen.findByRole('button', { name: 'Acne' });
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('No Condition Found')).toBeVisible();
  expect(address.current).toBe('/account/condition?search=zzz&category=all');
  expect(server.requests().map(({ path, query }) => [path, query.search])).toContainEqual([
    'condition/category/all',
    'zzz',
  ]);
  expect(server.requests('GET condition/category/popular')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Describe it to a doctor' }));
  expect(modals.current?.type).toBe('appointment');
});

it('opens a shared search', async () => {
  const { user } = setUp('/account/condition?search=zzz&category=1');
  expect(await screen.findByText('No Condition Found')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('zzz');
  expect(server.requests('GET condition/category/1')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Search all conditions' }));
  await waitFor(() => expect(server.requests('GET condition/category/all')).toHaveLength(1));
});

it('books the condition of a tile (P9.2)', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Acne' }));
  expect(modals.current).toEqual({
    type: 'appointment',
    payload: { variant: 'signed-in', condition: { id: '4', title: 'Acne', text: 'Spots.' } },
  });
});

it('schedules without a condition', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Schedule appointment' }));
  await waitFor(() =>
    expect(modals.current).toEqual({
      type: 'appointment',
      payload: { variant: 'signed-in', condition: null },
    }),
  );
});
