import { Component, type ReactNode } from 'react';

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

/** Catches errors that its children throw while loading or rendering, until `resetKey` changes. */
export class ErrorBoundary extends Component<Props, State> {
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
