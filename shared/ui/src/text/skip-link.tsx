import styles from './skip-link.module.css';

/** The first element in the tab order: skips the navigation. */
export const SkipLink = () => (
  <a className={styles.link} href="#main">
    Skip to main content
  </a>
);
