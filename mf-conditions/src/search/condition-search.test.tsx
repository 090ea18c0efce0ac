import { runtimeConfig } from '@shared/runtime';
import { fakeApi, renderPage, resetRuntime } from '@shared/testing';
import type { FakeApi } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from '@shared/testing/axe';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ConditionsPage from '../conditions/conditions.page';

let server: FakeApi;

beforeEach(() => {
  resetRuntime('search');
  server = fakeApi();
  server.data('GET condition_category/all', [{ id: 1, title: 'Skin and hair' }]);
  server.data('GET condition/category/popular', { data: [{ id: 1, title: 'Acne' }], last_page: 1 });
  server.data('GET condition/search', [
    { id: 7, title: 'High blood pressure', text: 'Usually without any sign.' },
    { id: 9, title: 'Type 2 diabetes', text: 'Too much sugar.' },
  ]);
});

const setUp = (at = '/conditions') => renderPage(<ConditionsPage />, { at, path: '/conditions' });
const field = () => screen.getByRole('combobox', { name: 'Search all conditions' });
const options = async () => within(await screen.findByRole('listbox')).getAllByRole('option');

it('offers what was found as somebody types, once the typing rests', async () => {
  const { user, container } = setUp();
  await user.type(field(), 'high bp');
  const [first, second, own] = await options();
  expect(first).toHaveTextContent('High blood pressure');
  expect(second).toHaveTextContent('Type 2 diabetes');
  expect(own).toHaveTextContent('Describe “high bp” to a doctor');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/^2 conditions found for high bp/)).toHaveAttribute('role', 'status');
  expect(server.requests('GET condition/search').map(({ query }) => query.search)).toEqual(['high bp']);
  expect(await axe(container)).toHaveNoViolations();
});

it('leads to a condition by the arrow keys and Enter, with the focus in the field', async () => {
  const { user, address } = setUp();
  await user.type(field(), 'sugar');
  await options();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const [, second] = await options();
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
  expect(field()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address.current).toBe('/condition/9');
});

it('is at most 200 px high and keeps the option that the keys reached in sight (R4.73)', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = setUp();
  await user.type(field(), 'sugar');
  await options();
  await user.keyboard('{ArrowDown}');
  expect(scrolled.mock.contexts).toEqual([(await options())[0]]);
  const style = readFileSync(path.join(__dirname, 'condition-search.module.css'), 'utf8');
  expect(style).toContain('max-height: 200px;');
  scrolled.mockRestore();
});

it('leads to a condition by a press', async () => {
  const { user, address } = setUp();
  await user.type(field(), 'bp');
  await user.click((await options())[0] as HTMLElement);
  expect(address.current).toBe('/condition/7');
});

it('keeps the words for a doctor where nothing is found', async () => {
  server.data('GET condition/search', []);
  const { user, address } = setUp();
  await user.type(field(), 'snake & bite');
  expect(await options()).toHaveLength(1);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(address.current).toBe('/condition/custom?text=snake+%26+bite');
});

it('closes with Escape and keeps what was typed', async () => {
  const { user } = setUp();
  await user.type(field(), 'bp');
  await options();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('bp');
});

it('shows the results in the page with Enter, and everything again after them', async () => {
  const { user, address } = setUp();
  await user.type(field(), 'high bp{Enter}');
  expect(await screen.findByRole('link', { name: 'High blood pressure' })).toBeVisible();
  expect(address.current).toContain('search=high+bp');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Categories' })).not.toBeInTheDocument();
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
  expect(screen.getByRole('search')).toHaveAttribute('action', '/conditions');
});

it('says that the search does not answer, and leaves the list', async () => {
  server.on('GET condition/search', { status: 500, body: {} });
  const { user } = setUp();
  await user.type(field(), 'bp');
  expect(await screen.findByText(/The search does not answer just now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Acne' })).toBeVisible();
});

it('is not there without the feature, whatever the address says', async () => {
  runtimeConfig.features = [];
  setUp('/conditions?search=bp');
  expect(await screen.findByRole('link', { name: 'Acne' })).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(server.requests('GET condition/search')).toEqual([]);
});
