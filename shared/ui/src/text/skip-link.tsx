import styles from './skip-link.module.css';

/** The first thing that the keyboard reaches: jumps over the navigation. */
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
