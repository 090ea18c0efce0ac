import type { PathGrants } from '@ilera/contracts';
import { compose, line, refusalsFor } from '../../testing/sites/remote-routes-site';
import { bringing, grantedPaths, routeRules } from '../../testing/route-rules';
import { checkCompatibility } from '../check-compatibility';
import { onlyNew } from '../refusal';
import { resolveRemoteRoutes } from './remote-routes';

describe('a page that a remote brings within its grant', () => {
  it('is admitted, and is a line of the site map with its remote and layout', () => {
    const site = compose({
      things: bringing('/things/new/:id'),
      open: line({ path: '/account/more', access: 'signed-in', layout: 'account' }),
    });
    expect(checkCompatibility(site)).toEqual([]);
    expect(resolveRemoteRoutes(site).routes).toEqual([
      {
        path: '/account/more',
        remote: 'mf-public',
        page: 'list',
        access: 'signed-in',
        layout: 'account',
        layoutRemote: 'mf-public',
        layoutPage: 'list',
      },
      { path: '/things/new/:id', remote: 'mf-things', page: 'list', access: 'public', layout: 'site' },
    ]);
  });

  it('may be one that the shell names as the same page too: the line can move from one to the other', () => {
    const site = compose({ things: bringing('/things') });
    expect(checkCompatibility(site)).toEqual([]);
    expect(resolveRemoteRoutes(site).routes).toEqual([]);
  });

  it('may be looser than the line of the shell, which counts, but not stricter: the page would stay open', () => {
    const shell = (access: 'public' | 'signed-in' | 'manages-own-plan') => ({
      routes: [{ path: '/things', remote: 'mf-things', page: 'list', access }],
    });
    const own = (access: 'public' | 'signed-in') => line({ path: '/things', access });
    expect(refusalsFor({ shell: shell('signed-in'), things: own('public') })).toEqual([]);
    expect(refusalsFor({ shell: shell('signed-in'), things: own('signed-in') })).toEqual([]);
    expect(refusalsFor({ shell: shell('manages-own-plan'), things: own('signed-in') })).toEqual([]);
    expect(refusalsFor({ shell: shell('public'), things: own('signed-in') })).toEqual([
      expect.stringContaining('names it too, for "public", and its line counts'),
    ]);
  });
});

describe('is refused, and not served:', () => {
  it.each([
    '/blog',
    '/',
    '/thing/new',
    '/account/more',
    '/:anything',
    '/api/things',
    '/things-of-others',
    '/auth/sign-in',
  ])('%s, which is outside of the grant', (path) => {
    expect(refusalsFor({ things: bringing(path) })).toEqual([
      expect.stringMatching(path === '/' ? 'no path' : 'it has /things'),
    ]);
  });

  it.each(['/things/sale', '/things/sale/x', '/things/:part', '/things/:part/:id'])(
    '%s, which may be in the narrower grant of another remote',
    (path) => {
      expect(refusalsFor({ things: bringing(path) })).toEqual([
        expect.stringMatching(/^mf-things .* belongs to mf-public/),
      ]);
    },
  );

  it.each(['/things/*', '/things/..', '/things/x?', '/things/%2e%2e/auth', '/things//x', '/things/x.js'])(
    '%s, which is no path',
    (path) => {
      expect(refusalsFor({ things: bringing(path) })).toEqual([expect.stringContaining('no path of fixed')]);
    },
  );

  it('an address with a one-time token, which only the shell’s own are made for', () => {
    expect(refusalsFor({ things: bringing('/things/invite/:Token') })).toEqual([
      expect.stringContaining('one-time tokens'),
    ]);
  });

  it.each([
    ['a page of the shell', { routes: [{ path: '/things/x/:id' }] }, '/things/x/:name'],
    ['a page of the shell in other letters', { routes: [{ path: '/things/NEW' }] }, '/things/new'],
    [
      'one of two addresses for which neither is narrower',
      { routes: [{ path: '/things/:a/b' }] },
      '/things/a/:b',
    ],
  ])('%s', (_, shell, path) => {
    const refusals = refusalsFor({ shell, things: bringing(path) });
    expect(refusals).toEqual([expect.stringContaining('has the same addresses')]);
  });

  it('the same address of two remotes with one grant: the first by name has it', () => {
    const shared = [{ prefix: '/both/*', access: ['public' as const] }];
    const site = {
      paths: { 'mf-public': shared, 'mf-things': shared },
      things: bringing('/both/:id'),
      open: bringing('/both/:name'),
    };
    expect(refusalsFor(site)).toEqual([
      expect.stringMatching(/^mf-things .* of mf-public has the same addresses/),
    ]);
    expect(resolveRemoteRoutes(compose(site)).routes).toMatchObject([{ remote: 'mf-public' }]);
  });

  it('another page than that which the shell shows there', () => {
    const other = { js: ['page.list.js'], css: [] };
    const things = { pages: { list: other, other }, ...line({ path: '/things', page: 'other' }) };
    expect(refusalsFor({ things })).toEqual([expect.stringContaining('has the same addresses')]);
  });

  it('a page that the release does not offer, also one by the name of an object’s own', () => {
    for (const page of ['gone', 'constructor', ''])
      expect(refusalsFor({ things: line({ page }) })).toEqual([expect.stringContaining('does not offer')]);
  });

  it.each(['signed-out', 'manages-own-plan', 'nobody', undefined])('the access rule %s', (access) => {
    const route = line({ access: access as 'public' });
    expect(refusalsFor({ things: route })).toEqual([expect.stringContaining('may be for public')]);
  });

  it('an access rule that the grant has and the shell does not know', () => {
    const rules = { ...routeRules, access: ['signed-in' as const] };
    expect(refusalsFor({ shell: { routeRules: rules }, things: line({}) })).toEqual([
      expect.stringContaining('may be for signed-in.'),
    ]);
  });

  it.each(['nowhere', 'toString', undefined])('the layout %s', (layout) => {
    const route = line({ layout: layout as 'site' });
    expect(refusalsFor({ things: route })).toEqual([expect.stringContaining('the shell 1.0.0 has site')]);
  });

  it('a public page in a layout with personal data', () => {
    expect(refusalsFor({ things: line({ layout: 'account' }) })).toEqual([
      expect.stringContaining('personal data'),
    ]);
  });
});

it('refuses a remote without paths that the shell does not know, and admits it within those of the policy', () => {
  const extra = bringing('/extra/hello');
  expect(refusalsFor({ extra })).toEqual([expect.stringContaining('it has no paths')]);
  const paths: PathGrants = { ...grantedPaths, 'mf-extra': [{ prefix: '/extra/*', access: ['public'] }] };
  expect(refusalsFor({ extra, paths })).toEqual([]);
});

it('tells a new fault of another kind at an address that is refused already', () => {
  const refused = [
    { things: line({ page: 'gone' }) },
    { things: line({ access: 'nobody' as 'public' }) },
    { things: line({}), shell: { routes: [{ path: '/things/NEW' }], routeRules } },
    { things: line({}), paths: {} },
  ].map((site) => checkCompatibility(compose(site)));
  const hiding = refused.map((after) => refused.filter((before) => onlyNew(after, before).length === 0));
  expect(hiding).toEqual(refused.map((own) => [own]));
});
