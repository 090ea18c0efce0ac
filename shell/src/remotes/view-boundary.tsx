import { type Elements, useLocation } from '@shared/runtime';
import { FailedState } from '@shared/ui';
import { createContext, use } from 'react';
import { loadDocument } from '../document/load-document';
import { Boundary } from './boundary';
import { words } from './remotes.words';

/** Told of each view that crashes in the remote's page or modal. */
export const CrashContext = createContext<(error: Error) => void>(() => undefined);

/** What `ViewBoundary` of @shared/runtime puts around a view: one that crashed says so in its place (R5.14). */
export const withBoundary = (children: Elements, view?: string): Elements => (
  <Guarded view={view}>{children}</Guarded>
);

function Guarded({ view, children }: { view: string | undefined; children: Elements }) {
  const { key } = useLocation();
  const onCrash = use(CrashContext);
  return (
    <Boundary
      place={`${key} ${view}`}
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
    </Boundary>
  );
}
