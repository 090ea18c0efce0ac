import type { NavigationEntry } from '@shared/contracts';
import { useIsHydrating } from '@shared/ui';
import { pageRegistry } from '../page-registry';
import { mainEntries } from './navigation-entries';

/**
 * The entries of the main navigation: the shell's five, and after them those that remotes bring
 * (docs/adr/0390), by their labels. Those are not prerendered: the build of the shell knows no remote.
 */
export function useMainEntries(): NavigationEntry[] {
  return useIsHydrating() ? mainEntries : [...mainEntries, ...ownEntries()];
}

const ownEntries = (): NavigationEntry[] =>
  [...pageRegistry().navigation].sort((a, b) => a.label.localeCompare(b.label));
