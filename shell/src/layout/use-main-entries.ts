import { useIsHydrating } from '@shared/ui';
import { pageRegistry } from '../page-registry';
import { mainEntries } from './navigation-entries';

/** A link of the navigation. */
interface Entry {
  label: string;
  to: string;
}

/**
 * The entries of the main navigation: the shell's five, and after them those that remotes bring
 * (docs/adr/0390), by their labels. Those are not prerendered: the build of the shell knows no remote.
 */
export function useMainEntries(): Entry[] {
  return useIsHydrating() ? mainEntries : [...mainEntries, ...ownEntries()];
}

const ownEntries = (): Entry[] =>
  pageRegistry()
    .ownRoutes.flatMap(({ navigation, path }) =>
      navigation === undefined ? [] : [{ label: navigation, to: path }],
    )
    .sort((a, b) => a.label.localeCompare(b.label));
