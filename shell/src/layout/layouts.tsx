import type { PageLayout } from '@ilera/contracts';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { RemoteComponent } from '../remotes/remote-component';
import { accountLayout } from '../site-map';
import styles from './site-layout.module.css';
import { SiteFooter } from './site-footer';
import { TopNavigation } from '../navigation/top-navigation';

/** Layout components by their names in the site map. */
export const layouts: Record<PageLayout, ComponentType> = {
  site: () => <SiteLayout navigation="shown" />,
  waitlist: () => <SiteLayout navigation="hidden" />,
  checkout: () => <SiteLayout navigation="narrow-only" />,
  // The page has one task and draws its layout itself.
  bare: () => <Outlet />,
  // The account layout is a page of mf-account.
  account: () => <RemoteComponent address={accountLayout} isLayout />,
};

interface Props {
  /** `narrow-only` hides the navigation in windows wider than 1000 px, as on the guest checkout. */
  navigation: 'shown' | 'hidden' | 'narrow-only';
}

/** The public site's layout: top navigation, page, footer. A change of the page does not render it again. */
function SiteLayout({ navigation }: Props) {
  return (
    <div className={styles.layout}>
      {navigation === 'shown' && <TopNavigation />}
      {navigation === 'narrow-only' && (
        <div className={styles.narrowOnly}>
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
