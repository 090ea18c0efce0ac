import { paths } from '@shared/contracts';
import { interfaceState, NavLink } from '@shared/runtime';
import { BrandMark, IconButton, LinkButton, MenuIcon, useSignedIn } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { words } from '../layout/layout.words';
import { menuCommand, MobileMenu } from './mobile-menu';
import { accountEntry, loginEntry } from './navigation-entries';
import styles from './top-navigation.module.css';
import { useMainEntries } from './use-main-entries';

/** The public site's navigation: five entries and one button; a full-height sheet on phones. */
export const TopNavigation = observer(function TopNavigation() {
  const scrolled = interfaceState.overlays.fixedSidebar;
  const signedIn = useSignedIn();
  const entries = useMainEntries();
  return (
    <header className={`${styles.bar} ${scrolled ? styles.thin : ''}`}>
      <div className={styles.inner}>
        <BrandMark to={paths.home} label={words.homePage} />
        <nav aria-label={words.main} className={styles.entries}>
          {entries.map(({ label, to }) => (
            <NavLink key={to} to={to} end className={styles.entry}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.action} data-signed-out-only={signedIn ? undefined : true}>
          {signedIn ? (
            <LinkButton href={accountEntry.to} size="small">
              {accountEntry.label}
            </LinkButton>
          ) : (
            <LinkButton href={loginEntry.to} size="small">
              {loginEntry.label}
            </LinkButton>
          )}
        </div>
        <IconButton
          className={styles.menuButton}
          icon={<MenuIcon />}
          label={words.openMenu}
          aria-expanded={interfaceState.overlays.sidebar}
          {...menuCommand('show-modal', () => interfaceState.open('sidebar'))}
        />
      </div>
      <MobileMenu />
    </header>
  );
});
