import { runInNewContext } from 'node:vm';
import { callsOf, type FirstCall } from '@shared/contracts';
import type { Composition } from '../revisions/composition';
import * as preloadRequests from './preload-requests';

const { preloadRequestsScript } = preloadRequests;

const compositionWith = (firstCalls: FirstCall[], path = '/condition/:id'): Composition =>
  ({
    match: () => ({ path, remote: 'mf-x', page: 'p' }),
    remotes: { 'mf-x': { firstCalls: { p: firstCalls } } },
    shell: {
      requests: { js: ['lazy.http.js'], css: [] },
      files: { 'lazy.http.js': { integrity: 'sha384-http' } },
    },
  }) as unknown as Composition;

const preloadRequestsElement = (
  composition: Composition,
  path: string,
  base: string,
  answered?: string[],
): string =>
  preloadRequests.preloadRequestsElement(
    composition,
    path,
    base,
    (_release, file) => `/assets/${file}`,
    answered,
  );

/** Runs the element as a browser at an address does, and returns its requests. */
function run(
  element: string,
  address: string,
  token = '',
  { pathname, search }: Pick<URL, 'pathname' | 'search'> = new URL(address, 'http://site'),
): { url: string; authorization: string }[] {
  return runDocument(element, address, token, { pathname, search }).asked;
}

function runDocument(
  element: string,
  address: string,
  token = '',
  { pathname, search }: Pick<URL, 'pathname' | 'search'> = new URL(address, 'http://site'),
): { asked: { url: string; authorization: string }[]; preloaded: object[] } {
  const preloaded: object[] = [];
  const asked: { url: string; authorization: string }[] = [];
  const dataset = Object.fromEntries(
    [...element.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value?.replace(/&quot;/g, '"'),
    ]),
  );
  runInNewContext(preloadRequestsScript, {
    URLSearchParams,
    document: {
      currentScript: { dataset },
      createElement: () => ({}),
      head: { appendChild: (link: object) => preloaded.push({ ...link }) },
    },
    localStorage: { getItem: () => token || null },
    location: { pathname, search },
    window: {},
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      asked.push({ url, authorization: headers.Authorization ?? '' });
      return Promise.resolve();
    },
  });
  return { asked, preloaded };
}

it('fills the address in and carries the Bearer header even without a token', () => {
  const element = preloadRequestsElement(
    compositionWith([{ call: 'condition/:id' }]),
    '/condition/7',
    '/api',
  );
  expect(run(element, '/condition/7')).toEqual([{ url: '/api/condition/7', authorization: 'Bearer ' }]);
});

it('leaves out what the address excludes', () => {
  const element = preloadRequestsElement(
    compositionWith([{ call: 'condition/:id', not: ['custom'] }]),
    '/condition/custom',
    '/api',
  );
  expect(run(element, '/condition/custom')).toEqual([]);
});

it.each(['7', 'a%20b', '%2e%2e', '..%2fplan', 'custom', '%E0%A4%A', 'caf%C3%A9', "it's", 'a+b'])(
  'requests for /condition/%s exactly what the prerenderer and the page request',
  (segment) => {
    const firstCalls = [{ call: 'condition/:id', not: ['custom'] }];
    const element = preloadRequestsElement(compositionWith(firstCalls), `/condition/${segment}`, '/api');
    const expected = callsOf(firstCalls, {
      pattern: '/condition/:id',
      path: `/condition/${segment}`,
      search: '',
    });
    const asked = run(element, '/', '', { pathname: `/condition/${segment}`, search: '' });
    expect(asked.map(({ url }) => url)).toEqual(expected.map((call) => `/api/${call}`));
  },
);

it.each(['high bp', "it's 50%", 'ọ́', 'a+b', '  sugar '])(
  'searches for %s exactly as the prerenderer and the page do, once',
  (words) => {
    const firstCalls = [{ call: 'condition/search?search=:search' }];
    const search = `?${new URLSearchParams({ search: words }).toString()}`;
    const expected = callsOf(firstCalls, { pattern: '/conditions', path: '/conditions', search });
    expect(expected).toEqual([
      `condition/search?${new URLSearchParams({ search: words.trim() }).toString()}`,
    ]);
    const elementFor = (answered: string[]) =>
      preloadRequestsElement(compositionWith(firstCalls, '/conditions'), '/conditions', '/api', answered);
    const at = { pathname: '/conditions', search };
    expect(run(elementFor([]), '/', '', at).map(({ url }) => url)).toEqual([`/api/${expected[0] ?? ''}`]);
    expect(run(elementFor(expected), '/', '', at)).toEqual([]);
    expect(run(elementFor([]), '/conditions')).toEqual([]);
  },
);

it('asks nothing that the query might change', () => {
  const element = preloadRequestsElement(
    compositionWith([{ call: 'plan/type/individual', plain: true }]),
    '/health-plans',
    '/api',
  );
  expect(run(element, '/health-plans?type=family')).toEqual([]);
  expect(run(element, '/health-plans')).toHaveLength(1);
});

it('asks for the profile of whoever has a token, at the base of an API elsewhere', () => {
  const element = preloadRequestsElement(compositionWith([]), '/conditions', 'https://api.example/v1/');
  expect(run(element, '/conditions', 'abc')).toEqual([
    { url: 'https://api.example/v1/individual/profile', authorization: 'Bearer abc' },
  ]);
});

it.each(['/verify_account/:token', '/google_callback'])(
  'asks nothing while a token stands in the address of %s',
  (path) => {
    expect(preloadRequestsElement(compositionWith([], path), '/x', '/api')).toBe('');
  },
);

it('fetches the code that reads responses once where there is a request, and nowhere else', () => {
  const element = preloadRequestsElement(
    compositionWith([{ call: 'condition/:id' }]),
    '/condition/7',
    '/api',
  );
  const link = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: 'sha384-http' };
  expect(runDocument(element, '/condition/7', 'abc').asked).toHaveLength(2);
  expect(runDocument(element, '/condition/7', 'abc').preloaded).toEqual([
    { ...link, href: '/assets/lazy.http.js' },
  ]);
  const quiet = preloadRequestsElement(compositionWith([]), '/conditions', '/api');
  expect(runDocument(quiet, '/conditions').preloaded).toEqual([]);
});
