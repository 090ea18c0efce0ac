import { runInNewContext } from 'node:vm';
import { callsOf, unescapeHtml, type FirstCall } from '@shared/contracts';
import type { Composition } from '../revisions/composition';
import { firstRequests, preloadRequestsElement, preloadRequestsScript } from './preload-requests';

const compositionWith = (firstCalls: FirstCall[], path = '/condition/:id'): Composition =>
  ({
    match: () => ({ path, remote: 'mf-x', page: 'p' }),
    remotes: { 'mf-x': { firstCalls: { p: firstCalls } } },
    shell: {
      requests: { js: ['lazy.http.js'], css: [] },
      files: { 'lazy.http.js': { integrity: 'sha384-http' } },
    },
  }) as unknown as Composition;

interface Start {
  token?: string;
  base?: string;
  answered?: string[];
}

/** Runs the element of an address as a browser does, and returns its requests and what it preloads. */
function start(
  composition: Composition,
  { pathname, search }: { pathname: string; search?: string },
  { token = '', base = '/api', answered = [] }: Start = {},
): { asked: { url: string; authorization: string }[]; preloaded: object[] } {
  const preloaded: object[] = [];
  const asked: { url: string; authorization: string }[] = [];
  const requests = firstRequests(composition, pathname, search ?? '', answered);
  if (!requests) return { asked, preloaded };
  const element = preloadRequestsElement(requests, composition, base, (_release, file) => `/assets/${file}`);
  const dataset = Object.fromEntries(
    [...element.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, value = '']) => [name, unescapeHtml(value)]),
  );
  runInNewContext(preloadRequestsScript, {
    document: {
      currentScript: { dataset },
      createElement: () => ({}),
      head: { appendChild: (link: object) => preloaded.push({ ...link }) },
    },
    localStorage: { getItem: () => token || null },
    window: {},
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      asked.push({ url, authorization: headers.Authorization ?? '' });
      return Promise.resolve();
    },
  });
  return { asked, preloaded };
}

const urls = (...of: Parameters<typeof start>): string[] => start(...of).asked.map(({ url }) => url);

it('fills the address in and carries the Bearer header even without a token', () => {
  expect(start(compositionWith([{ call: 'condition/:id' }]), { pathname: '/condition/7' }).asked).toEqual([
    { url: '/api/condition/7', authorization: 'Bearer ' },
  ]);
});

it('leaves out what the address excludes', () => {
  const composition = compositionWith([{ call: 'condition/:id', not: ['custom'] }]);
  expect(urls(composition, { pathname: '/condition/custom' })).toEqual([]);
});

it.each(['7', 'a%20b', '%2e%2e', '..%2fplan', 'custom', '%E0%A4%A', 'caf%C3%A9', "it's", 'a+b'])(
  'requests for /condition/%s exactly what the prerenderer and the page request',
  (segment) => {
    const firstCalls = [{ call: 'condition/:id', not: ['custom'] }];
    const pathname = `/condition/${segment}`;
    const expected = callsOf(firstCalls, { pattern: '/condition/:id', path: pathname, search: '' });
    expect(urls(compositionWith(firstCalls), { pathname })).toEqual(expected.map((call) => `/api/${call}`));
  },
);

it.each(['high bp', "it's 50%", 'ọ́', 'a+b', '  sugar '])(
  'searches for %s exactly as the prerenderer and the page do, once',
  (words) => {
    const composition = compositionWith([{ call: 'condition/search?search=:search' }], '/conditions');
    const at = { pathname: '/conditions', search: `?${new URLSearchParams({ search: words }).toString()}` };
    const expected = `condition/search?${new URLSearchParams({ search: words.trim() }).toString()}`;
    expect(urls(composition, at)).toEqual([`/api/${expected}`]);
    expect(urls(composition, at, { answered: [expected] })).toEqual([]);
    expect(urls(composition, { pathname: '/conditions' })).toEqual([]);
  },
);

it('asks nothing that the query might change', () => {
  const composition = compositionWith([{ call: 'plan/type/individual', plain: true }]);
  expect(urls(composition, { pathname: '/health-plans', search: '?type=family' })).toEqual([]);
  expect(urls(composition, { pathname: '/health-plans' })).toHaveLength(1);
});

it('asks for the profile, and what a page has for its person, with the token, at the base of an API elsewhere', () => {
  const composition = compositionWith([{ call: 'individual/card/:id', signedIn: true }]);
  const base = 'https://api.example/v1/';
  expect(start(composition, { pathname: '/condition/7' }, { token: 'abc', base }).asked).toEqual([
    { url: 'https://api.example/v1/individual/card/7', authorization: 'Bearer abc' },
    { url: 'https://api.example/v1/individual/profile', authorization: 'Bearer abc' },
  ]);
  expect(urls(composition, { pathname: '/condition/7' }, { base })).toEqual([]);
});

it.each(['/verify_account/:token', '/google_callback'])(
  'asks nothing while a token stands in the address of %s',
  (path) => {
    expect(firstRequests(compositionWith([], path), '/x', '')).toBeUndefined();
  },
);

it('fetches the code that reads responses once where there is a request, and nowhere else', () => {
  const link = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: 'sha384-http' };
  const composition = compositionWith([{ call: 'condition/:id' }]);
  const { asked, preloaded } = start(composition, { pathname: '/condition/7' }, { token: 'abc' });
  expect(asked).toHaveLength(2);
  expect(preloaded).toEqual([{ ...link, href: '/assets/lazy.http.js' }]);
  expect(start(compositionWith([]), { pathname: '/conditions' }).preloaded).toEqual([]);
});
