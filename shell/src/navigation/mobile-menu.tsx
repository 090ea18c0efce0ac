import type { NavigationEntry } from '@ilera/contracts';
import { interfaceState, useBackCloses } from '@ilera/runtime';
import { BrandMark, CloseIcon, IconButton, Button, useSignedIn } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { EntryLinks } from './entry-links';
import styles from './mobile-menu.module.css';
import { accountEntry, loginEntry, signUpEntry, words } from './navigation.words';

const id = 'site-menu';

/**
 * Attributes of the buttons that open and close the menu: until hydration the browser acts on them,
 * afterwards the shared interface state does.
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
export const MobileMenu = observer(function MobileMenu({ entries }: { entries: NavigationEntry[] }) {
  const open = interfaceState.overlays.sidebar;
  const signedIn = useSignedIn();
  const entry = signedIn ? accountEntry : loginEntry;
  const sheet = useRef<HTMLDialogElement>(null);
  // The browser may have opened the dialog before hydration.
  useLayoutEffect(() => {
    if (sheet.current?.open) interfaceState.open('sidebar');
  }, []);
  useLayoutEffect(() => {
    const isOpen = interfaceState.overlays.sidebar;
    if (!isOpen) sheet.current?.close();
    else if (!sheet.current?.open) sheet.current?.showModal();
  }, [open]);
  const close = () => interfaceState.close('sidebar');
  useBackCloses(open, close);
  return (
    <dialog
      ref={sheet}
      id={id}
      className={styles.sheet}
      aria-label={words.menu}
      // The browser may have set `open` before hydration.
      suppressHydrationWarning
      onClose={close}
    >
      <div className={styles.top}>
        <BrandMark />
        <IconButton icon={<CloseIcon />} label={words.closeMenu} {...menuCommand('close', close)} />
      </div>
      <nav aria-label={words.menu} className={styles.entries}>
        <EntryLinks entries={entries} className={styles.entry} onClick={close} />
      </nav>
      <div className={styles.account} data-signed-out-only={signedIn ? undefined : true}>
        <Button href={entry.to} onClick={close}>
          {entry.label}
        </Button>
        {!signedIn && (
          <Button href={signUpEntry.to} variant="secondary" onClick={close}>
            {signUpEntry.label}
          </Button>
        )}
      </div>
    </dialog>
  );
});
