import type { ReactNode } from 'react';
import { CheckIcon, VisuallyHidden } from '@shared/ui';
import styles from './missing-hint.module.css';

/**
 * What a field needs, ticked once it is there. The line is always rendered, so that nothing moves while
 * typing.
 */
export function MissingHint({ met, children }: { met: boolean; children: ReactNode }) {
  return (
    <span className={styles.hint} data-met={met || undefined}>
      {met && <CheckIcon />}
      <span>
        <span>{children}</span>
        {met && <VisuallyHidden>(done)</VisuallyHidden>}
      </span>
    </span>
  );
}
