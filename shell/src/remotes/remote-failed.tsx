import { brand } from '@ilera/contracts';
import { Button, Head, SupportEmail } from '@ilera/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadDocument } from '../read-document';
import { editedFields } from '../early-input/early-input';
import { useSettlePrerendered } from '../hydration/settle-prerendered';
import { RemoteFailure } from './remote-failure';
import { useServices } from '../site-services';
import styles from './remote-failed.module.css';
import { words } from './remotes.words';

interface Props {
  error?: Error;
  onTryAgain: () => void;
  /** Whether the panel replaces a page: then it sets the heading and the title. */
  isPage?: boolean;
  /** Whether the prerendered page stays visible beside the panel. */
  readable?: boolean;
  /** Whether the visitor has tried again in this document before. */
  isRepeated?: boolean;
}

/**
 * The panel for a page or modal that failed to load: the reason, Try again, and how to reach a person. Only a
 * new document brings newer live versions, so Try again loads a document where no typed text is lost;
 * elsewhere that is offered after the first retry (R5.14).
 */
export function RemoteFailed({
  error,
  onTryAgain,
  isPage = false,
  readable = false,
  isRepeated = false,
}: Props) {
  const [isOnline, setOnline] = useState(navigator.onLine);
  const { supportCode } = useServices();
  useSettlePrerendered(isPage);
  const handleTryAgain = () => {
    const isEmpty = (isPage || readable) && editedFields([document.body]).length === 0;
    if (isOnline && isEmpty) loadDocument();
    else onTryAgain();
  };
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => {
    let isLeft = false;
    const handleOffline = () => setOnline(false);
    const handleRecovery = () => {
      if (isLeft) return;
      setOnline(navigator.onLine);
      tryAgain();
    };
    window.addEventListener('offline', handleOffline);
    window.addEventListener('online', handleRecovery);
    const late = error instanceof RemoteFailure ? error.late : undefined;
    late?.then(handleRecovery, () => undefined); // the panel stays after a failure
    return () => {
      isLeft = true;
      window.removeEventListener('offline', handleOffline);
      window.removeEventListener('online', handleRecovery);
    };
  }, [error]);
  const heading = headingOf(isOnline, readable);
  const Heading = isPage ? 'h1' : 'h2';
  const [call, write, say] = words.contact;
  return (
    <section
      className={readable ? styles.notice : styles.panel}
      role="alert"
      aria-label={readable ? words.silentRegion : words.missingRegion}
    >
      {isPage && <Head title={heading} />}
      <Heading className={styles.heading}>{heading}</Heading>
      <p>{adviceOf(isOnline, readable)}</p>
      <p>
        <Button onClick={handleTryAgain}>{words.tryAgain}</Button>
      </p>
      {isRepeated && isOnline && (
        <p>
          <span>{`${words.loadHint} `}</span>
          <Button size="small" variant="secondary" onClick={loadDocument}>
            {words.loadPage}
          </Button>
        </p>
      )}
      <p className={styles.contact}>
        {call}{' '}
        <a translate="no" href={brand.supportPhoneHref}>
          {brand.supportPhone}
        </a>{' '}
        {write} <SupportEmail />
        {say} <span translate="no">{supportCode}</span>.
      </p>
    </section>
  );
}

function headingOf(isOnline: boolean, readable: boolean): string {
  if (!isOnline) return words.offline;
  return readable ? words.silent : words.missing;
}

function adviceOf(isOnline: boolean, readable: boolean): string {
  if (readable) return words.readable(isOnline ? words.silentHint : words.offlineHint);
  return isOnline ? words.missingHint : words.offlineHint;
}
