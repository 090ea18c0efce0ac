import type { ReleaseRoute } from '@ilera/contracts';
import type { Composition } from '../gateway/revisions/composition';
import { createRouteMatcher } from '../gateway/revisions/requested-page';

/** A composition that is not of a store; its records say only what a test reads. */
export const compositionOf = ({
  routes = [],
  ...records
}: {
  routes?: ReleaseRoute[];
  shell?: object;
  remotes?: Record<string, object>;
}): Composition =>
  ({
    remotesInDocument: {},
    ...records,
    routes,
    match: createRouteMatcher(routes),
  }) as unknown as Composition;
