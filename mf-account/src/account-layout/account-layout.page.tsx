import { interfaceState, Outlet, useLocation } from '@ilera/runtime';
import { useMediaQuery, useModalElement } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect } from 'react';
import styles from './account-layout.module.css';
import { words } from './account-layout.words';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

/** The layout of all /account pages, including other remotes' pages: sidebar, top bar, page. For signed-in people. */
export default observer(function AccountLayoutPage() {
  const narrow = useMediaQuery('(width < 768px)');
  const menuOpen = interfaceState.overlays.dashboardSidebar;
  const { pathname } = useLocation();
  const closeMenu = () => interfaceState.close('dashboardSidebar');
  // Close-all leaves this flag set, so the account's layout closes its sidebar here (R4.21).
  useEffect(() => interfaceState.close('dashboardSidebar'), [pathname]);
  return (
    <div className={styles.layout}>
      <aside className={styles.side}>
        <Sidebar />
      </aside>
      {narrow && menuOpen && <SidebarDrawer onClose={closeMenu} />}
      <div className={styles.rest}>
        <TopBar menuOpen={menuOpen} onMenu={() => interfaceState.open('dashboardSidebar')} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
});

/** The sidebar of a narrow window, over the page; Escape and a press beside it close it. Mounted while open. */
function SidebarDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useModalElement(onClose);
  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop is part of the dialog element; Escape is its key
    <dialog ref={dialog} className={styles.drawer} aria-label={words.menu} onClick={handleClick}>
      <Sidebar onNavigate={onClose} />
    </dialog>
  );
}
