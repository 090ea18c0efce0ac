import type { PathGrant } from '@ilera/contracts';
import { compose, line, refusalsFor } from '../../testing/sites/remote-routes-site';
import { openReleaseDesk } from '../../testing/release-desk';
import { bringing } from '../../testing/route-rules';
import { checkCompatibility } from '../check-compatibility';
import { resolveRemoteRoutes } from './remote-routes';

it('admits an entry in the navigation', () => {
  expect(refusalsFor({ things: line({ navigation: 'Ẹ̀rọ ìlera' }) })).toEqual([]);
});

describe('is refused:', () => {
  it.each([
    ['a label that nobody can read', line({ navigation: '– –' })],
    ['a long label', line({ navigation: 'An entry that has no room there' })],
    ['a label that is no text', line({ navigation: true as unknown as string })],
    ['the label of an entry of the shell', line({ navigation: 'HOME' })],
    ['a label that looks like one of the shell', line({ navigation: 'All\u00a0 things ' })],
    ['a page for some', line({ navigation: 'New', access: 'signed-in' })],
    ['a page with parameters', line({ navigation: 'New', path: '/things/new/:id' })],
  ])('an entry in the navigation with %s', (_, things) => {
    expect(refusalsFor({ things })).toEqual([expect.stringContaining('in the navigation')]);
  });

  it('an entry in the navigation that another remote has', () => {
    const open = line({ path: '/things/sale/x', navigation: 'New' });
    expect(refusalsFor({ open, things: line({ navigation: 'new' }) })).toEqual([
      expect.stringMatching(/^mf-things .* in the navigation .*there is such an entry/),
    ]);
  });

  it('a second entry in the navigation', () => {
    const routes = ['/things/a', '/things/b'].map((path) => ({
      ...line({}).routes![0]!,
      path,
      navigation: path,
    }));
    expect(refusalsFor({ things: bringing('/', { routes }) })).toEqual([
      expect.stringContaining('/things/b in the navigation; a remote may have one'),
    ]);
  });

  it('a fifth entry of remotes in the navigation, although its page is served', () => {
    const names = ['mf-e1', 'mf-e2', 'mf-e3', 'mf-e4', 'mf-e5'];
    const { shell, remotes } = compose({});
    const paths = Object.fromEntries(
      names.map((name): [string, PathGrant[]] => [name, [{ prefix: `/${name}/*`, access: ['public'] }]]),
    );
    const { part } = openReleaseDesk();
    for (const name of names)
      Object.assign(remotes, {
        [name]: part(name, '1.0.0', line({ path: `/${name}`, navigation: `Entry of ${name}` })).release,
      });
    const candidate = { shell, remotes, paths };
    expect(checkCompatibility(candidate).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^mf-e5 .*room for 4 entries of remotes, and \/mf-e1, .*\/mf-e4 are there/),
    ]);
    const { routes } = resolveRemoteRoutes(candidate);
    expect(routes.filter(({ navigation }) => navigation)).toHaveLength(4);
    expect(routes).toHaveLength(5);
  });
});
