import type { Prerendered, PrerenderRequest } from '@shared/contracts';
import { renderAddress } from '@shared/prerender';
import { SiteRoutes } from './router';

/** The shell's frame of a path, with a slot for the page; of `*`, the page for addresses that do not exist. */
export function render(request: PrerenderRequest): Promise<Prerendered> {
  return renderAddress(<SiteRoutes />, request);
}
