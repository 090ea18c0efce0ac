import { runtimeConfig } from '@ilera/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { historyCall, loaded, open, signInFirst, visits } from './testing/open-history';

const server = signInFirst();
const answer = (rows: unknown[], total: unknown = rows.length) =>
  server().data(historyCall, { data: rows, total });
const lastQuery = () => server().requests(historyCall).at(-1)?.query;

it('lists all visits for a status in the address that the filter does not have', async () => {
  runtimeConfig.features = ['visits'];
  answer(visits(1));
  open('?status=foo');
  await loaded();
  expect(lastQuery()).toEqual({ page: '1', count: '5', search: '' });
});

it('says on the closed filter what it shows', async () => {
  answer(visits(1));
  const { user } = open('?status=completed');
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: 'Filter: Completed' }));
  expect(screen.getByRole('button', { name: 'Completed', pressed: true })).toBeVisible();
});

it('searches once after a rest of 250 ms, from page 1 (A9.3)', async () => {
  jest.useFakeTimers();
  answer(visits(5), 12);
  const { address } = open('?page=2');
  await act(() => jest.advanceTimersByTimeAsync(10));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const box = screen.getByLabelText('Search your history');
  await user.type(box, 'fe');
  await act(() => jest.advanceTimersByTimeAsync(200));
  await user.type(box, 'ver ');
  await act(() => jest.advanceTimersByTimeAsync(249));
  expect(server().requests(historyCall)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(20));
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(server().requests(historyCall)).toHaveLength(2);
  expect(lastQuery()).toEqual({ page: '1', count: '5', search: 'fever' });
  expect(address.current).toBe('/account/history?search=fever');
});

it('shows the newest search, even when an older answer comes later', async () => {
  const answers: Record<string, (rows: object[]) => void> = {};
  server().on(
    historyCall,
    ({ query }) =>
      new Promise((resolve) => {
        answers[query.search ?? ''] = (rows) =>
          resolve({ body: { data: { data: rows, total: rows.length } } });
      }),
  );
  const { user } = open();
  await waitFor(() => expect(answers['']).toBeDefined());
  await user.type(screen.getByLabelText('Search your history'), 'x');
  await waitFor(() => expect(answers.x).toBeDefined());
  answers.x?.([{ reference: 'NEW' }]);
  expect(await screen.findByText('NEW')).toBeVisible();
  await act(async () => answers['']?.([{ reference: 'OLD' }]));
  expect(screen.queryByText('OLD')).not.toBeInTheDocument();
});

it('filters the rows at hand by status', async () => {
  answer(visits(5));
  const { user, address } = open();
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(within(screen.getByRole('group', { name: 'Show by status' })).getByText('Cancelled'));
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText('3 of the 5 on this page')).toBeVisible();
  expect(address.current).toBe('/account/history?status=cancelled');
});
