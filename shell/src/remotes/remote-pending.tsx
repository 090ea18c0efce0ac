import { brand } from '@shared/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { RemoteFailure } from './remote-failure';
import { pageRegistry } from './registry';
import { Head, Skeleton } from '@shared/ui';
import styles from './remote-pending.module.css';

const SLOW_MS = 5_000;
/** Beyond all tries of the loader: only a part that suspends for ever gets here. */
const GIVE_UP_MS = 30_000;

interface Props {
  remote: string;
  /** Its page; none inside a modal, which is as tall as what it holds. */
  page?: string | undefined;
  children?: ReactNode;
}

/** Stands in for a part on its way: says so after 5 seconds; a part that suspends for ever becomes a failure. */
export function RemotePending({ remote, page, children }: Props) {
  const [wait, setWait] = useState<'short' | 'slow' | 'over'>('short');
  useEffect(() => {
    const slow = setTimeout(() => setWait('slow'), SLOW_MS);
    const over = setTimeout(() => setWait('over'), GIVE_UP_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(over);
    };
  }, []);
  if (wait === 'over')
    throw new RemoteFailure(remote, pageRegistry().versionInUse(remote)?.version ?? 'none', 'hang');
  return (
    <div className={page ? `${styles.pending} ${styles.page}` : styles.pending} aria-busy="true">
      {/* The page left took its own title along. */}
      {page && <Head title={brand.name} />}
      {children ?? (
        <>
          <Skeleton height="2.5rem" width="min(24rem, 80%)" />
          <Skeleton height="1.25rem" width="min(36rem, 100%)" />
          <Skeleton height="16rem" />
        </>
      )}
      <p role="status" className={styles.note}>
        {wait === 'slow' ? 'This is taking longer than usual. Please wait a little.' : ''}
      </p>
    </div>
  );
}
