import { brand } from '@ilera/contracts';
import { useEffect, useState } from 'react';
import { Skeleton } from '@ilera/ui';
import { deadlineMs } from './remote-failure';
import styles from './remote-pending.module.css';
import { words } from './remotes.words';

const slowMs = 5_000;

interface Props {
  /** Name of the page whose height is reserved; unset inside a modal, which is as tall as its content. */
  page?: string | undefined;
  /** The load of the component, where a boundary catches what is thrown here; unset elsewhere. */
  loading?: Promise<unknown>;
}

/**
 * Shown while a component loads, and while its first rendering suspends. Shows a message after 5 seconds.
 * Throws if the loaded component still suspends after 30.
 */
export function RemotePending({ page, loading }: Props) {
  const [wait, setWait] = useState<'short' | 'slow' | 'over'>('short');
  useEffect(() => {
    let isLeft = false;
    const timers = [setTimeout(() => setWait('slow'), slowMs)];
    loading?.then(
      () => isLeft || timers.push(setTimeout(() => setWait('over'), deadlineMs)),
      () => undefined, // the boundary catches a failure
    );
    return () => {
      isLeft = true;
      timers.forEach(clearTimeout);
    };
  }, [loading]);
  if (wait === 'over') throw new Error('The component has never rendered');
  return (
    <div className={page ? `${styles.pending} ${styles.page}` : styles.pending} aria-busy="true">
      {/* React removes the previous page's title together with that page. */}
      {page && <title>{brand.name}</title>}
      <Skeleton height="2.5rem" width="min(24rem, 80%)" />
      <Skeleton height="1.25rem" width="min(36rem, 100%)" />
      <Skeleton height="16rem" />
      <p role="status" className={styles.note}>
        {wait === 'short' ? '' : words.slow}
      </p>
    </div>
  );
}
