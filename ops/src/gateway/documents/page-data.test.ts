import type { FirstCall } from '@ilera/contracts';
import { compositionOf } from '../../testing/composition-of';
import { findPage } from '../revisions/requested-page';
import { documentScriptElement } from './document';
import { callsForBrowser } from './page-data';

function requests(call: FirstCall, pattern: string, address: string, answered: string[] = []) {
  const { pathname: path, search } = new URL(address, 'http://site');
  const assetUrl = (_release: unknown, file: string) => `/assets/${file}`;
  const composition = compositionOf({
    routes: [{ path: pattern, remote: 'mf-x', page: 'p' }],
    remotes: { 'mf-x': { firstCalls: { p: [call] } } },
    shell: {
      requests: { js: ['lazy.http.js'], css: [] },
      files: { 'lazy.http.js': { integrity: 'sha256-http' } },
    },
  });
  return callsForBrowser(findPage(composition, path + search), { apiBaseUrl: '/api' }, assetUrl, answered);
}

const condition: FirstCall = { call: 'condition/:id', not: ['custom'] };

it('fills the address in, and names the code that reads responses', () => {
  expect(requests(condition, '/condition/:id', '/condition/7')).toEqual({
    base: '/api',
    calls: ['condition/7'],
    own: ['individual/profile'],
    scripts: [{ url: '/assets/lazy.http.js', integrity: 'sha256-http' }],
  });
});

it('leaves out what the address excludes, what its query might change, and what the document answers', () => {
  expect(requests(condition, '/condition/:id', '/condition/custom')?.calls).toEqual([]);
  expect(requests(condition, '/condition/:id', '/condition/7', ['condition/7'])?.calls).toEqual([]);
  const plans: FirstCall = { call: 'plan/type/individual', plain: true };
  expect(requests(plans, '/health-plans', '/health-plans?type=family')?.calls).toEqual([]);
});

it('searches for the words of the address', () => {
  const search: FirstCall = { call: 'condition/search?search=:search' };
  expect(requests(search, '/conditions', '/conditions?search=high+bp')?.calls).toEqual([
    'condition/search?search=high+bp',
  ]);
  expect(requests(search, '/conditions', '/conditions')?.calls).toEqual([]);
});

it('keeps apart what is for signed-in people', () => {
  const card: FirstCall = { call: 'individual/card/:id', signedIn: true };
  expect(requests(card, '/account/card/:id', '/account/card/7')).toMatchObject({
    calls: [],
    own: ['individual/card/7', 'individual/profile'],
  });
});

it.each(['/verify_account/:token', '/google_callback'])(
  'requests nothing while a token stands in the address of %s',
  (pattern) => {
    expect(requests(condition, pattern, pattern)).toBeUndefined();
  },
);

it('names the file of a script whose text could not be read', () => {
  const script = { url: '/assets/s.js', integrity: 'sha256-s', file: 's.js', release: {} as never };
  expect(documentScriptElement({ ...script, text: 'run()' }, undefined)).toBe('<script>run()</script>');
  expect(documentScriptElement({ ...script, text: undefined }, undefined)).toBe(
    '<script crossorigin="anonymous" src="/assets/s.js" integrity="sha256-s"></script>',
  );
});
