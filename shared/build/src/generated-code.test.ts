import { ChunkRetryPlugin, ChunkScopePlugin } from './plugins/chunk-plugins';
import { contentAddress } from './version-hash';
import { toIntegrity } from '@ilera/contracts/integrity';
import { IntegrityPlugin } from './plugins/integrity-plugin';
import { buildSources } from './testing/build-sources';
import { fakePage } from './testing/fake-page';

describe('ChunkScopePlugin', () => {
  const build = (version: string, page: string) =>
    buildSources(
      {
        'main.js': `globalThis.load_${version} = () => import(/* webpackChunkName: "page" */ './page.js');`,
        'page.js': page,
      },
      { plugins: [new ChunkScopePlugin()], output: { uniqueName: `part_${version}` } },
    );
  let one: Record<string, string>;
  let same: Record<string, string>;
  let changed: Record<string, string>;
  beforeAll(async () => {
    one = await build('one', 'export default 1');
    same = await build('two', 'export default 1');
    changed = await build('two', 'export default 2');
  }, 120_000);

  it('gives an unchanged chunk the same bytes in two versions', () => {
    expect(one['main.js']).not.toBe(same['main.js']);
    expect(one['page.js']).toBe(same['page.js']);
  });

  it('keeps the chunks of two versions on one page apart, in whichever order they arrive', async () => {
    const { page, runEntry, arrive, requested } = fakePage();
    runEntry('http://site/assets/part/1/main.js', one['main.js'] as string);
    runEntry('http://site/assets/part/2/main.js', changed['main.js'] as string);
    const load = (version: string) =>
      (page[`load_${version}`] as () => Promise<{ default: number }>)().then((module) => module.default);
    const first = load('one');
    const second = load('two');
    arrive(changed['page.js'] as string, requested[1]);
    arrive(one['page.js'] as string, requested[0]);
    expect(await Promise.all([first, second])).toEqual([1, 2]);
  });

  it('leaves no global behind', () => {
    const { page, runEntry } = fakePage();
    const before = Object.keys(page);
    runEntry('http://site/assets/part/1/main.js', one['main.js'] as string);
    expect(Object.keys(page).filter((name) => !before.includes(name))).toEqual(['load_one']);
  });
});

const base = '/assets/part/1/';
const sources = {
  'main.js': `
    globalThis.load = () => import(/* webpackChunkName: "page" */ './page.js').then((page) => page.default);
    globalThis.loadStyled = () => import(/* webpackChunkName: "styled" */ './styled.js').then((page) => page.default);`,
  'page.js': `export default 'the page';`,
  'styled.js': `import './styled.css'; export default 'the styled page';`,
  'styled.css': '.page { color: red }',
};

/** A page on which the part's entry has run. */
function open(files: Record<string, string>, entry = `${base}main.js`) {
  const fake = fakePage();
  fake.runEntry(`http://site${entry}`, files['main.js'] as string);
  const call = (name: string) => (fake.page[name] as () => Promise<string>)();
  const newest = (tag: string) => fake.requested.filter((element) => element.tag === tag).at(-1);
  return {
    ...fake,
    newest,
    load: () => call('load'),
    loadStyled: () => call('loadStyled'),
    addresses: () => fake.requested.map(({ src, href }) => src || href),
  };
}

describe('IntegrityPlugin', () => {
  const plugins = () => [new IntegrityPlugin('main.js')];

  it('gives each request of a chunk or style the hash of its file, in CORS mode', async () => {
    const files = await buildSources(sources, { plugins: plugins() });
    const { loadStyled, requested, addresses, fail } = open(files);
    const page = loadStyled();
    expect(addresses().sort()).toEqual([`${base}styled.css`, `${base}styled.js`]);
    for (const { src, href, integrity, crossOrigin } of requested)
      expect({ integrity, crossOrigin }).toEqual({
        integrity: toIntegrity(files[(src || href).slice(base.length)] as string),
        crossOrigin: 'anonymous',
      });
    // A load left open would end by its time limit, in the middle of another test.
    requested.forEach((element) => fail(element));
    await expect(page).rejects.toThrow('failed');
  });

  it('changes the entry with any file: the hash of the entry vouches for all', async () => {
    const blue = { ...sources, 'styled.css': '.page { color: blue }' };
    const [one, two] = [
      await buildSources(sources, { plugins: plugins() }),
      await buildSources(blue, { plugins: plugins() }),
    ];
    expect(one['styled.js']).toBe(two['styled.js']);
    expect(one['main.js']).not.toBe(two['main.js']);
  });

  it('fails the build where the named entry does not hold the runtime', async () => {
    const apart = { minimize: false, runtimeChunk: 'single' } as const;
    await expect(buildSources(sources, { plugins: plugins(), optimization: apart })).rejects.toThrow(
      "main.js has no place for its chunks' hashes",
    );
  });
});

describe('ChunkRetryPlugin', () => {
  let files: Record<string, string>;
  beforeAll(async () => {
    files = await buildSources(sources, {
      plugins: [new ChunkRetryPlugin(), new IntegrityPlugin('main.js')],
    });
  });

  /** The address that the release gives the file, as the runtime requests it. */
  const shared = (file: string) => `${base}../${contentAddress(file, toIntegrity(files[file] as string))}`;

  /** Lets the runtime request a failed file again. */
  const retry = () => new Promise(setImmediate);

  it('requests a chunk at the address that versions share', async () => {
    const { load, arrive, addresses, requested } = open(files);
    const page = load();
    expect(addresses()).toEqual([shared('page.js')]);
    expect(requested[0]?.integrity).toBe(toIntegrity(files['page.js'] as string));
    arrive(files['page.js'] as string);
    expect(await page).toBe('the page');
  });

  it("falls back to the version's own copy within one load", async () => {
    const { load, fail, arrive, addresses, requested } = open(files);
    const page = load();
    fail();
    await retry();
    expect(addresses()).toEqual([shared('page.js'), `${base}page.js`]);
    expect(requested[1]?.integrity).toBe(toIntegrity(files['page.js'] as string));
    arrive(files['page.js'] as string);
    expect(await page).toBe('the page');
  });

  it('goes to a new address on the next load after both have failed', async () => {
    const { load, fail, arrive, addresses } = open(files);
    const first = load();
    fail();
    await retry();
    fail();
    await expect(first).rejects.toThrow('Loading chunk page failed');
    const second = load();
    expect(addresses().at(-1)).toBe(`${base}page.js?r=3`);
    arrive(files['page.js'] as string);
    expect(await second).toBe('the page');
  });

  it('passes the number of a retried entry on to its chunks', async () => {
    const { load, addresses, fail } = open(files, `${base}main.js?r=1`);
    const page = load();
    fail();
    await retry();
    expect(addresses()).toEqual([`${base}page.js?r=1`, `${base}page.js?r=21`]);
    fail();
    await expect(page).rejects.toThrow('failed');
  });

  it('shows a page without a style that fails at every address', async () => {
    const { loadStyled, fail, arrive, newest } = open(files);
    const page = loadStyled();
    expect(newest('link')?.href).toBe(shared('styled.css'));
    arrive(files['styled.js'] as string, newest('script'));
    fail(newest('link'));
    await retry();
    expect(newest('link')?.href).toBe(`${base}styled.css`);
    fail(newest('link'));
    expect(await page).toBe('the styled page');
  });

  it('shows a page without a style that has not arrived in five seconds', async () => {
    jest.useFakeTimers();
    try {
      const { loadStyled, arrive, newest } = open(files);
      const page = loadStyled();
      arrive(files['styled.js'] as string, newest('script'));
      await jest.advanceTimersByTimeAsync(5_000);
      expect(await page).toBe('the styled page');
    } finally {
      jest.useRealTimers();
    }
  });
});
