import { useSyncExternalStore } from 'react';

const topDialog = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const ignore = () => () => {};

/**
 * The open dialog that was added last, or null. A modal dialog makes the rest of the page inert, so what must
 * be seen and heard meanwhile has to stand inside it. Watches the page only while `watching`.
 */
export function useTopDialog(watching: boolean): HTMLDialogElement | null {
  return useSyncExternalStore(
    watching ? subscribe : ignore,
    () => (watching ? topDialog() : null),
    () => null,
  );
}
