import type { Release } from '@shared/contracts/release';
import { isOwnPattern, routesFormat } from '@shared/contracts';

/** What a remote's configuration says of the addresses and modals that it brings. */
type OwnFacts = Pick<Release, 'routes' | 'modalTitles'>;

/** The format beside a remote's own routes and modals; nothing where it has none. */
export const formatOf = ({ routes, modalTitles }: OwnFacts): Pick<Release, 'routesFormat'> =>
  routes || modalTitles ? { routesFormat } : {};

/**
 * Fails the build of a remote whose routes no shell would admit.
 * @throws where a path is malformed or stands there twice, or a page or modal is not in the build
 */
export function assertOwnRoutes({ name, routes = [], modalTitles = {}, pages, modals }: Release): void {
  const faults: string[] = [];
  for (const [index, { path, page = '' }] of routes.entries()) {
    if (!isOwnPattern(path)) faults.push(`${path} is no path of fixed segments and parameters`);
    if (!Object.hasOwn(pages, page))
      faults.push(`${path} has page "${page}", which is no chunk page.${page}`);
    if (routes.findIndex((other) => other.path === path) !== index) faults.push(`${path} stands there twice`);
  }
  for (const modal of Object.keys(modalTitles))
    if (!Object.hasOwn(modals, modal))
      faults.push(`modalTitles has "${modal}", which is no chunk modal.${modal}`);
  if (faults.length > 0) throw new Error(`${name}: its routes cannot be used: ${faults.join('; ')}.`);
}
