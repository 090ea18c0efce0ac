import { Component, type ReactNode } from 'react';
import { versionInUse } from './registry';
import { RemoteFailure } from './remote-failure';
import { reportFailure } from './report-failure';

interface Props {
  remote: string;
  /** Told the version that threw while it was drawn. */
  onCrash: (version: string) => void;
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
    const version = versionInUse(this.props.remote)?.version ?? 'none';
    reportFailure(new RemoteFailure(this.props.remote, version, 'render', { cause: error }));
    this.props.onCrash(version);
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
