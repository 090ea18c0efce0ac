import { paths } from '@shared/contracts';
import { interfaceState, NavLink, session } from '@shared/runtime';
import { CloseIcon, IconButton, LinkButton } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { paintedAsOpen } from '../takeover/painted-page';
import { BrandMark } from './brand-mark';
import styles from './mobile-menu.module.css';
import { loginEntry, mainEntries } from './navigation-entries';

const id = 'site-menu';

/**
 * For the buttons that open and close the menu: the browser does it as long as no script is there, which then does it
 * through the shared interface state instead.
 */
export const menuCommand = (command: 'show-modal' | 'close', act: () => void) => ({
  command,
  commandfor: id,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    act();
  },
});

/** The navigation on phones: a full-height sheet. A native dialog keeps the focus inside and closes on Escape. */
export const MobileMenu = observer(function MobileMenu() {
  const open = interfaceState.overlays.sidebar;
  const sheet = useRef<HTMLDialogElement>(null);
  // Before the browser paints: a menu that was opened on the painted page stays open without a flash.
  useLayoutEffect(() => {
    if (paintedAsOpen(id)) interfaceState.open('sidebar');
  }, []);
  useLayoutEffect(() => {
    if (open) sheet.current?.showModal();
    else sheet.current?.close();
  }, [open]);
  const close = () => interfaceState.close('sidebar');
  return (
    <dialog ref={sheet} id={id} className={styles.sheet} aria-label="Menu" onClose={close}>
      <div className={styles.top}>
        <BrandMark />
        <IconButton icon={<CloseIcon />} label="Close menu" {...menuCommand('close', close)} />
      </div>
      <nav aria-label="Menu" className={styles.entries}>
        {mainEntries.map(({ label, to }) => (
          <NavLink key={label} to={to} end className={styles.entry} onClick={close}>
            {label}
          </NavLink>
        ))}
      </nav>
      <LinkButton href={session.signedIn ? paths.accountHome : loginEntry.to} onClick={close}>
        {session.signedIn ? 'My account' : loginEntry.label}
      </LinkButton>
    </dialog>
  );
});
