import { callsOf } from '@shared/contracts';
import { routeOf } from '../route-of';
import { pageRegistry } from '../page-registry';

/** The public reads that a visit of an address begins with; path and query, without the base. */
export function callsOfPage({ pathname, search }: { pathname: string; search: string }): string[] {
  const route = routeOf(pathname);
  if (!route) return [];
  const calls = pageRegistry().versionInUse(route.remote)?.firstCalls?.[route.page] ?? [];
  return callsOf(calls, { pattern: route.path, path: pathname, search });
}
