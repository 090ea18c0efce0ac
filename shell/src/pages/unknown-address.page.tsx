import { paths, strings } from '@ilera/contracts';
import { useIsInitialLocation } from '@ilera/runtime';
import { Button, Buttons, Head } from '@ilera/ui';
import { useEffect } from 'react';
import { loadDocument } from '../read-document';
import { useRestoreInput, useSettlePrerendered } from '../hydration/settle-prerendered';
import { RemoteFailed } from '../remotes/remote-failed';
import { RemotePending } from '../remotes/remote-pending';
import { useServices } from '../site-services';
import styles from './message-page.module.css';

const words = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  text: 'There is no page at this address. It may have moved, or the address may have a typing mistake.',
  toHome: 'Go to the home page',
  toConditions: 'See conditions we treat',
} as const;

/**
 * The page of an address that no remote of the document has. A document may leave remotes out (docs/adr/0012): then the
 * address is loaded as a document, which lists the remote it needs. Offline the visitor can retry.
 */
export function UnknownAddress() {
  const { isPartial } = useServices().routes;
  // The gateway knows all remotes, so its not-found response is final.
  const isNotFound = useIsInitialLocation() || !isPartial;
  useEffect(() => {
    if (!isNotFound && navigator.onLine) loadDocument();
  }, [isNotFound]);
  if (isNotFound) return <NotFound />;
  if (!navigator.onLine) return <RemoteFailed isPage onTryAgain={loadDocument} />;
  return <RemotePending page="unlisted" />;
}

function NotFound() {
  useSettlePrerendered(true);
  useRestoreInput(true);
  return (
    <section className={styles.page}>
      <Head title={words.title} description={words.description} />
      <h1 className={styles.heading}>{strings.notFound}</h1>
      <p>{words.text}</p>
      <Buttons>
        <Button href={paths.home}>{words.toHome}</Button>
        <Button href={paths.conditions} variant="secondary">
          {words.toConditions}
        </Button>
      </Buttons>
    </section>
  );
}
