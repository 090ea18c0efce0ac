import { useIsInitialLocation } from '@ilera/runtime';
import { useEffect } from 'react';
import { loadDocument } from '../document/site-document';
import { RemoteFailed } from '../remotes/remote-failed';
import { RemotePending } from '../remotes/remote-pending';
import { NotFoundPage } from './not-found.page';

/**
 * An address that no remote of the document has, while the document leaves remotes out (docs/adr/0012): it is loaded as a
 * document, which lists its own. Offline it can be tried again.
 */
export function UnlistedAddress() {
  // The gateway knows all remotes: what it sent as not found is not found.
  const isInitial = useIsInitialLocation();
  useEffect(() => {
    if (!isInitial && navigator.onLine) loadDocument();
  }, [isInitial]);
  if (isInitial) return <NotFoundPage />;
  if (!navigator.onLine) return <RemoteFailed error={offline} isPage onTryAgain={loadDocument} />;
  return <RemotePending remote="unlisted" page="unlisted" />;
}

const offline = new Error('The browser is offline');
