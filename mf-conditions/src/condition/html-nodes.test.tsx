import { render } from '@testing-library/react';
import { parseHtml } from './html-nodes';
import { parseNatively } from './native-html-nodes';

/** What both parsers make of a text. */
function clean(html: string): string {
  const [bundled, native] = [parseHtml, parseNatively].map(
    (parse) => render(<>{parse(html)}</>).container.innerHTML,
  );
  expect(native).toBe(bundled);
  return bundled ?? '';
}

beforeAll(() => {
  // jsdom has a parser, but not this interface of it.
  const parseHTML = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  Object.assign(Document, { parseHTML });
});
afterAll(() => Reflect.deleteProperty(Document, 'parseHTML'));

it.each([
  ['<h2>Signs</h2><ul><li><strong>Fever</strong></li></ul><p>H<sub>2</sub>O</p>'],
  ['<p>Rest <strong>well</strong><br>now</p>\n<hr>'],
  ['<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'],
])('keeps the shape of the medical text %s', (html) => expect(clean(html)).toBe(html));

it.each([
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['</template></div><p>a', '<p>a</p>'],
  [
    '<table><tr><td>1<tr><td>2</table>x',
    '<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>x',
  ],
  ['1 < 2 &amp;&nbsp;3 &rsquo;&#8217; <b>x', '1 &lt; 2 &amp;&nbsp;3 ’’ <b>x</b>'],
])('closes what %s leaves open, as a browser does', (html, expected) => expect(clean(html)).toBe(expected));

it.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="x()" style="position:fixed" id="a" class="b">a</p>', '<p>a</p>'],
  ['<P DIR=rtl>a</P>', '<p dir="rtl">a</p>'],
  ['<svg><animate onbegin=alert(1)></svg><math><mi xlink:href="javascript:1">x</mi></math>', 'x'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  ['<iframe srcdoc="<script>1</script>">in</iframe><style>*{}</style>', ''],
  ['<form action="https://evil.example"><input name=card>a</form>', 'a'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ['<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=//evil.example">', ''],
  ['<h1>Malaria</h1><p>x</p>', 'Malaria<p>x</p>'],
  ['<constructor>a</constructor><__proto__>b', 'a&lt;__proto__&gt;b'],
  ['<p constructor=1 __proto__=2 dangerouslySetInnerHTML="{}" ref=x key=y>a</p>', '<p>a</p>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
])('leaves out of %s what runs, loads, overlays or collects', (html, expected) =>
  expect(clean(html)).toBe(expected),
);

it.each([
  ['https://who.int', true],
  ['/conditions', true],
  ['#signs', true],
  ['tel:112', true],
  ['javascript:alert(1)', false],
  ['&#106;avascript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['data:text/html,<script>1</script>', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['vbscript:x', false],
])('links to %s: %s', (href, isKept) => {
  const kept = isKept ? ` href="${href}"` : '';
  expect(clean(`<a target="_blank" href="${href}">x</a>`)).toBe(`<a rel="noopener noreferrer"${kept}>x</a>`);
});
