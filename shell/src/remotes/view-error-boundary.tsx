import type { Elements } from '@ilera/runtime';
import { FailedState } from '@ilera/ui';
import { loadDocument } from '../read-document';
import { ErrorBoundary } from './error-boundary';
import { words } from './remotes.words';

/**
 * Wraps a page's views for `ViewBoundary` of @ilera/runtime: a crashed view shows a message in its place, until the
 * location or the view changes (R5.14).
 */
export const viewBoundaryAt = (locationKey: string, onCrash: (error: Error) => void) =>
  function wrapView(children: Elements, view?: string): Elements {
    return (
      <ErrorBoundary
        resetKey={`${locationKey} ${view}`}
        onCatch={onCrash}
        fallback={(_error, retry, tries) => (
          <FailedState
            title={words.viewCrashed}
            retryLabel={tries > 0 ? words.loadPage : words.tryAgain}
            onRetry={tries > 0 ? loadDocument : retry}
          >
            {tries > 0 ? words.loadHint : words.viewCrashedHint}
          </FailedState>
        )}
      >
        {children}
      </ErrorBoundary>
    );
  };
