import { emptySlot, type Release } from '@ilera/contracts';
import { listen } from '../../testing/listen';
import { rendering } from '../../testing/rendering';
import { bringing } from '../../testing/route-rules';
import { startFakeSite } from '../../testing/sites/fake-site';
import { openLogLines } from '../../testing/sites/log-lines';
import { waitUntil } from '../../testing/wait-until';

const inSlot = (html: string) => `<div data-prerendered="">${html}</div>`;
const slot = inSlot(emptySlot);
const failing = 'exports.render = async ({ url }) => { throw new Error("no window at " + url) };';
const frames = `{ '*': 'Nothing', 'layout:site': '<article>${slot}</article>' }[page] ?? '<main>${slot}</main>'`;
const layouts = `exports.render = async ({ page }) =>
  ({ head: page === '*' ? '<title>404</title>' : '', body: ${frames} });`;
const list = `exports.render = async () => ({ head: '<title>A</title>', body: '<!--$--><h1>A</h1><!--/$-->' });`;
const { log, lines } = openLogLines();
/** A script that renders an expression of what it is asked for. */
const saying = (text: string) =>
  `exports.render = async ({ page, url, navigation, answers, config }) => ({ head: "", body: ${text} });`;

interface Given {
  layout?: string;
  page?: string;
  record?: Partial<Release>;
  /** The API's answers, by path. */
  api?: Record<string, unknown>;
  env?: NodeJS.ProcessEnv;
}

/** A site of which shell and one remote are prerendered; opens an address, and reads the document. */
async function setUp({ layout = layouts, page = list, record, api, env }: Given = {}) {
  const upstream = await listen(({ url = '' }, response) => {
    const answer = api?.[url.slice(1)];
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
  });
  const site = await startFakeSite({ env: { ...(api && { API_UPSTREAM: upstream.url }), ...env }, log });
  const shell = rendering(layout, ['/things', '/thing/:id', 'layout:site', '*']);
  const things = { ...rendering(page, ['list']), ...record };
  const parts = [site.part('shell', '2.0.0', shell), site.part('mf-things', '2.0.0', things)];
  await site.release('', '', {}, { parts });
  return async (url = '/things') => {
    const { answer, site: said } = await site.open(url);
    const [, body] = /^<div id="root"[^>]*>(.*)<\/div>$/m.exec(answer.body) ?? [];
    const [, title] = /<title[^>]*>(.*?)<\/title>/.exec(answer.body) ?? [];
    return { title, body, answers: said.answers ?? {} };
  };
}

const load = async (given?: Given, url?: string) => (await setUp(given))(url);

const listed = { title: 'A', body: `<main>${inSlot('<!--$--><h1>A</h1><!--/$-->')}</main>`, answers: {} };

it('puts a page into the slot of its layout, with React’s comments and none of its own', async () => {
  expect(await load()).toEqual(listed);
});

it('sends no form before scripts run, except a search', async () => {
  const form = '<form class="a"><input/></form><form class="b" role="search"></form><formal></formal>';
  const { body } = await load({ page: saying(JSON.stringify(form)) });
  expect(body).toContain(inSlot(form.replace('<form', '<form method="dialog"')));
});

it('is rendered for the features of the site’s API', async () => {
  const count = 'String(config.features.length)';
  const given = { layout: saying(`${count} + '${slot}'`), page: saying(count) };
  expect((await load({ ...given, env: { FEATURES: 'none' } })).body).toBe(`0${inSlot('0')}`);
});

it('is left to the browser where the release does not prerender it', async () => {
  const record = { prerender: { script: 'prerender.cjs', pages: ['other'] } };
  expect((await load({ record })).body).toBe('');
});

it('has the shell’s own page for an address that the site does not have', async () => {
  expect(await load({}, '/b')).toMatchObject({ title: '404', body: 'Nothing' });
});

describe('with answers of the API', () => {
  const record = { firstCalls: { list: [{ call: 'list' }] } };
  const api = { list: ['an answer'] };

  it('a page is rendered for the page load, and the document brings them', async () => {
    const loaded = await load({ page: saying('answers.list[0]'), record, api });
    expect(loaded).toMatchObject({ body: `<main>${inSlot('an answer')}</main>`, answers: api });
  });

  it.each([failing, saying('undefined')])('a page is left to the browser after: %s', async (page) => {
    expect(await load({ page, record, api })).toEqual({ title: 'Ilera', body: '', answers: {} });
  });

  it('a page is of its own thing alone, as the API has it by now', async () => {
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(now);
    const api = { 'thing/1': 'The first', 'thing/2': 'The second' };
    const one = { firstCalls: { list: [{ call: 'thing/:id' }] } };
    const open = await setUp({ page: saying('answers[url.slice(1)]'), record: one, api });
    expect((await open('/thing/1')).body).toContain(inSlot('The first'));
    expect((await open('/thing/2')).body).toContain(inSlot('The second'));
    api['thing/1'] = 'The new first';
    clock.mockImplementation(() => now() + 11_000);
    await waitUntil(async () => String((await open('/thing/1')).body).includes('The new first'));
    clock.mockRestore();
  });

  it('a page learns that there is nothing of what it is about, and not that there is nothing of what it also reads', async () => {
    const list = [{ call: 'also' }, { call: 'thing', required: true }];
    const page = saying('JSON.stringify(answers)');
    const answers = { thing: null };
    const body = `<main>${inSlot(JSON.stringify(answers))}</main>`;
    expect(await load({ page, record: { firstCalls: { list } }, api: {} })).toMatchObject({ body, answers });
  });
});

it('leaves an address with a query to the browser where rendering it fails, and logs why without the address', async () => {
  lines.length = 0;
  const open = await setUp({ page: failing });
  for (const name of ['Ada', 'Obi']) expect((await open(`/things?name=${name}`)).body).toBe('');
  const failed = lines.filter(({ event }) => event === 'prerender-failed');
  expect(failed[0]).toMatchObject({ part: 'mf-things', version: '2.0.0', page: 'list' });
  expect(JSON.stringify(failed)).toContain('mf-things@2.0.0: Error');
  expect(JSON.stringify(failed)).not.toMatch(/Ada|Obi/);
});

it('puts a page that a remote brings into its layout, whose path the shell does not know', async () => {
  const { body } = await load({ record: bringing('/things/own') }, '/things/own');
  expect(body).toBe(listed.body.replaceAll('main>', 'article>'));
});

it('has the navigation entries that remotes bring in a layout, rendered once for them', async () => {
  const { routes: [route] = [] } = bringing('/things/own');
  const record = { routes: [{ ...route!, navigation: 'Own' }] };
  const layout = `let count = 0; ${saying(`[++count, page, url, JSON.stringify(navigation), '${slot}'].join()`)}`;
  const open = await setUp({ layout, page: saying('url'), record });
  const own = JSON.stringify([{ label: 'Own', to: '/things/own' }]);
  for (const url of ['/things?one', '/things?two'])
    expect((await open(url)).body).toBe(`1,/things,/things,${own},${inSlot(url)}`);
  expect((await open('/nowhere')).body).toBe(`2,*,/404,${own},${slot}`);
});
