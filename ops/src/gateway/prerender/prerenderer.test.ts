import { featureNames, hydrationFormat, type FeatureName, type Release } from '@ilera/contracts';
import { compositionOf } from '../../testing/composition-of';
import { findPage, type RequestedPage } from '../revisions/requested-page';
import type { AssetCache } from '../assets/asset-cache';
import { readAnswers } from '../documents/page-data';
import type { Answer, AnswerCache } from './answer-cache';
import { Prerenderer } from './prerenderer';
import type { RenderProcess } from './render-process';

const slot = '<div data-prerendered=""><template data-page-slot=""></template></div>';
const pages: Record<string, object> = {
  shell: {
    '/a': { head: '', body: `<main>${slot}</main>` },
    'layout:bare': { head: '', body: `<article>${slot}</article>` },
    '*': { head: '<title>404</title>', body: 'Nothing' },
  },
  'mf-a': { a: { head: '<title>A</title>', body: '<!--$--><h1>A</h1><!--/$-->' } },
};

const release = (name: string) =>
  ({
    name,
    version: '1',
    prerender: { script: 'prerender.cjs', pages: 'prerendered.json', hydration: hydrationFormat },
  }) as Release;

/** A site of one page. */
const newSite = (path = '/a', layout?: 'bare') =>
  compositionOf({
    shell: release('shell'),
    remotes: { 'mf-a': release('mf-a') },
    routes: [{ path, remote: 'mf-a', page: 'a', ...(layout && { layout }) }],
  });

/** @param answer the API's to every call; unset: the browser makes all calls */
function open(render?: jest.Mock, answer?: Answer, features: readonly FeatureName[] = featureNames) {
  const answers = answer && ({ get: async () => answer } as unknown as AnswerCache);
  const assetCache = {
    text: async ({ name }: Release) => JSON.stringify(pages[name]),
  } as unknown as AssetCache;
  const app = { assetCache, config: { site: { features } } as never };
  const made = new Prerenderer({ render } as unknown as RenderProcess, app);
  return {
    prerender: async (page: RequestedPage) => made.prerender(page, await readAnswers(page, { answers })),
  };
}

const prerenderer = open();

it('puts a page into the slot of its layout, with React’s comments and none of its own', async () => {
  expect(await prerenderer.prerender(findPage(newSite(), '/a'))).toMatchObject({
    head: [{ name: 'title', attributes: {}, text: 'A' }],
    body: '<main><div data-prerendered=""><!--$--><h1>A</h1><!--/$--></div></main>',
  });
});

it('is rendered anew for an API that lacks features with which the build rendered it', async () => {
  const render = jest.fn().mockResolvedValue({ head: '', body: `<main>Without ${slot}</main>` });
  const foreign = open(render, undefined, []);
  expect((await foreign.prerender(findPage(newSite(), '/a')))?.body).toContain('Without');
  expect(render).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ config: expect.objectContaining({ features: [] }) }),
  );
  render.mockRejectedValue(new Error('too long'));
  expect(await open(render, undefined, []).prerender(findPage(newSite(), '/a'))).toBeUndefined();
});

it('has the shell’s own page for an address that the site does not have', async () => {
  expect(await prerenderer.prerender(findPage(newSite(), '/b'))).toMatchObject({
    head: [{ name: 'title', attributes: {}, text: '404' }],
    body: 'Nothing',
  });
});

it('brings no answers with the page that the build rendered: where rendering for the page load fails, the browser asks', async () => {
  const failing = jest.fn().mockRejectedValue(new Error('too long'));
  const made = open(failing, { body: ['an answer'], tag: 't' });
  const composition = newSite();
  composition.remotes['mf-a']!.firstCalls = { a: [{ call: 'list' }] };
  expect(await made.prerender(findPage(composition, '/a'))).toMatchObject({
    key: '/a',
    body: '<main><div data-prerendered=""><!--$--><h1>A</h1><!--/$--></div></main>',
    answers: {},
  });
  failing.mockResolvedValue({ head: '', body: '<h1>an answer</h1>' });
  expect(await made.prerender(findPage(composition, '/a'))).toMatchObject({
    key: '/a /a t',
    body: '<main><div data-prerendered=""><h1>an answer</h1></div></main>',
    answers: { list: ['an answer'] },
  });
});

it('leaves an address with a query to the browser where rendering it fails: the build’s page knows no query', async () => {
  const failing = open(jest.fn().mockRejectedValue(new Error('too long')));
  expect(await failing.prerender(findPage(newSite(), '/a?tab=second'))).toBeUndefined();
});

it('tells a page that there is nothing of what it is about, and no page that there is nothing of what it also reads', async () => {
  const render = jest.fn().mockResolvedValue({ head: '', body: '' });
  const made = open(render, { body: null, tag: 'absent' });
  const composition = newSite();
  composition.remotes['mf-a']!.firstCalls = { a: [{ call: 'also' }, { call: 'thing', required: true }] };
  expect(await made.prerender(findPage(composition, '/a'))).toMatchObject({ answers: { thing: null } });
  expect(render.mock.calls[0]?.[1].answers).toEqual({ thing: null });
});

it('puts a page that a remote brings into its layout, whose path the shell’s build does not know', async () => {
  const composition = newSite('/own', 'bare');
  expect(await prerenderer.prerender(findPage(composition, '/own'))).toMatchObject({
    head: [{ name: 'title', attributes: {}, text: 'A' }],
    body: '<article><div data-prerendered=""><!--$--><h1>A</h1><!--/$--></div></article>',
  });
});

describe('navigation entries that remotes bring', () => {
  const withEntry = () => {
    const composition = newSite();
    composition.remotesInDocument['mf-a'] = {
      routes: [{ path: '/own', page: 'a', access: 'public', layout: 'bare', navigation: 'Own' }],
    } as never;
    return composition;
  };
  const rendered = { head: '', body: `<nav>Own</nav><main>${slot}</main>` };

  it('are in the layout, which is rendered once for them', async () => {
    const render = jest.fn().mockResolvedValue(rendered);
    const made = open(render);
    const composition = withEntry();
    const expected = {
      body: '<nav>Own</nav><main><div data-prerendered=""><!--$--><h1>A</h1><!--/$--></div></main>',
    };
    expect(await made.prerender(findPage(composition, '/a'))).toMatchObject(expected);
    expect(await made.prerender(findPage(composition, '/a'))).toMatchObject(expected);
    expect(render).toHaveBeenCalledTimes(1);
    expect(render).toHaveBeenCalledWith(
      composition.shell,
      expect.objectContaining({ page: '/a', url: '/a', navigation: [{ label: 'Own', to: '/own' }] }),
    );
    await made.prerender(findPage(composition, '/nowhere'));
    expect(render).toHaveBeenLastCalledWith(
      composition.shell,
      expect.objectContaining({ page: '*', url: '/404' }),
    );
  });

  it('leave the page to the browser where rendering them fails: the build’s layout has none', async () => {
    const failing = open(jest.fn().mockRejectedValue(new Error('too long')));
    expect(await failing.prerender(findPage(withEntry(), '/a'))).toBeUndefined();
  });
});
