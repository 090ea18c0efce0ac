import { Component, type ReactNode } from 'react';
import { RemoteFailure } from './remote-failure';
import { reportFailure } from './report-failure';
import { versionsOf } from './registry';

interface Props {
  remote: string;
  fallback: (error: Error) => ReactNode;
  children: ReactNode;
}

/** Catches what a remote throws while it loads or draws: its part of the page is replaced, the rest lives on. */
export class RemoteBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (error instanceof RemoteFailure) return; // reported where it was found
    const version = versionsOf(this.props.remote)[0]?.version ?? 'none';
    reportFailure(new RemoteFailure(this.props.remote, version, 'render', { cause: error }));
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
