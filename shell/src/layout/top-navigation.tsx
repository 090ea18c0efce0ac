import { brand, paths } from '@shared/contracts';
import { interfaceState, NavLink } from '@shared/runtime';
import { BrandMark, IconButton, LinkButton, MenuIcon, useSignedIn } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { menuCommand, MobileMenu } from './mobile-menu';
import { loginEntry, mainEntries } from './navigation-entries';
import styles from './top-navigation.module.css';

/** The public site's navigation: five entries and one button; a full-height sheet on phones. */
export const TopNavigation = observer(function TopNavigation() {
  const scrolled = interfaceState.overlays.fixedSidebar;
  const signedIn = useSignedIn();
  return (
    <header className={`${styles.bar} ${scrolled ? styles.thin : ''}`}>
      <div className={styles.inner}>
        <BrandMark to={paths.home} label={`${brand.name}, home page`} />
        <nav aria-label="Main" className={styles.entries}>
          {mainEntries.map(({ label, to }) => (
            <NavLink key={label} to={to} end className={styles.entry}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.action} data-signed-out-only={signedIn ? undefined : true}>
          {signedIn ? (
            <LinkButton href={paths.accountHome} size="small">
              My account
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
          label="Open menu"
          aria-expanded={interfaceState.overlays.sidebar}
          {...menuCommand('show-modal', () => interfaceState.open('sidebar'))}
        />
      </div>
      <MobileMenu />
    </header>
  );
});
