import { runtimeConfig } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import type { FakeApi } from '@ilera/testing';
import { screen } from '@testing-library/react';
import ConditionsPage from '../conditions/conditions.page';

let server: FakeApi;

beforeEach(() => {
  resetRuntime('search');
  server = fakeApi();
  server.data('GET condition_category/all', [{ id: 1, title: 'Skin and hair' }]);
  server.data('GET condition/category/popular', { data: [{ id: 1, title: 'Acne' }], last_page: 1 });
  server.data('GET condition/category/all', { data: [{ id: 1, title: 'Acne' }], last_page: 1 });
  server.data('GET condition/search', [
    { id: 7, title: 'High blood pressure', text: 'Usually without any sign.' },
    { id: 9, title: 'Type 2 diabetes', text: 'Too much sugar.' },
  ]);
});

const setUp = (at = '/conditions') => renderPage(<ConditionsPage />, { at, path: '/conditions' });
const field = () => screen.getByRole('searchbox', { name: 'Search all conditions' });

it('shows what was found as somebody types, once the typing rests', async () => {
  const { user, address } = setUp();
  await user.type(field(), 'high bp');
  expect(await screen.findByRole('link', { name: 'High blood pressure' })).toHaveAttribute(
    'href',
    '/condition/7',
  );
  expect(screen.getByRole('link', { name: 'Type 2 diabetes' })).toBeVisible();
  expect(screen.getByText('Results for “high bp”')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('group', { name: 'Categories' })).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(address.current).toContain('search=high+bp');
  expect(server.requests('GET condition/search').map(({ query }) => query.search)).toEqual(['high bp']);
});

it('keeps the words for a doctor, whatever is found', async () => {
  const { user, address } = setUp();
  await user.type(field(), 'snake & bite');
  await user.click(await screen.findByRole('link', { name: 'Describe “snake & bite” to a doctor' }));
  expect(address.current).toBe('/condition/custom?text=snake+%26+bite');
});

it('searches at once with Enter, and shows everything again after that', async () => {
  const { user } = setUp();
  await user.type(field(), 'high bp{Enter}');
  expect(screen.getByText('Results for “high bp”')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all conditions' }));
  expect(await screen.findByRole('link', { name: 'Acne' })).toBeVisible();
  expect(field()).toHaveValue('');
});

it('begins with the search of the address, as a form without script leaves it (R5.4)', async () => {
  server.data('GET condition/search', []);
  setUp('/conditions?search=broken+arm');
  expect(await screen.findByText('No Condition Found')).toBeVisible();
  expect(field()).toHaveValue('broken arm');
  expect(screen.getByRole('link', { name: 'Describe it to a doctor' })).toHaveAttribute(
    'href',
    '/condition/custom?text=broken+arm',
  );
  expect(field()).toHaveAttribute('name', 'search');
  expect(screen.getByRole('search')).not.toHaveAttribute('action');
});

it('says that the search does not answer, and shows the list again', async () => {
  server.on('GET condition/search', { status: 500, body: {} });
  const { user } = setUp();
  await user.type(field(), 'bp');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await user.clear(field());
  expect(await screen.findByRole('link', { name: 'Acne' })).toBeVisible();
});

it('searches by as much of a long address as the API takes', async () => {
  setUp(`/conditions?search=${'x'.repeat(101)}`);
  expect(await screen.findByRole('link', { name: 'High blood pressure' })).toBeVisible();
  expect(server.requests('GET condition/search')[0]?.query.search).toBe('x'.repeat(100));
});

it('shows no search without the feature, whatever the address says', async () => {
  runtimeConfig.features = [];
  setUp('/conditions?search=bp');
  expect(await screen.findByRole('link', { name: 'Acne' })).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(server.requests('GET condition/search')).toEqual([]);
});
