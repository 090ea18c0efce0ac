/** @jest-environment node */
import { splitUrgentSigns } from './condition-text';
import { parseHtml } from './html-nodes';

it.each([
  ['<h2>A</h2><p>a</p><h2>When to get help at once</h2><p>b</p>', ['p'], ['h2', 'p']],
  ['<h2 id="x"> When to get help at once</h2><ul><li>x</li></ul><h2>B</h2>', ['ul'], ['h2']],
  ['<h2>A</h2>', [], ['h2']],
  ['<!-- <h2>When to get help at once</h2> --><p>a</p>', [], ['p']],
  ['', [], []],
])('takes the urgent signs out of %s', (body, urgent, rest) => {
  const split = splitUrgentSigns(parseHtml(body));
  const names = (nodes: readonly unknown[]) => nodes.map((node) => (node as { type: string }).type);
  expect([names(split.urgent), names(split.remaining)]).toEqual([urgent, rest]);
});
