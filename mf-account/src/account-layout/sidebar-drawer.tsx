import { useBackCloses } from '@shared/runtime';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { words } from './account-layout.words';
import styles from './sidebar-drawer.module.css';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/**
 * The sidebar on a narrow window: over the page, closed by Escape and by a press beside it. Mounted while
 * open.
 */
export function SidebarDrawer({ onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because focus goes back to the menu button only if the dialog closes while it is in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useBackCloses(true, onClose);
  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop is part of the dialog element; Escape is its key
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={words.menu}
      onClick={handleClick}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
