import type { ComponentProps } from 'react';
import styles from './small.module.css';

/** A paragraph in small, muted letters. */
export const Small = (props: ComponentProps<'p'>) => <p className={styles.small} {...props} />;
