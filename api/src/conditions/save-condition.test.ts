import fc from 'fast-check';
import { cleanHtml } from './save-condition';

/** HTML that a browser runs, loads or restyles by itself. */
const dangerous =
  /<script|<iframe|<object|<embed|<svg|<math|<style|<link|<meta|<form|<input|<img|<base|\son\w+\s*=|style\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i;

const tags = [
  'script',
  'img',
  'svg',
  'iframe',
  'a',
  'p',
  'style',
  'math',
  'form',
  'object',
  'b',
  'ScRiPt',
  'template',
  'noscript',
  'x-y',
];
const attributes = [
  'onerror=alert(1)',
  'onload="alert(1)"',
  'href="javascript:alert(1)"',
  "href='jAvAsCrIpT&#58;alert(1)'",
  'src=x',
  'style="x:expression(1)"',
  'href="data:text/html,x"',
  'srcdoc="<script>"',
  'href="//evil.example"',
  'class=x id=y',
  'href="java\tscript:alert(1)"',
];

describe('the HTML of a condition', () => {
  it.each(tags)('loses of <%s> what runs, loads or restyles, and keeps what follows', (tag) => {
    expect(attributes.length).toBeGreaterThan(3);
    for (const attribute of attributes) {
      expect(cleanHtml(`<${tag} ${attribute}>x</${tag}>y`)).toMatch(/y$/);
      for (const html of [`<${tag} ${attribute}>x</${tag}>`, `<p><${tag}/${attribute}//`])
        expect(cleanHtml(html)).not.toMatch(dangerous);
    }
  });

  it('is safe however tags are nested, and cleaning it again changes nothing', () => {
    const piece = fc.oneof(
      fc
        .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes))
        .map(([tag, attribute]) => `<${tag} ${attribute}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom('<', '>', '"', "'", '<!--', '-->', '<![CDATA[', ']]>', '&lt;script&gt;', 'text'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = cleanHtml(pieces.join(''));
        expect(once).not.toMatch(dangerous);
        return cleanHtml(once) === once;
      }),
      {
        numRuns: 2000,
        examples: [[['<p onerror=alert(1)>', '<iframe onerror=alert(1)>', '<p onerror=alert(1)>']]],
      },
    );
  });

  it('keeps headings, lists and safe links', () => {
    const html = '<h2>What it is</h2><p>Plain <strong>text</strong></p><ul><li>one</li></ul>';
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('<a href="https://who.int" target="_blank">WHO</a>')).toBe(
      '<a href="https://who.int" rel="noopener noreferrer">WHO</a>',
    );
  });
});
