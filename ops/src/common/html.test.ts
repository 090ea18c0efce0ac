import { addToStartTags } from './html';

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
