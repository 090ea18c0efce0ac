import { checkCompatibility } from './check-compatibility';
import { openReleaseDesk } from '../testing/release-desk';

/** What admission says of a remote whose visitors fetch these packages. */
function refusalsFor(visitorPackages: string[], packages = visitorPackages) {
  const { part } = openReleaseDesk();
  const shared = { react: '19.3.1', 'react-dom': '19.3.1', mobx: '7.1.3' };
  const shell = part('shell', '1.0.0', { shared, routes: [] }).release;
  const remote = part('mf-things', '1.1.0', { packages, visitorPackages }).release;
  return checkCompatibility({ shell, remotes: { 'mf-things': remote } });
}

it('lets a remote bring its own major version of a library that is not shared', () => {
  expect(refusalsFor(['yup@0.32.11', 'lodash@3.10.1', 'papaparse@4.6.3'])).toEqual([]);
});

it.each([
  'react@18.3.1',
  'react-dom@19.3.1',
  'mobx@6.13.0',
  'react-router@6.30.0',
  'react-router-dom@7.18.5',
  '@ilera/runtime@3.2.0',
])('refuses a remote that brings %s, and says why', (brought) => {
  expect(refusalsFor(['yup@1.7.1', brought])).toMatchObject([
    { message: expect.stringContaining(`mf-things 1.1.0 brings ${brought}`) },
  ]);
});

it('lets the file that only the gateway runs have copies of them', () => {
  expect(refusalsFor(['yup@1.7.1'], ['react@19.3.1', 'react-router@7.18.5', 'yup@1.7.1'])).toEqual([]);
});
