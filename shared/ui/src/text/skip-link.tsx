import styles from './skip-link.module.css';

/** The first element in the tab order: skips the navigation. */
export function SkipLink({
  to = 'main',
  children = 'Skip to main content',
}: {
  to?: string;
  children?: string;
}) {
  return (
    <a className={styles.link} href={`#${to}`}>
      {children}
    </a>
  );
}
