import { useBackCloses } from '@ilera/runtime';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isComposing } from '../fields/control';

/** Opens a dialog element as modal while `open`, reports Escape and Back, and restores the focus on unmount. */
export function useModalElement(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const handleClose = useEffectEvent(onClose);
  useBackCloses(open, onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const focusedBefore = document.activeElement;
    // Browsers from before 2022 lack showModal: the dialog then has no focus trap.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      // An unmounted dialog cannot restore the focus.
      if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected)
        focusedBefore.focus({ preventScroll: true });
    };
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    // React state decides whether the dialog is open, so the browser's closing is prevented.
    const handleCancel = (event: Event) => {
      // A file chooser that is cancelled fires the same event on its field.
      if (event.target !== dialog) return;
      event.preventDefault();
      handleClose();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      handleClose();
    };
    dialog.addEventListener('cancel', handleCancel);
    dialog.addEventListener('keydown', handleKey);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      dialog.removeEventListener('keydown', handleKey);
      // Dialogs that close together do not know which of them is the last.
      if (!document.querySelector('dialog[open]')) document.documentElement.style.overflow = '';
    };
  }, [open]);

  return ref;
}
