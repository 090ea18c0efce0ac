import { toasts } from '@shared/runtime';
import { ErrorIcon, SuccessIcon } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './toast-bar.module.css';

/** Both count from the moment the toast is mounted (P4.2, R4.56). */
const SHOW_AFTER_MS = 300;
const HIDE_AFTER_MS = 2_000;

/**
 * The toast at the top right. It appears inside a live region, and its words stay findable for screen readers after the
 * bar has gone: two seconds are not enough to listen (WCAG 2.2.1).
 */
export const ToastBar = observer(function ToastBar() {
  const toast = toasts.current;
  const [last, setLast] = useState('');
  useEffect(() => {
    if (toast) setLast(toast.message);
  }, [toast]);
  const bar = toast && <Toast key={toast.id} id={toast.id} type={toast.type} message={toast.message} />;
  return (
    <div className={styles.corner}>
      <div role="status">{toast?.type === 'success' && bar}</div>
      <div role="alert">{toast?.type === 'error' && bar}</div>
      {/* As a description, so that looking for a field by its label never finds a message that names it. */}
      {last && <div role="note" aria-label="Last message" title={last} />}
    </div>
  );
});

function Toast({ id, type, message }: { id: number; type: 'success' | 'error'; message: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const show = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    const hide = setTimeout(() => toasts.clear(id), HIDE_AFTER_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
    };
  }, [id]);
  if (!shown) return null;
  return (
    <div className={`${styles.toast} ${styles[type]}`} data-toast={type}>
      {type === 'success' ? <SuccessIcon aria-hidden /> : <ErrorIcon aria-hidden />}
      <span>{message}</span>
    </div>
  );
}
