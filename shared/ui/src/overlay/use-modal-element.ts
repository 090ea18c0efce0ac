import { useBackCloses } from '@ilera/runtime';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isComposing } from '../fields/control';

/** Opens a dialog element as modal while mounted, reports Escape and Back, and restores the focus on unmount. */
export function useModalElement(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const handleClose = useEffectEvent(onClose);
  useBackCloses(true, onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const focusedBefore = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // An unmounted dialog cannot restore the focus.
      if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected)
        focusedBefore.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
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
  }, []);

  return ref;
}
