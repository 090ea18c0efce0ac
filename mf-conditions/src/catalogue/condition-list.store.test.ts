import { keepAnswers } from '@shared/runtime';
import { fakeApi, resetRuntime } from '@shared/testing';
import { ConditionListStore } from './condition-list.store';

const rows = (from: number) =>
  Array.from({ length: 12 }, (_, index) => ({ id: from + index, title: `Condition ${from + index}` }));

beforeEach(resetRuntime);
afterEach(() => keepAnswers());

it('goes on with a press of Show More that comes before the effects of the hydrated page', async () => {
  keepAnswers({ 'condition/category/popular?page=1': { data: { data: rows(1), last_page: 2 } } });
  const server = fakeApi();
  server.data('GET condition/category/popular', { data: rows(13), last_page: 2 });
  const store = new ConditionListStore('public');
  expect(store.showKnown('popular')).toBe(true);
  const pressed = store.showMore();
  await store.show('popular');
  await pressed;
  expect(store.rows).toHaveLength(24);
  expect(server.requests('GET condition/category/popular').map(({ query }) => query.page)).toEqual(['2']);
});
