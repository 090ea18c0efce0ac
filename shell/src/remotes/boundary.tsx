import { Component, type ReactNode, createContext, use } from 'react';
import { type Elements, useLocation } from '@ilera/runtime';
import { FailedState } from '@ilera/ui';
import { loadDocument } from '../read-document';
import { words } from './remotes.words';

interface Props {
  /** A changed key shows the children again. */
  resetKey: string;
  onCatch: (error: Error) => void;
  /** Replaces the children. `retry` shows them again; `tries` counts the retries. */
  fallback: (error: Error, retry: () => void, tries: number) => ReactNode;
  children: ReactNode;
}

interface State {
  resetKey?: string;
  error?: Error | undefined;
  tries: number;
}

/** Catches errors that its children throw while loading or rendering, until the next navigation. */
export class Boundary extends Component<Props, State> {
  override state: State = { tries: 0 };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, error: undefined, tries: 0 };
  }

  override componentDidCatch(error: Error) {
    this.props.onCatch(error);
  }

  private readonly retry = () => this.setState(({ tries }) => ({ error: undefined, tries: tries + 1 }));

  override render() {
    const { error, tries } = this.state;
    return error ? this.props.fallback(error, this.retry, tries) : this.props.children;
  }
}

/** Called for each view that crashes in the remote's page or modal. */
export const CrashContext = createContext<(error: Error) => void>(() => undefined);

/** Wraps a view for `ViewBoundary` of @ilera/runtime: a crashed view shows a message in its place (R5.14). */
export const withBoundary = (children: Elements, view?: string): Elements => (
  <Guarded view={view}>{children}</Guarded>
);

function Guarded({ view, children }: { view: string | undefined; children: Elements }) {
  const { key } = useLocation();
  const onCrash = use(CrashContext);
  return (
    <Boundary
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
    </Boundary>
  );
}
