import { renderPage } from '@ilera/testing';
import { screen } from '@testing-library/react';
import { useQueryState } from './use-query-state';

const defaults = { page: 1, search: '', category: 'popular', view: ['cards', 'table'] } as const;

function Shown() {
  const [state, change] = useQueryState(defaults);
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => change({ page: 2, view: 'table' })}>Further</button>
      <button onClick={() => change({ page: 1, category: 'popular', view: 'cards' })}>First</button>
    </>
  );
}
const shown = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>;

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=100000', 100_000],
  ['page=100001', 1],
  ['page=1e21', 1],
  ['page=x', 1],
])('reads the page of %j as %d', (query, page) => {
  renderPage(Shown, { at: `/?${query}` });
  expect(shown().page).toBe(page);
});

it.each([
  ['', { search: '', category: 'popular', view: 'cards' }],
  ['search=a+b&category=all&view=table', { search: 'a b', category: 'all', view: 'table' }],
  ['category=&view=nonsense', { category: 'popular', view: 'cards' }],
])('reads %j, and the default where it cannot mean anything', (query, state) => {
  renderPage(Shown, { at: `/?${query}` });
  expect(shown()).toMatchObject(state);
});

it('names all but the defaults, and keeps the rest of the query', async () => {
  const { user, address } = renderPage(Shown, { at: '/?a=1&category=all' });
  await user.click(screen.getByRole('button', { name: 'Further' }));
  expect(address.current).toBe('/?a=1&category=all&page=2&view=table');
  await user.click(screen.getByRole('button', { name: 'First' }));
  expect(address.current).toBe('/?a=1');
});
