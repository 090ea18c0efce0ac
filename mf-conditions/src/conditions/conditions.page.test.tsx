import { keepAnswers } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import type { FakeApi } from '@ilera/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import ConditionsPage from './conditions.page';

let server: FakeApi;
const rows = (from: number, count: number, name = 'Condition') =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, title: `${name} ${from + index}` }));

beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  server.data('GET condition_category/all', [
    { id: 1, title: 'Skin and hair' },
    { id: '2', title: 'Fever' },
  ]);
  server.data('GET condition/category/popular', { data: rows(1, 12), last_page: 2 });
});
afterEach(() => keepAnswers());
const setUp = (at = '/conditions') => renderPage(<ConditionsPage />, { at, path: '/conditions' });
const skeletons = (container: HTMLElement) =>
  container.querySelectorAll('#conditions [aria-hidden="true"].skeleton');

it('asks for the popular conditions, by page only, and leads to each', async () => {
  const { user, address } = setUp();
  const tile = await screen.findByRole('link', { name: 'Condition 1' });
  expect(server.requests('GET condition/category/popular')[0]?.query).toEqual({ page: '1' });
  expect(screen.getByRole('button', { name: 'Most popular' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(tile);
  expect(address.current).toBe('/condition/1');
});

it('shows placeholders, then All and one chip for each category (P2.3, R4.15)', async () => {
  const { container } = setUp();
  expect(skeletons(container)).toHaveLength(18);
  await screen.findByRole('link', { name: 'Condition 1' });
  expect(skeletons(container)).toHaveLength(0);
  const chips = within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(['All', 'Most popular', 'Skin and hair', 'Fever']);
});

it('appends with Show More and hides it at the last page (P4.3)', async () => {
  const { user } = setUp();
  await screen.findByRole('link', { name: 'Condition 12' });
  server.data('GET condition/category/popular', { data: rows(13, 3), last_page: '2' });
  await user.click(screen.getByRole('button', { name: 'Show More' }));
  await screen.findByRole('link', { name: 'Condition 13' });
  expect(screen.getByRole('link', { name: 'Condition 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Condition 13' })).toHaveFocus();
  expect(server.requests('GET condition/category/popular').map(({ query }) => query.page)).toEqual([
    '1',
    '2',
  ]);
});

it('shows as many tiles as before when the person comes back, and requests them in a new tab', async () => {
  server.on('GET condition/category/popular', ({ query }) => ({
    body: { data: { data: query.page === '2' ? rows(13, 3) : rows(1, 12), last_page: 2 } },
  }));
  const { user, address, unmount } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Show More' }));
  await screen.findByRole('link', { name: 'Condition 15' });
  expect(address.current).toBe('/conditions?page=2');
  unmount();
  setUp('/conditions?page=2');
  expect(screen.getByRole('link', { name: 'Condition 15' })).toBeVisible();
  setUp('/conditions?category=7&page=2');
  server.on('GET condition/category/7', ({ query }) => ({
    body: { data: { data: rows(Number(query.page), 1, 'Seven'), last_page: 2 } },
  }));
  expect(await screen.findByRole('link', { name: 'Seven 2' })).toBeVisible();
});

it('goes on from the rows of the document, which are not requested again', async () => {
  keepAnswers({ 'condition/category/3?page=1': { data: { data: rows(1, 12), last_page: 2 } } });
  server.data('GET condition/category/3', { data: rows(13, 12), last_page: 2 });
  const { user } = setUp('/conditions?category=3');
  expect(screen.getByRole('link', { name: 'Condition 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await screen.findByRole('link', { name: 'Condition 24' })).toBeVisible();
  expect(server.requests('GET condition/category/3').map(({ query }) => query.page)).toEqual(['2']);
});

it('offers Show More again when it failed', async () => {
  const { user } = setUp();
  await screen.findByRole('link', { name: 'Condition 12' });
  server.on('GET condition/category/popular', { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await screen.findByText(/could not load more/)).toBeVisible();
  server.data('GET condition/category/popular', { data: rows(13, 3), last_page: 2 });
  await user.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await screen.findByRole('link', { name: 'Condition 15' })).toBeVisible();
});

it('starts again from page 1 for another category, which stands in the address', async () => {
  let answer = () => {};
  server.on(
    'GET condition/category/1',
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: { data: { data: rows(50, 2, 'Skin'), last_page: 1 } } });
      }),
  );
  const { user, address, container } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Skin and hair' }));
  expect(address.current).toBe('/conditions?category=1');
  expect(skeletons(container)).toHaveLength(12);
  await waitFor(() => expect(server.requests('GET condition/category/1')).toHaveLength(1));
  await act(async () => answer());
  expect(await screen.findByRole('link', { name: 'Skin 50' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Condition 1' })).not.toBeInTheDocument();
  expect(server.requests('GET condition/category/1')[0]?.query).toEqual({ page: '1' });
});

it('opens a shared link at its category', async () => {
  server.data('GET condition/category/2', { data: rows(60, 1, 'Fever'), last_page: 1 });
  setUp('/conditions?category=2');
  expect(await screen.findByRole('link', { name: 'Fever 60' })).toBeVisible();
  expect(server.requests('GET condition/category/popular')).toHaveLength(0);
});

it('never shows an answer to an earlier choice', async () => {
  let answerLate = () => {};
  server.on(
    'GET condition/category/all',
    () =>
      new Promise((resolve) => {
        answerLate = () => resolve({ body: { data: { data: rows(1, 1, 'Late'), last_page: 1 } } });
      }),
  );
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'All' }));
  await waitFor(() => expect(server.requests('GET condition/category/all')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Most popular' }));
  await screen.findByRole('link', { name: 'Condition 1' });
  await act(async () => answerLate());
  expect(screen.queryByRole('link', { name: 'Late 1' })).not.toBeInTheDocument();
});

it('says so when there is nothing, whatever shape nothing has', async () => {
  server.on('GET condition/category/popular', { body: { data: null } });
  setUp();
  expect(await screen.findByText('No Condition Found')).toBeVisible();
});

it('offers to try again when the list could not be loaded', async () => {
  server.on('GET condition/category/popular', { status: 500 });
  const { user } = setUp();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.data('GET condition/category/popular', { data: rows(1, 1), last_page: 1 });
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Condition 1' })).toBeVisible();
});

it('keeps the fixed chips when the categories could not be loaded', async () => {
  server.on('GET condition_category/all', { status: 500 });
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Load categories' }));
  expect(screen.queryByRole('button', { name: 'Fever' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'All' })).toBeVisible();
});

it('has two anchors into the page', () => {
  setUp();
  const anchorOf = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).hash;
  expect(anchorOf('See conditions')).toBe('#conditions');
  expect(anchorOf("Don't know your condition?")).toBe('#custom_conditions');
  for (const id of ['conditions', 'custom_conditions']) expect(document.getElementById(id)).toBeVisible();
});

describe('the form for what is not listed', () => {
  const field = () => screen.getByPlaceholderText('Briefly describe your illness...');
  const send = () => screen.getByRole('button', { name: 'Continue' });

  it('requires words, marks the field, and clears the error on typing (P4.6)', async () => {
    const { user, address } = setUp();
    await user.type(field(), '  ');
    await user.click(send());
    expect(screen.getByText('Kindly explain your illness')).toBeVisible();
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(address.current).toBe('/conditions');
    await user.type(field(), 'M');
    expect(screen.queryByText('Kindly explain your illness')).not.toBeInTheDocument();
    expect(field()).toBeValid();
  });

  it('leads to the page of a custom condition with the words', async () => {
    const { user, address } = setUp();
    await user.type(field(), ' 50% of my head & neck? ');
    await user.click(send());
    const url = new URL(address.current, 'https://site');
    expect(url.pathname).toBe('/condition/custom');
    expect(url.searchParams.get('text')).toBe('50% of my head & neck?');
  });
});

it('is accessible while it waits', async () => {
  for (const call of ['GET condition_category/all', 'GET condition/category/popular'])
    server.on(call, () => new Promise(() => undefined));
  const { container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
});
