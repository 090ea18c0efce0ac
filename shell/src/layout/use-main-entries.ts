import type { NavigationEntry } from '@shared/contracts';
import { useIsHydrating } from '@shared/ui';
import { pageRegistry } from '../page-registry';
import { mainEntries } from './navigation-entries';

/**
 * The entries of the main navigation: the shell's five, and after them those that remotes bring
 * (docs/adr/0390), by their labels. They wait for hydration where the gateway could not prerender them.
 */
export function useMainEntries(): NavigationEntry[] {
  const waits = useIsHydrating() && !pageRegistry().prerenderedNavigation;
  return waits ? mainEntries : [...mainEntries, ...ownEntries()];
}

const ownEntries = (): NavigationEntry[] =>
  [...pageRegistry().navigation].sort((a, b) => a.label.localeCompare(b.label));
