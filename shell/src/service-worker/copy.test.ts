import { toCopy } from './copy';

const html =
  '<html><head><title data-prerendered>Malaria &amp; fever | Ilera</title></head><body>\n<div id="root">text</div></body></html>';
const answer = (init: ResponseInit = {}, marked = true) =>
  new Response(html, {
    ...init,
    headers: {
      'content-security-policy': "default-src 'none'",
      date: 'Sun, 22 Nov 2026 10:00:00 GMT',
      etag: 'W/"1"',
      ...(marked && { 'offline-copy': '1' }),
    },
  });

it('is the document with a line that says what it is, under the same policy', async () => {
  const copy = await toCopy(answer());
  const text = await copy?.text();
  expect(text).toContain('<div id="root">text</div>');
  expect(text).toContain('You are reading the copy of 22nd November, 2026');
  expect(copy?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(copy?.headers.get('kept-at')).toBe('2026-11-22T10:00:00.000Z');
  expect(copy?.headers.get('etag')).toBeNull();
  expect(decodeURIComponent(copy?.headers.get('kept-title') ?? '')).toBe('Malaria & fever | Ilera');
});

it.each([
  ['an unmarked document', answer({}, false)],
  ['a page that is not there', answer({ status: 404 })],
  ['a site that is starting', answer({ status: 503 })],
])('is not made of %s', async (_what, response) => {
  expect(await toCopy(response)).toBeNull();
});
