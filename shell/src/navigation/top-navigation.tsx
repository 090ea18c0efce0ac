import { type NavigationEntry, paths } from '@ilera/contracts';
import { interfaceState } from '@ilera/runtime';
import { BrandMark, IconButton, Button, MenuIcon, useSignedIn } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useServices } from '../site-services';
import { EntryLinks } from './entry-links';
import { menuCommand, MobileMenu } from './mobile-menu';
import { accountEntry, loginEntry, mainEntries, words } from './navigation.words';
import styles from './top-navigation.module.css';

/** The public site's navigation: five entries and one button, and a full-height sheet on phones. */
export const TopNavigation = observer(function TopNavigation() {
  const scrolled = interfaceState.overlays.fixedSidebar;
  const signedIn = useSignedIn();
  const entry = signedIn ? accountEntry : loginEntry;
  const entries = useMainEntries();
  return (
    <header className={`${styles.bar} ${scrolled ? styles.thin : ''}`}>
      <div className={styles.inner}>
        <BrandMark to={paths.home} label={words.homePage} />
        <nav aria-label={words.main} className={styles.entries}>
          <EntryLinks entries={entries} className={styles.entry} />
        </nav>
        <div className={styles.action} data-signed-out-only={signedIn ? undefined : true}>
          <Button href={entry.to} size="small">
            {entry.label}
          </Button>
        </div>
        <IconButton
          className={styles.menuButton}
          icon={<MenuIcon />}
          label={words.openMenu}
          aria-expanded={interfaceState.overlays.sidebar}
          {...menuCommand('show-modal', () => interfaceState.open('sidebar'))}
        />
      </div>
      <MobileMenu entries={entries} />
    </header>
  );
});

/** The main navigation's entries: the shell's five, then those of remotes (docs/adr/0011) by label. */
function useMainEntries(): NavigationEntry[] {
  const { navigation } = useServices().routes;
  // Compares code units: a locale's order may differ between server and browser.
  return [...mainEntries, ...[...navigation].sort((a, b) => (a.label < b.label ? -1 : 1))];
}
