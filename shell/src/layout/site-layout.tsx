import { Outlet } from 'react-router-dom';
import styles from './site-layout.module.css';
import { SiteFooter } from './site-footer';
import { TopNavigation } from '../navigation/top-navigation';

interface Props {
  /** `narrow-only`: hidden when the window is wider than 1000 px, as on the guest checkout. */
  navigation: 'shown' | 'hidden' | 'narrow-only';
}

/**
 * The public site's layout: top navigation, the page, the footer. Not rendered again when the page inside it
 * changes.
 */
export function SiteLayout({ navigation }: Props) {
  return (
    <div className={styles.layout}>
      {navigation !== 'hidden' && (
        <div className={navigation === 'narrow-only' ? styles.narrowOnly : styles.sticky}>
          <TopNavigation />
        </div>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
