import { emptySlot } from '@ilera/contracts';
import { rendering } from '../../testing/rendering';
import { startFakeSite } from '../../testing/sites/fake-site';

const thing = (script: string) => rendering(script, ['list']);

async function setUp() {
  const { store, open, part, release, ...site } = await startFakeSite();
  const frame = `exports.render = async () => ({ head: '', body: '<main>${emptySlot}</main>' });`;
  const layout = rendering(frame, ['/thing/:id']);
  const live = 'exports.render = async ({ url }) => ({ head: "", body: ["Live", url].join(" ") });';
  const parts = [part('shell', '2.0.0', layout), part('mf-things', '2.0.0', thing(live))];
  await release('', '', {}, { parts });
  const show = async (version: string, script: string) => {
    const parts = [part('mf-things', version, thing(script))];
    return `preview=${(await site.show(parts, { branch: version })).id}`;
  };
  const load = async (url: string, cookie = '') => {
    const { answer } = await open(url, cookie);
    return /<main>(.*?)<\/main>/s.exec(answer.body)?.[1];
  };
  return { show, store, load };
}

it('shows the candidate’s own rendering, and changes no page of another browser', async () => {
  const { show, load } = await setUp();
  expect(await load('/thing/1')).toBe('Live /thing/1');
  const tampering = await show(
    '3.0.0',
    `Array.prototype.join = () => 'Tampered';
     exports.render = async () => ({ head: '', body: ['x'].join('') });`,
  );
  const other = await show(
    '3.1.0',
    'exports.render = async () => ({ head: "", body: ["a", "b"].join("-") });',
  );
  expect(await load('/thing/2', tampering)).toBe('Tampered');
  expect(await load('/thing/2')).toBe('Live /thing/2');
  expect(await load('/thing/2', other)).toBe('a-b');
});

it('holds up no page of another browser with a script that does not end', async () => {
  const { show, load } = await setUp();
  const hanging = await show('3.0.0', 'exports.render = async () => { for (;;) {} };');
  await load('/thing/1');
  const previewed = load('/thing/2', hanging);
  const live = await Promise.race([previewed, load('/thing/2')]);
  expect(live).toBe('Live /thing/2');
  await previewed;
});

it('starts no process again for a page load that goes on after two later previews ended it', async () => {
  const { show, store, load } = await setUp();
  const cookies: string[] = [];
  for (const version of ['3.0.0', '3.1.0', '3.2.0'])
    cookies.push(await show(version, `exports.render = async () => ({ head: "", body: "Of ${version}" });`));
  const [first, ...later] = cookies;
  const get = store.get.bind(store);
  let evict = (): void => undefined;
  const evicted = new Promise<void>((resolve) => (evict = resolve));
  let ask = (): void => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  jest.spyOn(store, 'get').mockImplementation(async (key) => {
    if (key.endsWith('3.0.0/prerender.cjs')) {
      ask();
      await evicted;
    }
    return get(key);
  });
  const loading = load('/thing/1', first);
  await asked;
  expect(await load('/thing/1', later[0])).toBe('Of 3.1.0');
  expect(await load('/thing/1', later[1])).toBe('Of 3.2.0');
  evict();
  // The scripts render it in the browser.
  expect(await loading).toBeUndefined();
  // A page load of its own has a process again.
  expect(await load('/thing/2', first)).toBe('Of 3.0.0');
});
