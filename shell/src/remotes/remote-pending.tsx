import { brand, LateError } from '@ilera/contracts';
import { useEffect, useState } from 'react';
import type { ComponentLoad } from './component-loader';
import { Skeleton } from '@ilera/ui';
import styles from './remote-pending.module.css';
import { words } from './remotes.words';

const slowMs = 5_000;
/** For the load, whose attempts can take longer in all, and then for the first rendering. */
const giveUpMs = 30_000;

interface Props {
  /** Name of the page whose height is reserved; unset inside a modal, which is as tall as its content. */
  page?: string | undefined;
  /** The load, where a RemoteComponent's boundary catches its failure; unset elsewhere. */
  loading?: ComponentLoad;
}

/**
 * Shown while a component loads. Shows a message after 5 seconds, and throws after 30 where a boundary
 * catches the failure: a LateError without the component, another error if the loaded component still suspends.
 */
export function RemotePending({ page, loading }: Props) {
  const [wait, setWait] = useState<'short' | 'slow' | 'over'>('short');
  useEffect(() => {
    const slow = setTimeout(() => setWait('slow'), slowMs);
    const giveUpLater = () => setTimeout(() => setWait('over'), giveUpMs);
    let over = giveUpLater();
    const handleLoaded = () => {
      clearTimeout(over);
      over = giveUpLater();
    };
    loading?.then(handleLoaded, () => undefined); // the boundary catches a failure
    return () => {
      clearTimeout(slow);
      clearTimeout(over);
    };
  }, [loading]);
  if (wait === 'over' && loading) {
    if (loading.status === 'pending') throw new LateError('The component has not arrived', loading);
    throw new Error('The component has never rendered');
  }
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
