import { Card, type Elements, Stack } from '@shared/ui';
import { useId } from 'react';
import styles from './block.module.css';

/**
 * Gives the heading the focus where the control that has it goes, as many a button does once it was pressed: screen
 * readers go on there.
 */
function keepFocus(block: HTMLElement | null) {
  if (!block) return undefined;
  let focused: EventTarget | null = null;
  block.addEventListener('focusin', ({ target }) => (focused = target));
  const changes = new MutationObserver(() => {
    if (!(focused instanceof Element) || focused.isConnected) return;
    focused = null;
    if (document.activeElement !== document.body) return;
    block.querySelector('h2')?.focus({ preventScroll: true });
  });
  changes.observe(block, { childList: true, subtree: true });
  return () => changes.disconnect();
}

/** A part of a screen under its heading. */
export function Block({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <section ref={keepFocus} aria-labelledby={id}>
      <Card padding="small">
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <Stack gap={3} align="start">
          {children}
        </Stack>
      </Card>
    </section>
  );
}
