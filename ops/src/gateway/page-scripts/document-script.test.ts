import type { FirstCall } from '@shared/contracts';
import type { Composition } from '../revisions/composition';
import { documentScriptElement, firstRequestsOf } from './document-script';

const compositionWith = (firstCalls: FirstCall[], path = '/condition/:id'): Composition =>
  ({
    match: () => ({ path, remote: 'mf-x', page: 'p' }),
    remotes: { 'mf-x': { firstCalls: { p: firstCalls } } },
    shell: {
      requests: { js: ['lazy.http.js'], css: [] },
      files: { 'lazy.http.js': { integrity: 'sha384-http' } },
    },
  }) as unknown as Composition;

const requests = (calls: FirstCall[], path: string, pattern: string, answered: string[] = []) =>
  firstRequestsOf(
    compositionWith(calls, pattern),
    path,
    '/api/',
    (_release, file) => `/assets/${file}`,
    answered,
  );

const profile: FirstCall = { call: 'individual/profile', signedIn: true };
const condition: FirstCall = { call: 'condition/:id' };
const search: FirstCall = { call: 'condition/search?search=:search' };

it('names the calls of the page, the profile of a signed-in person, and the code that reads responses', () => {
  expect(requests([condition], '/condition/7', '/condition/:id')).toEqual({
    base: '/api',
    pattern: '/condition/:id',
    calls: [condition, profile],
    scripts: [{ url: '/assets/lazy.http.js', integrity: 'sha384-http' }],
  });
});

it('leaves out what the document answers already', () => {
  expect(requests([condition], '/condition/7', '/condition/:id', ['condition/7'])?.calls).toEqual([profile]);
  expect(requests([search], '/conditions', '/conditions', ['condition/search?search=bp'])?.calls).toEqual([
    profile,
  ]);
  expect(requests([search], '/conditions', '/conditions')?.calls).toEqual([search, profile]);
});

it.each(['/verify_account/:token', '/google_callback'])(
  'requests nothing while a token stands in the address of %s',
  (pattern) => {
    expect(requests([condition], '/x', pattern)).toBeUndefined();
  },
);

it('names the file of a script whose text could not be read', () => {
  const script = { url: '/assets/s.js', integrity: 'sha384-s', file: 's.js', release: {} as never };
  expect(documentScriptElement({ ...script, text: 'run()' }, undefined)).toBe('<script>run()</script>');
  expect(documentScriptElement({ ...script, text: undefined }, undefined)).toBe(
    '<script crossorigin="anonymous" src="/assets/s.js" integrity="sha384-s"></script>',
  );
});
