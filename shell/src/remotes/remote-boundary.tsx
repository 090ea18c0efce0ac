import { Component, type ReactNode } from 'react';
import { RemoteFailure } from './remote-failure';
import { reportError } from '../vitals/report-errors';
import { reportFailure } from './report-failure';

interface Props {
  remote: string;
  /**
   * The version rendered inside: when the crash is reported, the remote may have fallen back to another one
   * already.
   */
  version: string;
  onCrash: () => void;
  fallback: (error: Error) => ReactNode;
  children: ReactNode;
}

/**
 * Catches what a remote throws while it loads or renders: a panel takes its place, and the rest of the page
 * keeps working.
 */
export class RemoteBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (error instanceof RemoteFailure) return; // reported where it was found
    const { remote, version, onCrash } = this.props;
    reportFailure(new RemoteFailure(remote, version, 'render', { cause: error }));
    reportError(error, 'crash');
    onCrash();
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
