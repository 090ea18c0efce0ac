import { brand, LateError } from '@ilera/contracts';
import { useEffect, useState } from 'react';
import { RemoteFailure } from './remote-failure';
import { useServices } from '../site-services';
import type { ComponentLoad } from './component-loader';
import { Skeleton } from '@ilera/ui';
import styles from './remote-pending.module.css';
import { words } from './remotes.words';

const slowMs = 5_000;
/** The loader's attempts can take longer in all: the panel disappears once the component has loaded. */
const giveUpMs = 30_000;

interface Props {
  remote: string;
  /** Name of the page whose height is reserved; unset inside a modal, which is as tall as its content. */
  page?: string | undefined;
  /** The load, where a RemoteComponent's boundary catches its failure; unset elsewhere. */
  loading?: ComponentLoad;
}

/**
 * Shown while a component loads. Shows a message after 5 seconds, and throws after 30 where a boundary
 * catches the failure.
 */
export function RemotePending({ remote, page, loading }: Props) {
  const { versions } = useServices();
  const [wait, setWait] = useState<'short' | 'slow' | 'over'>('short');
  useEffect(() => {
    const slow = setTimeout(() => setWait('slow'), slowMs);
    const over = setTimeout(() => setWait('over'), giveUpMs);
    return () => {
      clearTimeout(slow);
      clearTimeout(over);
    };
  }, []);
  if (wait === 'over' && loading) {
    const version = versions.inUse(remote)?.version ?? 'none';
    const isLate = loading.status === 'pending';
    const cause = isLate ? new LateError('It has not arrived', loading) : undefined;
    throw new RemoteFailure(remote, version, 'hang', { cause });
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
