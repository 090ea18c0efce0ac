import type { PathGrants, Release } from '@ilera/contracts';
import { paths } from '@ilera/contracts';
import { createRouteMatcher } from '../../ops/src/gateway/revisions/requested-page';
import { resolveRemoteRoutes } from '../../ops/src/site/remote-routes/remote-routes';
import { visitPages, type Journey } from '../skew/journeys';
import { signInAs } from '../support/states/demo-sessions';

/** An address that shows a page of a candidate. */
export interface CandidatePage {
  address: string;
  remote: string;
  needsSession: boolean;
}

interface Composed {
  releases: Release[];
  paths: PathGrants;
  /** The candidates. */
  names: string[];
  /** Addresses to open besides those without parameters. */
  visits: string[];
}

/**
 * The addresses of the candidates' pages: each one without parameters, and those that are named; for the shell,
 * those of every part.
 * @throws where a named address shows no page of a candidate
 */
export function candidatePages({ releases, paths: granted, names, visits }: Composed): CandidatePage[] {
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) return [];
  const remotes = Object.fromEntries(
    releases.filter((release) => release !== shell).map((release) => [release.name, release]),
  );
  const routes = [...(shell.routes ?? []), ...resolveRemoteRoutes({ shell, remotes, paths: granted }).routes];
  const find = createRouteMatcher(routes);
  const plain = routes.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => path);
  return [...new Set([...plain, ...visits])].flatMap((address) => {
    const { remote = '', access = 'public' } = find(address.replace(/[?#].*$/, '')) ?? {};
    if (names.includes(remote) || (remote && names.includes('shell')))
      return { address, remote, needsSession: access !== 'public' && access !== 'signed-out' };
    if (visits.includes(address)) throw new Error(`${address} is no page of ${names.join(', ')}.`);
    return [];
  });
}

/** Visits to the candidates' pages: those for everybody, and, as a demo person with a plan, those for who is signed in. */
export function candidateVisits(part: string, pages: CandidatePage[], apiUrl: string): Journey[] {
  const open = pages.filter(({ needsSession }) => !needsSession).map(({ address }) => address);
  const own = pages.filter(({ needsSession }) => needsSession).map(({ address }) => address);
  return [
    ...(open.length > 0 ? [visitPages(`the public pages of ${part}: ${open.join(' ')}`, open)] : []),
    ...(own.length > 0
      ? [
          visitPages(`the signed-in pages of ${part}: ${own.join(' ')}`, own, {
            before: (page) => signInAs(page.context(), apiUrl, 'bayo.planholder@ilera.example'),
            check: (page) => {
              if (new URL(page.url()).pathname === paths.signIn) throw new Error('It asks to sign in');
              return Promise.resolve();
            },
          }),
        ]
      : []),
  ];
}
