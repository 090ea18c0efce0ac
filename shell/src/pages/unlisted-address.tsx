import { useIsInitialLocation } from '@shared/runtime';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { loadDocument } from '../document/site-document';
import { NotFoundPage } from './not-found.page';
import { RemoteFailed } from '../remotes/remote-failed';
import { RemotePending } from '../remotes/remote-pending';
import { whileShown } from '../while-shown';
import { useServices } from '../site-services';

/**
 * An address that no known remote has, while the document leaves remotes out: waits for them. Where they do not
 * come, the address is loaded as a document, which lists its own remote; offline it can be tried again.
 */
export function UnlistedAddress({ onComplete }: { onComplete: () => void }) {
  // The gateway knows all remotes: what it sent as not found is not found.
  const isInitial = useIsInitialLocation();
  const { unlisted } = useServices();
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const handleComplete = useEffectEvent(onComplete);
  useLayoutEffect(() => {
    if (isInitial) return undefined;
    // Before the first paint, where an intent has fetched them.
    if (unlisted.isComplete) return handleComplete();
    return whileShown(unlisted.complete(), handleComplete, (error) => {
      if (navigator.onLine) loadDocument();
      else setFailure(error);
    });
  }, [isInitial, attempt, unlisted]);
  const handleTryAgain = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  if (isInitial) return <NotFoundPage />;
  if (failure) return <RemoteFailed error={failure} isPage onTryAgain={handleTryAgain} />;
  return <RemotePending remote="unlisted" page="unlisted" />;
}
