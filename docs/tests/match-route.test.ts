import fc from 'fast-check';
import { isOwnPattern, patternsClash } from '../../shared/contracts/src/route-patterns';
import { createRouteMatcher } from '../../ops/src/site/match-route';
import { releaseRoutes } from '../../shell/src/release-routes';
import { installRegistry, PageRegistry } from '../../shell/src/page-registry';
import { routeOf } from '../../shell/src/route-of';
import { siteMap } from '../../shell/src/site-map';

const onServer = createRouteMatcher(releaseRoutes());
const served = (path: string) => {
  const route = onServer(path);
  return route && `${route.path} ${route.remote} ${route.page}`;
};
const shown = (path: string) => {
  const route = routeOf(path);
  return route && `${route.path} ${route.remote} ${route.page}`;
};

/** Segments of the real site map in any case, ids, and unusual or hostile segments. */
const known = [...new Set(siteMap.flatMap(({ path }) => path.split('/')))].filter(
  (part) => part && !part.startsWith(':'),
);
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: fc.constantFrom(...known).map((part) => part.toUpperCase()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '12',
      'custom',
      ':id',
      '*',
      'a b',
      'é',
      '%C3%A9',
      '%2F',
      '%25',
      '%',
      '%zz',
      '+',
      '..',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({ maxLength: 8 }).map((text) => encodeURIComponent(text)),
  },
);
const address = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/', '//'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`)
  // The address that a browser requests: dots resolved, and none of another host.
  .filter((path) => !path.startsWith('//'))
  .map((path) => new URL(path, 'https://site.test').pathname);

it('finds the same route for an address on the server as in the browser (Q51)', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // the router says which escapes it cannot read
  const seen = new Set<string>();
  fc.assert(
    fc.property(address, (path) => {
      const expected = shown(path);
      if (expected) seen.add(expected);
      expect([path, served(path)]).toEqual([path, expected]);
    }),
    { numRuns: 8_000, ...(process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}) },
  );
  expect(seen.size).toBeGreaterThan(25);
});

/** Paths that remotes may bring, from few words, so that they often come close to each other. */
const pattern = fc
  .array(fc.constantFrom('extra', 'EXTRA', 'a', 'b', ':x', ':y'), { minLength: 1, maxLength: 4 })
  .map((segments) => `/extra/${segments.join('/')}`);
const visited = fc
  .array(fc.constantFrom('extra', 'a', 'B', 'c', '%61', ''), { minLength: 0, maxLength: 4 })
  .map((segments) => `/extra/${segments.join('/')}`);

it('finds the same route on both sides among those that remotes bring and admission lets through (Q56)', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.uniqueArray(pattern, { maxLength: 8 }), visited, (wanted, path) => {
      const own: string[] = [];
      for (const one of wanted)
        if (isOwnPattern(one) && !own.some((other) => patternsClash(one, other))) own.push(one);
      const routes = own.map((one) => ({
        path: one,
        page: one,
        access: 'public' as const,
        layout: 'site' as const,
      }));
      const version = { version: '1', base: '/', entry: 'e', entryIntegrity: '', pages: {}, modals: {} };
      installRegistry(new PageRegistry({ shell: '1', remotes: { 'mf-extra': { ...version, routes } } }));
      const expected = routeOf(path)?.path;
      if (expected) found += 1;
      const matched = createRouteMatcher([...releaseRoutes(), ...routes])(path);
      expect([own, path, matched?.path]).toEqual([own, path, expected]);
    }),
    { numRuns: 3_000, ...(process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}) },
  );
  expect(found).toBeGreaterThan(300);
});
