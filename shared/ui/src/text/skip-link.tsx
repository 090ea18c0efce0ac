import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/**
 * The first element in the tab order, which skips the navigation. Keeps the address, which may hold a secret after `#`.
 */
export const SkipLink = () => (
  <a className={styles.link} href="#main" onClick={skip}>
    Skip to main content
  </a>
);

function skip(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}
