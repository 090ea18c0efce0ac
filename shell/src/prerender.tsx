import type { Prerendered, PrerenderRequest } from '@shared/contracts';
import { renderAddress } from '@shared/prerender';
import { SiteRoutes } from './router';

/** Renders the shell's layout of a path, with a slot for the page; for `*`, the page for unknown addresses. */
export function render(request: PrerenderRequest): Promise<Prerendered> {
  return renderAddress(<SiteRoutes />, request);
}
