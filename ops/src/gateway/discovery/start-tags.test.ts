import { addToStartTags, formatTags, parseTags } from './start-tags';

it('reads tags of a head as React writes them, and writes them back with what they say', () => {
  const tags = parseTags('<title>Fever &amp; &lt;you&gt;</title><meta name="a" content="&quot;x&quot;"/>');
  expect(tags).toEqual([
    { name: 'title', attributes: {}, text: 'Fever & <you>' },
    { name: 'meta', attributes: { name: 'a', content: '"x"' }, text: '' },
  ]);
  expect(parseTags(formatTags(tags))).toEqual(tags);
});

it('adds to the start tags that it is asked for, and changes no other byte', () => {
  const quiet = (html: string) =>
    addToStartTags(html, (name, { role }) =>
      name === 'form' && role !== 'search' ? ' method="dialog"' : undefined,
    );
  const odd =
    '<!--$--><p title="<form>">a &amp; b<br/><svg viewBox="0 0 1 1"></svg><template></template></p>';
  expect(quiet(odd)).toBe(odd);
  expect(quiet(`${odd}<form class="a>b"><input/></form><form role="search"></form><formal></formal>`)).toBe(
    `${odd}<form method="dialog" class="a>b"><input/></form><form role="search"></form><formal></formal>`,
  );
});
