import { DocumentCache } from './document-cache';

it('renders a document of one visit each time', async () => {
  const cache = new DocumentCache();
  const render = jest.fn(() => '<p>Cover</p>');
  for (let visits = 0; visits < 2; visits += 1) await cache.get({}, undefined, () => true, render);
  expect(render).toHaveBeenCalledTimes(2);
});
