import { matchingFirst } from './matching-first';

const articles = [
  { id: 1, title: 'Blood pressure' },
  { id: 2, title: 'Fever and malaria' },
  { id: 3, title: 'A plan' },
];
const ids = (term: string) => matchingFirst(articles, term).map(({ id }) => id);

it.each([
  ['malaria', [2, 1, 3]],
  ['MALARIA fever', [2, 1, 3]],
  ['nothing', [1, 2, 3]],
  ['', [1, 2, 3]],
])('orders by “%s” and leaves nobody out', (term, order) => {
  expect(ids(term)).toEqual(order);
});
