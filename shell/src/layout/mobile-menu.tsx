import { paths } from '@shared/contracts';
import { interfaceState, session } from '@shared/runtime';
import { CloseIcon, IconButton, LinkButton } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { BrandMark } from './brand-mark';
import styles from './mobile-menu.module.css';
import { loginEntry, mainEntries } from './navigation-entries';

/** The navigation on phones: a full-height sheet. A native dialog keeps the focus inside and closes on Escape. */
export const MobileMenu = observer(function MobileMenu() {
  const open = interfaceState.overlays.sidebar;
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) sheet.current?.showModal();
    else sheet.current?.close();
  }, [open]);
  const close = () => interfaceState.close('sidebar');
  if (!open) return <dialog ref={sheet} className={styles.sheet} aria-label="Menu" />;
  return (
    <dialog ref={sheet} className={styles.sheet} aria-label="Menu" onClose={close}>
      <div className={styles.top}>
        <BrandMark />
        <IconButton icon={<CloseIcon />} label="Close menu" onClick={close} />
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
