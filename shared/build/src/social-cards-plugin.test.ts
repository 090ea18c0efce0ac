import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SocialCardsPlugin } from './social-cards-plugin';
import { buildSources } from './testing/build-sources';

// Webpack is slow on a busy machine.
jest.setTimeout(60_000);

const part = { name: 'mf-x', version: '1.0.0-abc', development: false, output: '' };
const build = (folder: string) =>
  buildSources(
    { 'main.js': 'export default 1' },
    { entry: './main.js', plugins: [new SocialCardsPlugin({ ...part, folder })] },
  );

it('adds each picture of src/social-pictures to the release under its name, and nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  mkdirSync(path.join(folder, 'src', 'social-pictures'), { recursive: true });
  for (const name of ['site.png', 'blog-post.1.png', 'notes.txt'])
    writeFileSync(path.join(folder, 'src', 'social-pictures', name), name);
  const files = await build(folder);
  expect(files).toMatchObject({ 'card.site.png': 'site.png', 'card.blog-post.1.png': 'blog-post.1.png' });
  expect(Object.keys(files).join(' ')).not.toContain('notes');
});

it('adds nothing to a part without pictures', async () => {
  const files = await build(mkdtempSync(path.join(tmpdir(), 'cards-')));
  expect(Object.keys(files).filter((name) => name.startsWith('card.'))).toEqual([]);
});
