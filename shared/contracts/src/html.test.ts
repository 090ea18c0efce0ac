/** @jest-environment node */
import { html } from './html';

// Under another name, so that no formatter changes the white space that is compared.
const write = html;

it('writes values as text, in elements and in attributes', () => {
  const typed = `"><img src=x onerror=alert('1')>&`;
  const escaped = '&quot;&gt;&lt;img src=x onerror=alert(&#39;1&#39;)&gt;&amp;';
  expect(write`<p title="${typed}">${typed}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
});

it('takes markup that it made itself, lists of it, and nothing', () => {
  const items = ['a', '<b>'].map((one) => write`<li>${one}</li>`);
  expect(write`<ul>${items}</ul>${false}${undefined}${0}`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>0',
  );
});
