import type { NavigationEntry } from '@shared/contracts';
import { useIsHydrating } from '@shared/ui';
import { pageRegistry } from '../page-registry';
import { mainEntries } from './navigation-entries';

/**
 * The entries of the main navigation: the shell's five, and after them those that remotes bring
 * (docs/adr/0011), by their labels. They wait for hydration where the gateway could not prerender them.
 */
export function useMainEntries(): NavigationEntry[] {
  const waits = useIsHydrating() && !pageRegistry().prerenderedNavigation;
  return waits ? mainEntries : [...mainEntries, ...ownEntries()];
}

// By code units: the order of a locale may differ between the server and the browser.
const ownEntries = (): NavigationEntry[] =>
  [...pageRegistry().navigation].sort((a, b) => (a.label < b.label ? -1 : 1));
