import type { NavigationEntry } from '@shared/contracts';
import { useIsHydrating } from '@shared/ui';
import { useServices } from '../site-services';
import { mainEntries } from './navigation-entries';

/**
 * The entries of the main navigation: the shell's five, and after them those that remotes bring
 * (docs/adr/0011), by their labels. They wait for hydration where the gateway could not prerender them.
 */
export function useMainEntries(): NavigationEntry[] {
  const { navigation, prerenderedNavigation } = useServices().routes;
  const waits = useIsHydrating() && !prerenderedNavigation;
  if (waits) return mainEntries;
  // By code units: the order of a locale may differ between the server and the browser.
  return [...mainEntries, ...[...navigation].sort((a, b) => (a.label < b.label ? -1 : 1))];
}
