import { interfaceState, session, toasts } from '@ilera/runtime';
import { ErrorIcon, SuccessIcon, VisuallyHidden } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './toast-bar.module.css';

/** The words around a toast. */
const words = {
  bar: 'Messages',
  last: (message: string) => `Last message: ${message}`,
} as const;

/** Milliseconds after the toast is mounted (P4.2, R4.56). */
const showAfterMs = 300;
const hideAfterMs = 2_000;

/**
 * The toast at the top right, in a live region. An open dialog holds the region, because the page behind it is inert.
 * The words then stay on the page as hidden text: two seconds are too short for a screen reader (WCAG 2.2.1).
 */
export const ToastBar = observer(function ToastBar() {
  const toast = toasts.current;
  const isShown = useIsToastShown(toast?.id);
  const lastMessage = interfaceState.message;
  const dialog = useTopDialog(toast !== null);
  const { token } = session;
  useEffect(() => {
    if (toast) interfaceState.select({ message: toast.message });
  }, [toast]);
  // Hides the message from the next person.
  useEffect(
    () => () => {
      toasts.clear();
      interfaceState.select({ message: '' });
    },
    [token],
  );
  const bar = toast && isShown && <Toast key={toast.id} type={toast.type} message={toast.message} />;
  const regions = (
    <>
      <div role="status">{toast?.type === 'success' && bar}</div>
      <div role="alert">{toast?.type === 'error' && bar}</div>
    </>
  );
  return (
    <section aria-label={words.bar}>
      {dialog ? createPortal(regions, dialog) : regions}
      {lastMessage && !toast && <VisuallyHidden>{words.last(lastMessage)}</VisuallyHidden>}
    </section>
  );
});

/** Whether the toast with that id should be visible. Clears the toast when its time is over. */
function useIsToastShown(id: number | undefined): boolean {
  const [shownId, setShownId] = useState<number>();
  useEffect(() => {
    if (id === undefined) return;
    const show = setTimeout(() => setShownId(id), showAfterMs);
    const hide = setTimeout(() => toasts.clear(id), hideAfterMs);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
    };
  }, [id]);
  return id !== undefined && shownId === id;
}

/**
 * The most recently opened dialog, or null. A modal dialog makes the page behind it inert, so content that
 * must be seen and heard has to stand inside the dialog. Observes the page only while `watching`.
 */
function useTopDialog(watching: boolean): HTMLDialogElement | null {
  return useSyncExternalStore(
    watching ? subscribe : ignore,
    () => (watching ? topDialog() : null),
    () => null,
  );
}

const topDialog = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const ignore = () => () => {};

function Toast({ type, message }: { type: 'success' | 'error'; message: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The top layer is above every dialog. Browsers from before 2024 lack it and show the bar by its fixed position.
    element.current?.showPopover?.();
  }, []);
  return (
    <div ref={element} popover="manual" className={`${styles.toast} ${styles[type]}`} data-toast={type}>
      {type === 'success' ? <SuccessIcon /> : <ErrorIcon />}
      <span>{message}</span>
    </div>
  );
}
