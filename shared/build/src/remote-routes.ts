import type { Release } from '@ilera/contracts/release';
import { isLabel, isOwnPattern, maxLabelLength, maxTitleLength, modalNamePattern } from '@ilera/contracts';

/**
 * Fails the build of a remote whose routes no shell would admit.
 * @throws if a path is malformed or repeated, a page or modal is not in the build, or a label is unreadable
 */
export function assertRemoteRoutes({ name, routes = [], modalTitles = {}, pages, modals }: Release): void {
  const faults: string[] = [];
  for (const [index, { path, page = '', navigation }] of routes.entries()) {
    if (!isOwnPattern(path)) faults.push(`${path} is no path of fixed segments and parameters`);
    if (!Object.hasOwn(pages, page))
      faults.push(`${path} has page "${page}", which is no chunk page.${page}`);
    if (routes.findIndex((other) => other.path === path) !== index) faults.push(`${path} stands there twice`);
    if (navigation !== undefined && !isLabel(navigation, maxLabelLength))
      faults.push(
        `${path} has navigation ${JSON.stringify(navigation)}, not 1 to ${maxLabelLength} Latin letters`,
      );
  }
  for (const [modal, title] of Object.entries(modalTitles)) {
    if (!Object.hasOwn(modals, modal))
      faults.push(`modalTitles has "${modal}", which is no chunk modal.${modal}`);
    if (!modalNamePattern.test(modal))
      faults.push(`modalTitles has "${modal}": a name has letters, digits, _ and -`);
    if (!isLabel(title, maxTitleLength))
      faults.push(
        `modalTitles calls "${modal}" ${JSON.stringify(title)}, not 1 to ${maxTitleLength} Latin letters`,
      );
  }
  if (faults.length > 0) throw new Error(`${name}: its routes cannot be used: ${faults.join('; ')}.`);
}
