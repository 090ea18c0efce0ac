import { RemoteContext } from '@shared/runtime';
import { type ReactNode, use } from 'react';
import { Boundary } from './boundary';
import { FailedState } from './failed-state';

/** One view of a page: when it crashes, the page's heading, tabs and other views stay (R5.14). */
export function ViewBoundary({ children }: { children: ReactNode }) {
  const { place, onCrash } = use(RemoteContext);
  return (
    <Boundary
      place={place}
      onCatch={onCrash}
      fallback={(_error, retry, tries) =>
        tries === 0 ? (
          <FailedState title="This part of the page does not work" onRetry={retry}>
            The rest of the page does.
          </FailedState>
        ) : (
          <FailedState
            title="This part of the page does not work"
            retryLabel="Load the page again"
            onRetry={() => window.location.reload()}
          >
            What you have typed on this page and not sent may be lost by that.
          </FailedState>
        )
      }
    >
      {children}
    </Boundary>
  );
}
