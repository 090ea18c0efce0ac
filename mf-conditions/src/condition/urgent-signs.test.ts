import { splitUrgentSigns } from './condition-parts';

it.each([
  ['<h2>A</h2><p>a</p><h2>When to get help at once</h2><p>b</p>', '<p>b</p>', '<h2>A</h2><p>a</p>'],
  ['<h2>When to get help at once</h2><ul><li>x</li></ul><h2>B</h2>', '<ul><li>x</li></ul>', '<h2>B</h2>'],
  ['<h2>A</h2>', '', '<h2>A</h2>'],
  ['', '', ''],
])('takes the urgent signs out of %s', (body, urgent, rest) => {
  expect(splitUrgentSigns(body)).toEqual({ urgent, rest });
});
