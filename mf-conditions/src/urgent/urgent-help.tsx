import { useDebounced, useIsHydrating } from '@shared/ui';
import { useEffect, useState } from 'react';
import type * as UrgentNoticeModule from './urgent-notice';
import styles from './urgent-help.module.css';

type Loaded = typeof UrgentNoticeModule;

/** Kept for the page's life; a load that failed is tried again with the next word. */
let loaded: Loaded | null = null;

async function load(): Promise<Loaded> {
  loaded ??= await import(/* webpackChunkName: "lazy.urgent" */ './urgent-notice');
  return loaded;
}

/**
 * Shows the call to 112 above what somebody's words lead to (R5.13). The lists of five languages are loaded with the
 * first words; where they do not arrive the call is there for everybody.
 */
export function UrgentHelp({ text }: { text: string }) {
  const rested = useDebounced(text.trim());
  const [brought] = useState(useIsHydrating());
  const [state, setState] = useState<Loaded | 'failed' | null>(loaded);
  useEffect(() => {
    if (!rested || loaded) return;
    let left = false;
    load().then(
      (now) => left || setState(now),
      () => left || setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [rested]);

  if (state === null && brought)
    // eslint-disable-next-line no-restricted-syntax -- empty: React keeps what the document brought
    return <div className={styles.help} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  if (state === 'failed')
    return (
      <p className={styles.notice}>
        <a href="tel:112">In an emergency call 112 now</a>
      </p>
    );
  return (
    <div className={styles.help}>
      {state && <state.UrgentNotice text={rested} className={styles.notice} />}
    </div>
  );
}
