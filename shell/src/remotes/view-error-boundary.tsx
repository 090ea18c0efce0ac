import { createContext, use } from 'react';
import { type Elements, useLocation } from '@ilera/runtime';
import { FailedState } from '@ilera/ui';
import { loadDocument } from '../read-document';
import { ErrorBoundary } from './error-boundary';
import { words } from './remotes.words';

/** Called for each view that crashes in the remote's page or modal. */
export const ViewErrorContext = createContext<(error: Error) => void>(() => undefined);

/** Wraps a view for `ViewBoundary` of @ilera/runtime: a crashed view shows a message in its place (R5.14). */
export const withViewErrorBoundary = (children: Elements, view?: string): Elements => (
  <ViewErrorBoundary view={view}>{children}</ViewErrorBoundary>
);

function ViewErrorBoundary({ view, children }: { view: string | undefined; children: Elements }) {
  const { key } = useLocation();
  const onCrash = use(ViewErrorContext);
  return (
    <ErrorBoundary
      resetKey={`${key} ${view}`}
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
}
